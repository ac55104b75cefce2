import type { CallQuery } from '@shop/contract';
import { parsePostalCode } from '@shop/format';
import { findOrder, findOwnOrder, type OrderRow } from '../../database/orders/orders.ts';
import { normalisedEmail } from '../../domain/account/email.ts';
import type { Shopper } from '../../domain/account/identity.ts';
import { ShopError } from '../../domain/shop-error.ts';
import { demandWithin } from '../../limits/demand.ts';
import type { Services } from '../../services.ts';
import { orderMessages } from './order-messages.ts';

const proves = ({ email, shippingAddress }: OrderRow, query: CallQuery<'orderTrack'>): boolean =>
  (query.email !== undefined && normalisedEmail(query.email) === email) ||
  (query.postcode !== undefined && parsePostalCode(query.postcode) === shippingAddress.postcode);

/**
 * The asked order: one's own, or one of which the e-mail or the postal code is known.
 * @param address IP address of the visitor, for the limit
 * @throws ShopError 400 without proof, 404, 429
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
  await demandWithin(services, 'tracking', { address, subject: number });
  const row = await findOrder(services.db, number);
  if (!row || !proves(row, query)) throw new ShopError(404, orderMessages.unknownToTrack);
  return row;
};
