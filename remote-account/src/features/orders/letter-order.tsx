import { paths, type Order } from '@shop/contract';
import { LinkButton } from '@shop/kit';
import { useTranslation } from '@shop/platform';
import type { ReactNode } from 'react';
import { Panel } from '../../parts/panel.tsx';
import { ReturnTime } from '../../parts/return-time.tsx';
import { CancelOrder } from './cancel-order.tsx';
import { OrderView } from './order-view.tsx';
import styles from './order-actions.module.css';

interface Props {
  order: Order;
  letterKey: string;
  /** The way of its parcels. */
  children?: ReactNode;
}

/** An order as the link of its letter opens it: everything to read, and what can still be changed. */
export const LetterOrder = ({ order, letterKey, children }: Props) => {
  const { t } = useTranslation('account');
  const { order_id, customer_email: email } = order;
  return (
    <OrderView
      order={order}
      actions={
        <div role="group" aria-label={t('orderActions.label')} className={styles.actions}>
          <LinkButton size="small" variant="secondary" href={paths.contact({ order_id })}>
            {t('orderActions.help')}
          </LinkButton>
          <LinkButton
            size="small"
            variant="secondary"
            href={paths.login({ email, redirect: paths.accountHome({ claim: order_id }) })}
          >
            {t('letterOrder.claim')}
          </LinkButton>
        </div>
      }
    >
      {children}
      {(order.can_cancel || order.status === 'cancelled') && (
        <Panel title={t('orderActions.cancel')}>
          <CancelOrder order={order} letterKey={letterKey} />
        </Panel>
      )}
      <Panel title={t('letterOrder.changes')}>
        <p>
          {order.shipments.length === 0 && order.status !== 'cancelled' ? (
            t('letterOrder.address')
          ) : (
            <>
              {t('letterOrder.returns')} <ReturnTime />
            </>
          )}
        </p>
      </Panel>
    </OrderView>
  );
};
