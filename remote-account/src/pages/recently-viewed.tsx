import { paths, type PageResult } from '@shop/contract';
import { Link, useTranslation, type LoaderContext } from '@shop/platform';
import { Breadcrumbs, Container } from '@shop/ui';
import type { ReactNode } from 'react';
import { viewedApi } from '../features/viewed/endpoints.ts';
import { Viewed } from '../features/viewed/viewed.tsx';
import { privateHead } from '../parts/private-head.ts';
import { isAnswer } from '../parts/problem.ts';
import styles from '../parts/page.module.css';

export const head = privateHead('viewed');

export async function loader({ dispatch }: LoaderContext): Promise<PageResult | void> {
  const asked = viewedApi.endpoints.viewed.initiate(undefined, { subscribe: false, forceRefetch: true });
  const { isError, error } = await dispatch(asked);
  if (isError) return { status: isAnswer(error, 401) ? 401 : 503 };
}

/** Recently viewed products (document 1 §2.2). */
export default function RecentlyViewedPage(): ReactNode {
  const { t } = useTranslation('account');
  return (
    <Container className={styles.page}>
      <Breadcrumbs
        label={t('breadcrumb')}
        linkComponent={Link}
        items={[{ label: t('title.home'), href: paths.accountHome() }, { label: t('title.viewed') }]}
      />
      <h1>{t('title.viewed')}</h1>
      <Viewed />
    </Container>
  );
}
