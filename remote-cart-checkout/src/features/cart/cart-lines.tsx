import type { Cart, CartItem } from '@shop/contract';
import { useTranslation } from '@shop/platform';
import type { ReactNode } from 'react';
import { CartLine } from './cart-line.tsx';
import { usePickupRegion } from './pickup.ts';
import styles from './cart-line.module.css';

interface Props {
  cart: Cart;
  heading: 'h2' | 'h3';
  actionsOf?: (item: CartItem) => ReactNode;
  openedOf?: (item: CartItem) => ReactNode;
}

export const CartLines = ({ cart, heading, actionsOf, openedOf }: Props) => {
  const { t } = useTranslation('cart-checkout');
  const pickup = usePickupRegion();
  return (
    <ul className={styles.lines} aria-label={t('cart.lines')}>
      {cart.list.map((item) => (
        <CartLine
          key={item.item_id}
          item={item}
          pickup={pickup}
          pickedUp={cart.handover?.pickup?.title}
          heading={heading}
          actions={actionsOf?.(item)}
          opened={openedOf?.(item)}
        />
      ))}
    </ul>
  );
};
