import { paths, type Order } from '@shop/contract';
import { formatDate, formatMoney } from '@shop/format';
import { Link, useLanguage, useTranslation } from '@shop/platform';
import { ReturnPhotos } from './return-photos.tsx';
import styles from './order-facts.module.css';

/** Each return with its state, its pictures, and the label while it is still needed. */
export const OrderReturns = ({ order }: { order: Order }) => {
  const { t } = useTranslation('account');
  const language = useLanguage();
  return (
    <ul className={styles.shipments}>
      {order.returns.map(({ return_id, status, created_at, items, photos, refund_amount, rejection_reason }) => (
        <li key={return_id}>
          <p>{t(`returnState.${status}`, { id: return_id, date: formatDate(created_at, language) })}</p>
          <p className={styles.quiet}>
            {items.map(({ name, qty }) => t('order.units', { name, count: qty })).join(', ')}
          </p>
          {rejection_reason && <blockquote className={styles.words}>{rejection_reason}</blockquote>}
          {refund_amount !== null && <p>{t('order.refunded', { amount: formatMoney(refund_amount, language) })}</p>}
          {status === 'requested' && (
            <Link href={paths.returnLabel({ order_id: order.order_id, return_id })}>{t('returns.label')}</Link>
          )}
          {photos > 0 && <ReturnPhotos orderId={order.order_id} returnId={return_id} count={photos} />}
        </li>
      ))}
    </ul>
  );
};
