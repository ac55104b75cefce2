import type { Cart } from '@shop/contract';
import { formatMoney } from '@shop/format';
import { useTranslation } from '@shop/platform';
import { Icon } from '@shop/ui';
import { useId, type ReactNode } from 'react';
import styles from './free-delivery.module.css';

/** How far the goods, after discount, are from free standard delivery. The fee itself is the server's. */
export const FreeDelivery = ({ cart }: { cart: Cart }): ReactNode => {
  const { t } = useTranslation('cart-checkout');
  const id = useId();
  const { free_shipping_threshold: threshold, subtotal, discount_amount } = cart;
  const goods = subtotal - discount_amount;
  if (threshold <= 0) return null;
  if (goods >= threshold && cart.shipping_fee > 0) {
    // Something large, or the North: delivery costs all the same.
    return (
      <div className={styles.delivery}>
        <p className={styles.text}>
          <Icon name="truck" /> <span>{cart.delivery_promise}</span>
        </p>
      </div>
    );
  }
  const text =
    goods >= threshold ? t('delivery.reached') : t('delivery.missing', { amount: formatMoney(threshold - goods) });
  return (
    <div className={styles.delivery}>
      <p id={id} className={styles.text}>
        <Icon name="truck" /> <span>{text}</span>
      </p>
      <progress className={styles.bar} aria-labelledby={id} max={threshold} value={Math.min(goods, threshold)} />
      <p>{cart.delivery_promise}</p>
    </div>
  );
};
