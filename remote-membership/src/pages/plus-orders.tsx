import { paths, type PageHead, type PageResult } from '@shop/contract';
import { pageOf } from '@shop/kit';
import { failureStatus, type LoaderContext, useSearchParams, useTranslation, type HeadContext } from '@shop/platform';
import { Container } from '@shop/ui';
import type { ReactNode } from 'react';
import { JoinOverlay, PayButton } from '../features/plus/joining/join-button.tsx';
import { joiningModels } from '../features/plus/joining/models.ts';
import { plusOrdersApi } from '../features/plus-orders/endpoints.ts';
import { PlusOrderList } from '../features/plus-orders/plus-order-list.tsx';
import styles from '../parts/programme.module.css';

export const models = joiningModels;

export const loader = async ({ dispatch, url }: LoaderContext): Promise<PageResult | void> => {
  const asked = plusOrdersApi.endpoints.plusOrders.initiate(pageOf(url.searchParams), { subscribe: false });
  const { isError, error } = await dispatch(asked);
  if (isError) return failureStatus(error);
};

export const head = ({ t }: HeadContext<'membership'>): PageHead => ({
  title: t('title.plusOrders'),
  canonical: paths.plusOrders(),
  robots: 'noindex',
});

/** The Plus+ orders of a customer (ROUTE-041). */
export default function PlusOrdersPage(): ReactNode {
  const { t } = useTranslation('membership');
  const [query] = useSearchParams();
  return (
    <Container className={styles.page}>
      <h1>{t('title.plusOrders')}</h1>
      <PlusOrderList page={pageOf(query)} pay={<PayButton />} />
      <JoinOverlay />
    </Container>
  );
}
