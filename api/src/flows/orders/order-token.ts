import { useOrderToken } from '../../database/orders/order-tokens.ts';
import type { Queryable } from '../../database/connection.ts';
import { ownerKey } from '../../domain/account/identity.ts';
import { ShopError } from '../../domain/shop-error.ts';
import { checkoutMessages } from './checkout-messages.ts';
import type { Placing } from './new-order.ts';

/** An order without a token that is good for it. Its payment stays good: the same order comes again with a new one. */
export class OrderTokenRefused extends ShopError {
  override name = 'OrderTokenRefused';
  constructor() {
    super(409, checkoutMessages.tokenSpent, { field: 'order_token' });
  }
}

/**
 * Uses up the token that an order was asked for with (API-120), together with the order: what is undone leaves the token
 * as it was. A draft is itself a token of its person's, and needs no other.
 * @throws OrderTokenRefused for none, and one that is used, has ended or is somebody else's
 */
export const takeOrderToken = async (db: Queryable, { who, body, by }: Placing, now: Date): Promise<void> => {
  if (by === 'draft') return;
  const { order_token: token = '', idempotency_key: key } = body;
  if (!(await useOrderToken(db, token, ownerKey(who), key, now))) throw new OrderTokenRefused();
};
