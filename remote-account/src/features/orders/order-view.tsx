import { isDelivered, type Order } from '@shop/contract';
import { addressLines, formatDate } from '@shop/format';
import { siteApi, useLanguage, useTranslation } from '@shop/platform';
import { Envelope } from '@shop/ui';
import type { ReactNode } from 'react';
import { Panel } from '../../parts/panel.tsx';
import styles from '../../parts/page.module.css';
import { OrderNote, PaidWith, Shipments } from './order-facts.tsx';
import { OrderItems } from './order-items.tsx';
import { OrderReturns } from './order-returns.tsx';
import { OrderStatus } from './order-status.tsx';
import { OrderTotals } from './order-totals.tsx';

interface Props {
  order: Order;
  actions: ReactNode;
  /** Below what is on its way. */
  children?: ReactNode;
}

/** A whole order: what was bought, where it goes, what it cost and its status, for its customer or for a letter's reader. */
export const OrderView = ({ order, actions, children }: Props) => {
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
          <OrderStatus status={order.status} isDelivered={isDelivered(order)} />
        </div>
        <p className={styles.quiet}>{t('order.placedOn', { date: formatDate(order.created_at, language) })}</p>
        {order.in_review && <p>{t('order.review')}</p>}
      </header>
      {actions}
      <div className={styles.columns}>
        <div className={styles.column}>
          <Panel title={t('order.items')}>
            <OrderItems order={order} />
          </Panel>
          <Panel title={t(isDelivered(order) ? 'order.delivery' : 'order.pickup')}>
            <Shipments order={order} />
          </Panel>
          {order.returns.length > 0 && (
            <Panel title={t('returns.heading')}>
              <OrderReturns order={order} />
            </Panel>
          )}
          {children}
        </div>
        <div className={styles.column}>
          <Panel title={t('order.totals')}>
            <OrderTotals order={order} />
          </Panel>
          <Panel title={t(isDelivered(order) ? 'order.address' : 'order.ownAddress')}>
            <Envelope lines={goal} />
          </Panel>
          {bill.join() !== goal.join() && (
            <Panel title={t('order.billing')}>
              <Envelope lines={bill} />
            </Panel>
          )}
          {order.note !== undefined && (
            <Panel title={t('order.note')}>
              <OrderNote>{order.note}</OrderNote>
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
