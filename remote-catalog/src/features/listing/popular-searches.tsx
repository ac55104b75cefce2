import { paths } from '@shop/contract';
import { formatMoney } from '@shop/format';
import { Link, siteApi, useTranslation, useLanguage } from '@shop/platform';
import { Picture, Price, Skeleton } from '@shop/ui';
import chips from '../../parts/chips.module.css';
import styles from './search.module.css';

/** Nothing while it is not known what others search for. */
export const KeywordLinks = () => {
  const { t } = useTranslation('catalog');
  const { data } = siteApi.usePopularSearchQuery();
  if (!data || data.hot_keyword.length === 0) return null;
  return (
    <nav aria-label={t('search.popular')}>
      <ul className={chips.chips}>
        {data.hot_keyword.map(({ id, keyword, url }) => (
          <li key={id}>
            <Link href={url ? paths.content(url) : paths.search(keyword)} className={chips.chip}>
              {keyword}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
};

/** The search page before anything was searched for. */
export const PopularSearches = () => {
  const { t } = useTranslation('catalog');
  const language = useLanguage();
  const { data, isLoading } = siteApi.usePopularSearchQuery();
  return (
    <div className={styles.nothing}>
      <header>
        <h1 className={styles.title}>{t('search.empty.title')}</h1>
        <p className={styles.note}>{t('search.empty.text')}</p>
      </header>
      {isLoading && <Skeleton shape="lines" lines={4} />}
      <KeywordLinks />
      {data && data.searchbar_popular_products.length > 0 && (
        <section aria-labelledby="popular">
          <h2 id="popular" className={styles.subtitle}>
            {t('search.popularProducts')}
          </h2>
          <ul className={styles.products}>
            {data.searchbar_popular_products.map(({ name, url_path, thumbnail, price, special_price }) => (
              <li key={url_path}>
                <Link href={paths.product(url_path)} className={styles.product}>
                  <Picture
                    src={thumbnail ?? undefined}
                    alt=""
                    sizes="96px"
                    ratio={[1, 1]}
                    fit="contain"
                    className={styles.picture}
                  />
                  <span>
                    {name}
                    <Price
                      size="small"
                      current={formatMoney(special_price ?? price, language)}
                      {...(special_price !== null && special_price < price
                        ? { old: formatMoney(price, language), wasLabel: t('price.was') }
                        : {})}
                    />
                  </span>
                </Link>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
};
