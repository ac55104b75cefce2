import { paths, type PageHead } from '@shop/contract';
import { pageOf, loading } from '@shop/kit';
import { useSearchParams, useTranslation, type HeadContext } from '@shop/platform';
import { Container } from '@shop/ui';
import { JoinOverlay, PayButton } from '../features/plus/joining/join-button.tsx';
import { joiningModels } from '../features/plus/joining/models.ts';
import { plusOrdersApi } from '../features/plus-orders/endpoints.ts';
import { PlusOrderList } from '../features/plus-orders/plus-order-list.tsx';
import styles from '../parts/programme.module.css';

export const models = joiningModels;

export const loader = loading(({ dispatch, url }) => [
  dispatch(plusOrdersApi.endpoints.plusOrders.initiate(pageOf(url.searchParams), { subscribe: false })),
]);

export const head = ({ t }: HeadContext<'membership'>): PageHead => ({
  title: t('title.plusOrders'),
  canonical: paths.plusOrders(),
  robots: 'noindex',
});

/** The Plus+ orders of a customer (ROUTE-041). */
export default function PlusOrdersPage() {
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
