import type { FastifyInstance } from 'fastify';
import type { CallQuery, CallResult, Language } from '@shop/contract';
import { findOrder, findOwnOrder, type OrderRow } from '../../database/orders/orders.ts';
import { parcelsOf, type ParcelRow } from '../../database/orders/parcels.ts';
import { normalisedEmail } from '../../domain/account/email.ts';
import { normalisedPostalCode } from '../../domain/address/postal-code.ts';
import { waitingUnits } from '../../domain/order/units.ts';
import { registerCall, type CallContext } from '../call.ts';
import { ShopError } from '../../domain/shop-error.ts';
import { demandWithin } from '../../limits/demand.ts';
import { orderMessages } from './messages.ts';
import { ownOrder } from './own-order.ts';
import { parcelTexts } from './parcel-texts.ts';
import { shipmentOf } from './wire.ts';

const proves = ({ email, shippingAddress }: OrderRow, query: CallQuery<'orderTrack'>): boolean =>
  (query.email !== undefined && normalisedEmail(query.email) === email) ||
  (query.postcode !== undefined && normalisedPostalCode(query.postcode) === shippingAddress.postcode);

/** The asked order: one's own, or one of which the e-mail or the postal code is known. */
const trackedOrder = async ({ services, who, query, address }: CallContext<'orderTrack', 'anyone'>) => {
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

const trackOf = (row: OrderRow, parcels: readonly ParcelRow[], language: Language): CallResult<'orderTrack'> => {
  const due = parcels.flatMap(({ deliveredAt, estimatedAt }) => (deliveredAt || !estimatedAt ? [] : [estimatedAt]));
  const last = due.toSorted((a, b) => b.getTime() - a.getTime())[0];
  return {
    order_id: row.number,
    status: row.state,
    estimated_delivery: last?.toISOString() ?? null,
    waiting_qty: row.state === 'cancelled' ? 0 : waitingUnits(row.items, parcels),
    shipments: parcels.map((parcel) => ({
      ...shipmentOf(parcel, row.items),
      events: parcel.events
        .map(({ at, place, event }) => ({ at, place, event, text: parcelTexts[event][language] }))
        .toReversed(),
    })),
  };
};

export const registerTracking = (app: FastifyInstance): void => {
  registerCall(app, 'orderItems', 'shopper', async ({ services, who, query }) => ({
    list: (await ownOrder(services, who, query.order_id)).items,
  }));

  registerCall(app, 'orderShipments', 'shopper', async ({ services, who, query }) => {
    const row = await ownOrder(services, who, query.order_id);
    return { list: (await parcelsOf(services.db, row.id)).map((parcel) => shipmentOf(parcel, row.items)) };
  });

  registerCall(app, 'orderTrack', 'anyone', async (context) => {
    const row = await trackedOrder(context);
    return trackOf(row, await parcelsOf(context.services.db, row.id), context.language);
  });
};
