import type { CallBody } from '@shop/contract';
import { claimOrder } from '../../database/orders/claims.ts';
import { findOwnOrder, type OrderRow } from '../../database/orders/orders.ts';
import { normalisedEmail } from '../../domain/account/email.ts';
import type { CustomerIdentity } from '../../domain/account/identity.ts';
import { ShopError } from '../../domain/shop-error.ts';
import type { Services } from '../../services.ts';
import { orderMessages } from './order-messages.ts';
import { ownOrder } from './own-order.ts';

/** @throws ShopError 400 at the field for an address other than the order's */
const checkEmail = (typed: string | undefined, email: string): void => {
  if (typed !== undefined && normalisedEmail(typed) !== email) {
    throw new ShopError(400, orderMessages.otherEmail, { field: 'email' });
  }
};

/**
 * Gives a customer the order that they placed as a guest with their address; one that is theirs already stays so. An
 * address that was typed has to be the order's, which for one that is not theirs yet is the account's.
 * @throws ShopError 403 while their address is not confirmed, 404 for an order that is not theirs, 400 as above
 */
export const claimGuestOrder = async (
  services: Services,
  who: CustomerIdentity,
  typed: CallBody<'orderClaim'>,
): Promise<OrderRow> => {
  const number = typed.order_id.trim().toUpperCase();
  const own = await findOwnOrder(services.db, who, number);
  if (own) {
    checkEmail(typed.email, own.email);
    return own;
  }
  // An address that is not confirmed may be somebody else's, and an order tells where they live.
  if (!who.verified) throw new ShopError(403, orderMessages.confirmFirst);
  checkEmail(typed.email, who.email);
  const claimed = await claimOrder(services.db, who.customerId, who.email, number);
  if (!claimed) throw new ShopError(404, orderMessages.unknown);
  return ownOrder(services, who, number);
};
