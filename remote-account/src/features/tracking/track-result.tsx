import { isDelivered } from '@shop/contract';
import { formatDate, formatInformation } from '@shop/format';
import { useLanguage, useTranslation } from '@shop/platform';
import { Panel } from '../../parts/panel.tsx';
import { Pickup } from '../../parts/pickup.tsx';
import { useStatusWords } from '../../parts/status-words.ts';
import type { Tracked } from './endpoints.ts';
import styles from './tracking.module.css';

type Parcel = Tracked['shipments'][number];

const ParcelStory = ({ parcel }: { parcel: Parcel }) => {
  const { t } = useTranslation('account');
  const language = useLanguage();
  return (
    <>
      {!parcel.is_pickup && (
        <p>{t('order.tracking', { number: formatInformation(parcel.tracking_number, language) })}</p>
      )}
      <p className={styles.quiet}>
        {parcel.items.map(({ name, qty }) => t('order.units', { name, count: qty })).join(', ')}
      </p>
      <ol className={styles.story} aria-label={t(parcel.is_pickup ? 'order.pickup' : 'track.events')}>
        {parcel.events.map(({ at, place, text, event }) => (
          <li key={`${at} ${event}`}>
            <p>{text}</p>
            <p className={styles.quiet}>{[formatDate(at, language, 'dateTime'), place].filter(Boolean).join(' · ')}</p>
          </li>
        ))}
      </ol>
    </>
  );
};

/** Where an order is: its state, when it is expected, and the way of each parcel. */
export const TrackResult = ({ order }: { order: Tracked }) => {
  const { t } = useTranslation('account');
  const language = useLanguage();
  const { status, estimated_delivery, waiting_qty, shipments, handover } = order;
  const words = useStatusWords(status, isDelivered(order));
  return (
    <div className={styles.result}>
      <p className={styles.state}>{words}</p>
      {estimated_delivery && <p>{t('order.expected', { date: formatDate(estimated_delivery, language) })}</p>}
      {shipments.length === 0 && status !== 'cancelled' && isDelivered(order) && <p>{t('order.notShipped')}</p>}
      {status !== 'cancelled' && <Pickup handover={handover} />}
      {shipments.length > 0 && waiting_qty > 0 && <p>{t('order.waiting', { count: waiting_qty })}</p>}
      {shipments.map((parcel, place) => (
        <Panel
          key={parcel.shipment_id}
          title={
            parcel.is_pickup
              ? t('order.pickup')
              : t('track.parcel', { number: place + 1, count: shipments.length, carrier: parcel.carrier })
          }
        >
          <ParcelStory parcel={parcel} />
        </Panel>
      ))}
    </div>
  );
};
