import { parcelsWithOrders } from '../../database/orders/parcels.ts';
import { deliverParcel, noteParcel } from '../../flows/orders/follow-parcel.ts';
import { shipmentOf } from '../orders/wire.ts';
import { lineGiven } from './given.ts';
import { partAnswered, partAsked } from './part.ts';
import type { OperatorHandlers } from './serve.ts';

const placeOf = ({ place }: { place?: string }): string | null => (place === undefined ? null : lineGiven(place));

export const parcelsCalls: OperatorHandlers<'parcels' | 'noteParcel' | 'deliverParcel'> = {
  parcels: async ({ services: { db }, query }) =>
    partAnswered(
      query,
      await parcelsWithOrders(db, query.all ?? false, partAsked(query)),
      ({ parcel }) => parcel.id,
      ({ parcel, order }) => {
        const { shipment_id, carrier, tracking_number, shipped_at, delivered_at, items } = shipmentOf(
          parcel,
          order.items,
        );
        const last_event = parcel.events.at(-1)?.event ?? null;
        const order_id = order.number;
        return { shipment_id, order_id, carrier, tracking_number, shipped_at, delivered_at, last_event, items };
      },
    ),
  noteParcel: async ({ services, by, body }) => {
    await noteParcel(services, by, body.shipment_id, body.event, placeOf(body));
    return { shipment_id: body.shipment_id, event: body.event };
  },
  deliverParcel: async ({ services, by, body }) => {
    const { number, state } = await deliverParcel(services, by, body.shipment_id, placeOf(body));
    return { shipment_id: body.shipment_id, order_id: number, status: state };
  },
};
