import type { ReactNode } from 'react';
import { paths } from '@shop/contract';
import { Link, useTranslation } from '@shop/platform';
import { Button, Form, Skeleton, TextField } from '@shop/ui';
import { useServed } from '../shell/served-pages.tsx';
import { shellApi } from '../shell/shell-data.ts';
import styles from './fallback-navigation.module.css';

/** As many as fit above the fold of a phone. */
const SHOWN = 8;

const PopularCategories = (): ReactNode => {
  const { t } = useTranslation('host');
  const { data: roots, isError, isFetching, refetch } = shellApi.endpoints.categories.useQuery('roots');
  const { page } = useServed();
  const shown =
    roots?.filter(({ url_path }) => page(paths.category(url_path), 'category')) ??
    Array.from({ length: SHOWN }, () => null);
  if (!roots && isError) {
    return (
      <p className={styles.failed}>
        {t('failure.categoriesFailed')}{' '}
        <Button variant="quiet" size="small" busy={isFetching} onClick={() => void refetch()}>
          {t('failure.retry')}
        </Button>
      </p>
    );
  }
  return (
    <ul className={styles.categories} aria-busy={!roots}>
      {shown.slice(0, SHOWN).map((root, place) => (
        <li key={root?.url_path ?? place}>
          {root ? (
            <Link href={paths.category(root.url_path)}>{root.name}</Link>
          ) : (
            <Skeleton shape="block" height="control" />
          )}
        </li>
      ))}
    </ul>
  );
};

/** Where to go from a page that cannot be shown: a search, which works without scripts too, and the categories. */
export const FallbackNavigation = (): ReactNode => {
  const { t } = useTranslation('host');
  const { page, call } = useServed();
  return (
    <div className={styles.ways}>
      {page(paths.search('')) && (
        <Form
          role="search"
          aria-label={t('failure.search')}
          method="get"
          action={paths.search('')}
          className={styles.search}
        >
          <TextField
            type="search"
            name="keyword"
            label={t('failure.search')}
            enterKeyHint="search"
            maxLength={100}
            required
          />
          <Button type="submit">{t('search.submit')}</Button>
        </Form>
      )}
      {call('categoryTree') && (
        <nav aria-labelledby="popular-categories">
          <h2 id="popular-categories">{t('failure.categories')}</h2>
          <PopularCategories />
        </nav>
      )}
    </div>
  );
};
