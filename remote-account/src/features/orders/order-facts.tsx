import { isDelivered, orderMethods, type Order } from '@shop/contract';
import { formatDate, formatDelivery, formatInformation, formatMoney } from '@shop/format';
import { useLanguage, useTranslation } from '@shop/platform';
import { Pickup } from '../../parts/pickup.tsx';
import styles from './order-facts.module.css';

/** How it was paid; the card's last four digits are all that is known of it. What was paid back stands below. */
export const PaidWith = ({ payment }: { payment: Order['payment'] }) => {
  const { t } = useTranslation('account');
  const language = useLanguage();
  const { card_type, last_four, method, refunded_amount, refund_under_way } = payment;
  const known = orderMethods.find((one) => one === method);
  return (
    <>
      <p>
        {card_type && last_four
          ? t('order.card', { type: card_type, digits: last_four })
          : known
            ? t(`order.method.${known}`)
            : method}
      </p>
      {refunded_amount > 0 && <p>{t('order.refunded', { amount: formatMoney(refunded_amount, language) })}</p>}
      {refund_under_way !== undefined && (
        <p>{t('order.refundUnderWay', { amount: formatMoney(refund_under_way, language) })}</p>
      )}
    </>
  );
};

/** The buyer's request, in their own words and line breaks. */
export const OrderNote = ({ children }: { children: string }) => (
  <p className={styles.words} translate="no">
    {children}
  </p>
);

type Parcel = Order['shipments'][number];

/** A parcel with its carrier. */
const Carried = ({ shipment }: { shipment: Parcel }) => {
  const { t } = useTranslation('account');
  const language = useLanguage();
  const { carrier, delivered_at, shipped_at, estimated_delivery, tracking_number } = shipment;
  return (
    <>
      <p>
        {t(delivered_at ? 'order.deliveredOn' : 'order.shippedOn', {
          date: formatDate(delivered_at ?? shipped_at, language),
          carrier,
        })}
      </p>
      {!delivered_at && estimated_delivery && (
        <p>{t('order.expected', { date: formatDate(estimated_delivery, language) })}</p>
      )}
      <p className={styles.quiet}>{t('order.tracking', { number: formatInformation(tracking_number, language) })}</p>
    </>
  );
};

const ShipmentFacts = ({ shipment, withItems }: { shipment: Parcel; withItems: boolean }) => {
  const { t } = useTranslation('account');
  const language = useLanguage();
  const { delivered_at, shipped_at, items } = shipment;
  return (
    <>
      {shipment.is_pickup ? (
        <p>
          {t(delivered_at ? 'order.takenOn' : 'order.readyOn', {
            date: formatDate(delivered_at ?? shipped_at, language),
          })}
        </p>
      ) : (
        <Carried shipment={shipment} />
      )}
      {withItems && (
        <p className={styles.quiet}>
          {items.map(({ name, qty }) => t('order.units', { name, count: qty })).join(', ')}
        </p>
      )}
    </>
  );
};

/** Parcels, and where the rest is picked up. */
export const Shipments = ({ order }: { order: Order }) => (
  <>
    <Parcels order={order} />
    {order.status !== 'cancelled' && <Pickup handover={order.handover} />}
  </>
);

const Parcels = ({ order }: { order: Order }) => {
  const { t } = useTranslation('account');
  const language = useLanguage();
  const { shipments, items_qty, cancelled_at, delivery_days: days } = order;
  if (cancelled_at) return <p>{t('order.cancelledOn', { date: formatDate(cancelled_at, language) })}</p>;
  if (shipments.length === 0) {
    return (
      <>
        {days && <p>{t('order.days', { days: formatDelivery(days, language) })}</p>}
        {isDelivered(order) && <p>{t('order.notShipped')}</p>}
      </>
    );
  }
  const shipped = shipments.flatMap(({ items }) => items).reduce((sum, { qty }) => sum + qty, 0);
  const waiting = items_qty - shipped;
  return (
    <ul className={styles.shipments}>
      {shipments.map((shipment) => (
        <li key={shipment.shipment_id}>
          <ShipmentFacts shipment={shipment} withItems={shipments.length > 1 || waiting > 0} />
        </li>
      ))}
      {waiting > 0 && <li>{t('order.waiting', { count: waiting })}</li>}
    </ul>
  );
};
