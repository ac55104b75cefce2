import { paths } from '@shop/contract';
import { formatDate } from '@shop/format';
import { LoadState, PagesOfList } from '@shop/kit';
import { Link, useLanguage, useTranslation } from '@shop/platform';
import { boughtApi, type BoughtProduct } from '../../parts/bought-products.ts';
import { NothingBought } from '../../parts/nothing-bought.tsx';
import { ProductLine } from '../../parts/product-line.tsx';
import styles from '../../parts/line.module.css';

const Bought = ({ line }: { line: BoughtProduct }) => {
  const { t } = useTranslation('account');
  const language = useLanguage();
  const { product } = line;
  const warranty = t(`bought.warranty.${line.warranty}`);
  return (
    <ProductLine name={line.name} thumbnail={line.thumbnail} product={product}>
      <p className={styles.quiet}>
        {t('bought.on', { date: formatDate(line.bought_at, language) })}
        {' · '}
        <Link href={paths.order(line.order_id)}>{t('orders.number', { id: line.order_id })}</Link>
      </p>
      {!product && <p className={styles.quiet}>{t('wishlist.gone')}</p>}
      <div className={styles.ways}>
        {line.is_reviewed === 1 ? (
          <Link href={paths.reviews()}>{t('bought.review')}</Link>
        ) : (
          product && (
            <Link href={paths.writeReview(product.entity_id)} aria-label={t('reviews.writeNamed', { name: line.name })}>
              {t('reviews.write')}
            </Link>
          )
        )}
        <Link href={paths.warranties()} aria-label={t('bought.warrantyNamed', { warranty, name: line.name })}>
          {warranty}
        </Link>
        {product && (
          <Link href={paths.installVideos(product.url_path)} aria-label={t('bought.manualNamed', { name: line.name })}>
            {t('bought.manual')}
          </Link>
        )}
      </div>
    </ProductLine>
  );
};

export const BoughtProducts = ({ page }: { page: number }) => {
  const { t } = useTranslation('account');
  const { currentData, ...query } = boughtApi.useBoughtQuery(page);
  if (!currentData) return <LoadState t={t} query={query} title={t('bought.failed')} lines={10} />;
  if (currentData.total === 0) return <NothingBought title={t('bought.none')} />;
  return (
    <>
      <ul className={styles.lines} aria-label={t('title.products')}>
        {currentData.list.map((line) => (
          <Bought key={`${line.order_id} ${line.item_id}`} line={line} />
        ))}
      </ul>
      <PagesOfList t={t} {...currentData} label={t('bought.pages')} page={page} hrefFor={paths.boughtProducts} />
    </>
  );
};
