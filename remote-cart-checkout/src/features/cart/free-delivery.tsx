import type { Cart } from '@shop/contract';
import { formatMoney } from '@shop/format';
import { useTranslation, useLanguage } from '@shop/platform';
import { Icon } from '@shop/ui';
import { useId } from 'react';
import styles from './free-delivery.module.css';

/** How far this cart is from free standard delivery, and what costs delivery all the same: the API says both. */
export const FreeDelivery = ({ cart }: { cart: Cart }) => {
  const { t } = useTranslation('cart-checkout');
  const language = useLanguage();
  const id = useId();
  const { free_shipping_threshold: threshold, free_delivery_missing: missing, delivery_exceptions: exceptions } = cart;
  if (threshold <= 0) return null;
  const text = (left: number): string => {
    if (left === 0) return t('delivery.reached');
    return t(exceptions.length > 0 ? 'delivery.missingStandard' : 'delivery.missing', {
      amount: formatMoney(left, language),
    });
  };
  return (
    <div className={styles.delivery}>
      <p id={id} className={styles.text}>
        <Icon name="truck" /> <span>{missing === null ? cart.delivery_promise : text(missing)}</span>
      </p>
      {missing !== null && (
        <progress className={styles.bar} aria-labelledby={id} max={threshold} value={threshold - missing} />
      )}
      {exceptions.map((exception) => (
        <p key={exception}>{exception}</p>
      ))}
      {missing !== null && <p>{cart.delivery_promise}</p>}
    </div>
  );
};
