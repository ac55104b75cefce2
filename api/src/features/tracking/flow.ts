import type { CallQuery } from '@shop/contract';
import { parsePostalCode } from '@shop/format';
import { findOrder, findOwnOrder, type OrderRow } from '../../database/orders/orders.ts';
import { normalisedEmail } from '../../domain/account/email.ts';
import type { Shopper } from '../../domain/account/identity.ts';
import { ShopError } from '../../domain/shop-error.ts';
import { demandWithin, waitFor } from '../../limits/demand.ts';
import type { Services } from '../../services.ts';
import { orderMessages } from '../../flows/orders/order-messages.ts';

/** Nobody guesses an e-mail address; whoever knows it is let in, however often others have guessed. */
const isEmailOf = ({ email }: OrderRow, typed: string | undefined): boolean =>
  typed !== undefined && normalisedEmail(typed) === email;
/** Postal codes are few: how often they are tried counts by the order, whoever tries. */
const isPostcodeOf = ({ shippingAddress }: OrderRow, typed: string | undefined): boolean =>
  typed !== undefined && parsePostalCode(typed) === shippingAddress.postcode;

/**
 * The asked order: one's own, or one of which the e-mail or the postal code is known.
 * @param address IP address of the visitor, for the limit
 * @throws ShopError 400 without proof, 404, 429, at the field `email` where the e-mail would still be taken
 */
export const trackedOrder = async (
  services: Services,
  who: Shopper | null,
  query: CallQuery<'orderTrack'>,
  address: string,
): Promise<OrderRow> => {
  const number = query.order_id.trim().toUpperCase();
  const own = who && (await findOwnOrder(services.db, who, number));
  if (own) return own;
  if (!query.email?.trim() && !query.postcode?.trim()) {
    throw new ShopError(400, orderMessages.proofNeeded, { field: 'email' });
  }
  await demandWithin(services, 'tracking', { address });
  const row = await findOrder(services.db, number);
  if (row && isEmailOf(row, query.email)) return row;
  const wait = await waitFor(services, 'tracking', { subject: number });
  if (wait > 0) throw new ShopError(429, orderMessages.trackByEmail, { field: 'email' }, Math.ceil(wait / 1000));
  if (!row || !isPostcodeOf(row, query.postcode)) throw new ShopError(404, orderMessages.unknownToTrack);
  return row;
};
