import type { CartRow } from '../../database/cart/cart-rows.ts';
import type { Queryable } from '../../database/connection.ts';
import { findByMarker } from '../../database/orders/orders.ts';
import { ownerKey } from '../../domain/account/identity.ts';
import { ShopError } from '../../domain/shop-error.ts';
import { checkoutMessages, orderedAlready } from './checkout-messages.ts';
import type { Placing } from './new-order.ts';

/**
 * Refuses an order of another cart than its person was shown (CHK-017): that one was ordered already, in another tab or
 * on another device, or somebody has signed in since. Who names no marker is not asked for one.
 * @throws ShopError 409
 */
export const checkMarker = async (db: Queryable, { who, indent }: Placing, row: CartRow): Promise<void> => {
  if (!indent || indent === row.indent) return;
  const earlier = await findByMarker(db, ownerKey(who), String(indent));
  throw new ShopError(409, earlier ? orderedAlready(earlier.number) : checkoutMessages.otherCart, { field: 'indent' });
};
