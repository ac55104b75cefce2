import type { CallResult, Language, ParcelEvent } from '@shop/contract';
import type { PickupPlace } from '@shop/contract/contents';
import { pickupPlace } from '../../database/content/site-document.ts';
import type { OrderRow } from '../../database/orders/orders.ts';
import { parcelsOf, type ParcelRow } from '../../database/orders/parcels.ts';
import { waitingUnits } from '../../domain/order/units.ts';
import { handoverOfItems } from '../../domain/shipping/handover.ts';
import { callsFor } from '../../http/call.ts';
import { translatedOrder } from '../../database/orders/translated-items.ts';
import { ownOrder } from '../../flows/orders/own-order.ts';
import { eventText } from './texts.ts';
import { shipmentOf } from '../../http/orders/wire.ts';
import { trackedOrder } from './flow.ts';

const trackOf = (
  row: OrderRow,
  parcels: readonly ParcelRow[],
  place: PickupPlace | null,
  language: Language,
): CallResult<'orderTrack'> => {
  const due = parcels.flatMap(({ deliveredAt, estimatedAt }) => (deliveredAt || !estimatedAt ? [] : [estimatedAt]));
  const last = due.toSorted((a, b) => b.getTime() - a.getTime())[0];
  return {
    order_id: row.number,
    status: row.state,
    estimated_delivery: last?.toISOString() ?? null,
    waiting_qty: row.state === 'cancelled' ? 0 : waitingUnits(row.items, [...parcels, ...row.refunds]),
    handover: handoverOfItems(row.items, place, language, parcels),
    shipments: parcels.map((parcel) => {
      const shipment = shipmentOf(parcel, row.items);
      const textOf = (event: ParcelEvent): string => eventText(event, shipment.is_pickup === true)[language];
      return {
        ...shipment,
        events: parcel.events.map(({ at, place, event }) => ({ at, place, event, text: textOf(event) })).toReversed(),
      };
    }),
  };
};

export const trackingCalls = {
  ...callsFor('shopper', {
    orderItems: async ({ services, who, language, query }) => {
      const row = await ownOrder(services, who, query.order_id);
      return { list: (await translatedOrder(services.db, row, language)).items };
    },

    orderShipments: async ({ services, who, language, query }) => {
      const own = await ownOrder(services, who, query.order_id);
      const row = await translatedOrder(services.db, own, language);
      return { list: (await parcelsOf(services.db, row.id)).map((parcel) => shipmentOf(parcel, row.items)) };
    },
  }),
  ...callsFor('anyone', {
    orderTrack: async (context) => {
      const { services, who, language, query, address } = context;
      const row = await translatedOrder(services.db, await trackedOrder(services, who, query, address), language);
      return trackOf(row, await parcelsOf(services.db, row.id), await pickupPlace(services.db), language);
    },
  }),
};
