import { claimOrder } from '../../database/orders/claims.ts';
import { findOwnOrder, type OrderRow } from '../../database/orders/orders.ts';
import type { CustomerIdentity } from '../../domain/account/identity.ts';
import { ShopError } from '../../domain/shop-error.ts';
import type { Services } from '../../services.ts';
import { orderMessages } from './order-messages.ts';
import { ownOrder } from './own-order.ts';

/**
 * Gives a customer the order that they placed as a guest with their address; one that is theirs already stays so.
 * @throws ShopError 403 while their address is not confirmed, 404 for an order that is not theirs
 */
export const claimGuestOrder = async (services: Services, who: CustomerIdentity, number: string): Promise<OrderRow> => {
  const own = await findOwnOrder(services.db, who, number);
  if (own) return own;
  // An address that is not confirmed may be somebody else's, and an order tells where they live.
  if (!who.verified) throw new ShopError(403, orderMessages.confirmFirst);
  const claimed = await claimOrder(services.db, who.customerId, who.email, number);
  if (!claimed) throw new ShopError(404, orderMessages.unknown);
  return ownOrder(services, who, number);
};
