import type { Cart } from '@shop/contract';
import { useTranslation } from '@shop/platform';
import type { ReactNode } from 'react';
import { CartLine } from './cart-line.tsx';
import { usePickupRegion } from './pickup.ts';

/** All lines of a cart. */
export function CartLines({ cart }: { cart: Cart }): ReactNode {
  const { t } = useTranslation('cart-checkout');
  const pickup = usePickupRegion();
  return (
    <ul aria-label={t('cart.lines')}>
      {cart.list.map((item) => (
        <CartLine key={item.item_id} item={item} pickup={pickup} />
      ))}
    </ul>
  );
}
