import { paths, type CallResult } from '@shop/contract';
import { Link, useTranslation } from '@shop/platform';
import styles from './search.module.css';

interface Props {
  keyword: string;
  /** Undefined while it is looked for. */
  list: CallResult<'searchProducts'> | undefined;
}

/** Says whether all of the keyword was found, and names pages of the shop that answer it. */
export const SearchHead = ({ keyword, list }: Props) => {
  const { t } = useTranslation('catalog');
  const corrected = list?.corrected_keyword ?? null;
  const pages = list?.pages ?? [];
  const isSold = list?.total !== 0;
  const found = isSold || pages.length > 0;
  return (
    <header className={styles.head}>
      <h1 className={styles.title}>
        {t(found ? 'search.heading' : 'search.nothing', { keyword: corrected ?? keyword })}
      </h1>
      {corrected !== null && isSold && <p className={styles.note}>{t('search.corrected', { keyword, corrected })}</p>}
      {list?.partial && isSold && <p className={styles.note}>{t('search.partial')}</p>}
      {pages.length > 0 && (
        <nav aria-labelledby="pages" className={styles.pages}>
          <p id="pages">{t('search.pages')}</p>
          <ul className={styles.pageLinks}>
            {pages.map(({ title, url_path }) => (
              <li key={url_path}>
                <Link href={paths.content(url_path)}>{title}</Link>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </header>
  );
};
