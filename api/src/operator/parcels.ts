import { parcelEvents } from '@shop/contract';
import { allOf } from './ask.ts';
import type { Commands } from './command.ts';
import { idOf, oneOf } from './given.ts';
import { dayOf, goodsOf, lineOf, listed } from './table.ts';

const onTheWay = parcelEvents.filter((event) => event !== 'delivered');
const placeGiven = (place: string | null) => (place === null ? {} : { place });

export const parcelCommands: Commands = {
  'parcels list': async (ask, _, { all }) => {
    const rows = await allOf((part) => ask('parcels', { query: { ...part, all } }));
    const lines = rows.map((row) => {
      const last = row.delivered_at ? `delivered ${dayOf(row.delivered_at)}` : (row.last_event ?? '');
      const { shipment_id, shipped_at, order_id, carrier, tracking_number, items } = row;
      return lineOf([shipment_id, dayOf(shipped_at), order_id, carrier, tracking_number ?? '', last, goodsOf(items)]);
    });
    return listed(lines, 'No parcel is under way.');
  },
  'parcels note': async (ask, subject, { event, place }) => {
    const body = { shipment_id: idOf(subject, 'a parcel'), event: oneOf('event', onTheWay, event) };
    const noted = await ask('noteParcel', { body: { ...body, ...placeGiven(place) } });
    return `Parcel ${noted.shipment_id}: ${noted.event}.`;
  },
  'parcels deliver': async (ask, subject, { place }) => {
    const body = { shipment_id: idOf(subject, 'a parcel'), ...placeGiven(place) };
    const { shipment_id, order_id, status } = await ask('deliverParcel', { body });
    return `Parcel ${shipment_id} has arrived; order ${order_id} is ${status}, and its person is told by e-mail.`;
  },
};
