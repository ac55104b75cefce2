import { paths, type PageResult } from '@shop/contract';
import { AccountPage, LoadState, pageOf, PagesOfList } from '@shop/kit';
import { failureStatus, type LoaderContext, useSearchParams, useTranslation } from '@shop/platform';
import type { ReactNode } from 'react';
import { ordersApi, useCustomerOrdersQuery } from '../features/orders/endpoints.ts';
import { NoOrders } from '../features/orders/no-orders.tsx';
import { OrderCards } from '../features/orders/order-card.tsx';
import styles from '../parts/page.module.css';

export { privateHead as head } from '@shop/contract';

export const loader = async ({ dispatch, url }: LoaderContext): Promise<PageResult | void> => {
  const asked = ordersApi.endpoints.customerOrders.initiate(pageOf(url.searchParams), { subscribe: false });
  const { isError, error } = await dispatch(asked);
  if (isError) return failureStatus(error);
};

const Orders = ({ page }: { page: number }): ReactNode => {
  const { t } = useTranslation('account');
  const { currentData, ...query } = useCustomerOrdersQuery(page);
  if (!currentData) return <LoadState t={t} query={query} title={t('orders.failed')} lines={10} />;
  const { list, total } = currentData;
  if (total === 0) return <NoOrders />;
  return (
    <>
      <p className={styles.quiet}>{t('orders.count', { count: total })}</p>
      <OrderCards orders={list} label={t('title.orders')} />
      <PagesOfList t={t} {...currentData} label={t('orders.pages')} page={page} hrefFor={paths.orders} />
    </>
  );
};

/** All orders of the customer, a page at a time (ORD-001). */
export default function OrdersPage(): ReactNode {
  const { t } = useTranslation('account');
  const [query] = useSearchParams();
  return (
    <AccountPage t={t} title={t('title.orders')}>
      <Orders page={pageOf(query)} />
    </AccountPage>
  );
}
