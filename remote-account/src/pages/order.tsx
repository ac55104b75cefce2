import { paths, type Order, type PageResult } from '@shop/contract';
import { addressLines, formatDate } from '@shop/format';
import { LoadState, PageFrame } from '@shop/kit';
import { failureStatus, Link, type LoaderContext, siteApi, useLanguage, usePage, useTranslation } from '@shop/platform';
import { Breadcrumbs, Envelope } from '@shop/ui';
import type { ReactNode } from 'react';
import { ordersApi, useCustomerOrderQuery } from '../features/orders/endpoints.ts';
import { PaidWith, Shipments } from '../features/orders/order-facts.tsx';
import { OrderActions } from '../features/orders/order-actions.tsx';
import { OrderItems } from '../features/orders/order-items.tsx';
import { OrderReturns } from '../features/orders/order-returns.tsx';
import { OrderStatus } from '../features/orders/order-status.tsx';
import { OrderTotals } from '../features/orders/order-totals.tsx';
import { Panel } from '../parts/panel.tsx';
import styles from '../parts/page.module.css';

export { privateHead as head } from '@shop/contract';

export const loader = async ({ dispatch, params }: LoaderContext): Promise<PageResult | void> => {
  const [{ isError, error }] = await Promise.all([
    dispatch(ordersApi.endpoints.customerOrder.initiate(params.id ?? '', { subscribe: false })),
    dispatch(siteApi.endpoints.regions.initiate(undefined, { subscribe: false })),
  ]);
  if (isError) return failureStatus(error);
};

const OrderView = ({ order }: { order: Order }): ReactNode => {
  const { t } = useTranslation('account');
  const language = useLanguage();
  const { data: regions = [] } = siteApi.useRegionsQuery();
  const goal = addressLines(order.shipping_address, regions);
  const bill = addressLines(order.billing_address, regions);
  return (
    <>
      <header>
        <div className={styles.head}>
          <h1>{t('orders.number', { id: order.order_id })}</h1>
          <OrderStatus status={order.status} />
        </div>
        <p className={styles.quiet}>{t('order.placedOn', { date: formatDate(order.created_at, language) })}</p>
        {order.in_review && <p>{t('order.review')}</p>}
      </header>
      <OrderActions order={order} />
      <div className={styles.columns}>
        <div className={styles.column}>
          <Panel title={t('order.items')}>
            <OrderItems items={order.items} />
          </Panel>
          <Panel title={t('order.delivery')}>
            <Shipments order={order} />
          </Panel>
          {order.returns.length > 0 && (
            <Panel title={t('returns.heading')}>
              <OrderReturns order={order} />
            </Panel>
          )}
        </div>
        <div className={styles.column}>
          <Panel title={t('order.totals')}>
            <OrderTotals order={order} />
          </Panel>
          <Panel title={t('order.address')}>
            <Envelope lines={goal} />
          </Panel>
          {bill.join() !== goal.join() && (
            <Panel title={t('order.billing')}>
              <Envelope lines={bill} />
            </Panel>
          )}
          <Panel title={t('order.payment')}>
            <PaidWith payment={order.payment} />
          </Panel>
        </div>
      </div>
    </>
  );
};

/** One order: what was bought, where it goes, what it cost and its status (ORD-002). */
export default function OrderPage(): ReactNode {
  const { t } = useTranslation('account');
  const { params } = usePage();
  const { currentData, ...query } = useCustomerOrderQuery(params.id ?? '');
  return (
    <PageFrame>
      <Breadcrumbs
        label={t('breadcrumb')}
        linkComponent={Link}
        items={[
          { label: t('title.home'), href: paths.accountHome() },
          { label: t('title.orders'), href: paths.orders() },
          { label: params.id ?? t('title.order') },
        ]}
      />
      {currentData ? (
        <OrderView order={currentData} />
      ) : (
        <LoadState t={t} query={query} title={t('order.failed')} lines={12} headingLevel={1} />
      )}
    </PageFrame>
  );
}
