import type { Order } from '@shop/contract';
import { formatDate, formatInformation } from '@shop/format';
import { useTranslation } from '@shop/platform';
import type { ReactNode } from 'react';
import { useLanguage } from '../../parts/language.ts';
import styles from './order-facts.module.css';

/** How it was paid; the card's last four digits are all that is known of it. */
export function PaidWith({ payment }: { payment: Order['payment'] }): ReactNode {
  const { t } = useTranslation('account');
  const { card_type, last_four, method } = payment;
  return <p>{card_type && last_four ? t('order.card', { type: card_type, digits: last_four }) : method}</p>;
}

/** What is on its way, and how to follow it. */
export function Shipments({ shipments }: { shipments: Order['shipments'] }): ReactNode {
  const { t } = useTranslation('account');
  const language = useLanguage();
  if (shipments.length === 0) return <p>{t('order.notShipped')}</p>;
  return (
    <ul className={styles.shipments}>
      {shipments.map((shipment) => (
        <li key={shipment.shipment_id}>
          <p>
            {t(shipment.delivered_at ? 'order.deliveredOn' : 'order.shippedOn', {
              date: formatDate(shipment.delivered_at ?? shipment.shipped_at, language),
              carrier: shipment.carrier,
            })}
          </p>
          <p className={styles.quiet}>
            {t('order.tracking', { number: formatInformation(shipment.tracking_number, language) })}
          </p>
        </li>
      ))}
    </ul>
  );
}
