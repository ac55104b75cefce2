import { paths, type PageResult } from '@shop/contract';
import { Link, useSearchParams, useTranslation, type LoaderContext } from '@shop/platform';
import { Breadcrumbs, Container, Pagination } from '@shop/ui';
import type { ReactNode } from 'react';
import { ordersApi, useCustomerOrdersQuery } from '../features/orders/endpoints.ts';
import { NoOrders } from '../features/orders/no-orders.tsx';
import { OrderCards } from '../features/orders/order-card.tsx';
import { LoadState } from '../parts/load-state.tsx';
import { pageOf } from '../parts/page-of.ts';
import { privateHead } from '../parts/private-head.ts';
import { isAnswer } from '../parts/problem.ts';
import styles from '../parts/page.module.css';

export const head = privateHead('orders');

export async function loader({ dispatch, url }: LoaderContext): Promise<PageResult | void> {
  const asked = ordersApi.endpoints.customerOrders.initiate(pageOf(url.searchParams), { subscribe: false });
  const { isError, error } = await dispatch(asked);
  if (isError) return { status: isAnswer(error, 401) ? 401 : 503 };
}

function Orders({ page }: { page: number }): ReactNode {
  const { t } = useTranslation('account');
  const { currentData, ...query } = useCustomerOrdersQuery(page);
  if (!currentData) return <LoadState query={query} title={t('orders.failed')} lines={10} />;
  const { list, page_size, total } = currentData;
  if (total === 0) return <NoOrders />;
  return (
    <>
      <p className={styles.quiet}>{t('orders.count', { count: total })}</p>
      {list.length === 0 && (
        <p>
          {t('orders.pastEnd')} <Link href={paths.orders()}>{t('orders.first')}</Link>
        </p>
      )}
      <OrderCards orders={list} label={t('title.orders')} />
      <Pagination
        page={page}
        pageCount={Math.ceil(total / page_size)}
        hrefFor={paths.orders}
        linkComponent={Link}
        labels={{
          navigation: t('orders.pages'),
          previous: t('orders.previous'),
          next: t('orders.next'),
          page: (number) => t('orders.page', { page: number }),
        }}
      />
    </>
  );
}

/** All orders of the customer, a page at a time (document 1 §7.2, order list). */
export default function OrdersPage(): ReactNode {
  const { t } = useTranslation('account');
  const [query] = useSearchParams();
  return (
    <Container className={styles.page}>
      <Breadcrumbs
        label={t('breadcrumb')}
        linkComponent={Link}
        items={[{ label: t('title.home'), href: paths.accountHome() }, { label: t('title.orders') }]}
      />
      <h1>{t('title.orders')}</h1>
      <Orders page={pageOf(query)} />
    </Container>
  );
}
