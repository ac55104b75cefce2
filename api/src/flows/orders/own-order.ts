import { findOwnOrder, type OrderRow } from '../../database/orders/orders.ts';
import type { Shopper } from '../../domain/account/identity.ts';
import type { Services } from '../../services.ts';
import { ShopError } from '../../domain/shop-error.ts';
import { orderMessages } from './order-messages.ts';

/**
 * The shopper's order.
 * @throws ShopError 404 for an unknown one and for someone else's
 */
export const ownOrder = async ({ db }: Pick<Services, 'db'>, who: Shopper, number: string): Promise<OrderRow> => {
  const row = await findOwnOrder(db, who, number);
  if (!row) throw new ShopError(404, orderMessages.unknown);
  return row;
};
