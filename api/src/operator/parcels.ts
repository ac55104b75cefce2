import { parcelEvents } from '@shop/contract';
import { OperatorProblem } from '../domain/operator-problem.ts';
import { deliverParcel, listParcels, noteParcel } from '../flows/orders/follow-parcel.ts';
import type { Commands } from './command.ts';
import { idOf, required } from './given.ts';
import { dayOf, goodsOf, lineOf, listed } from './table.ts';

const onTheWay = parcelEvents.filter((event) => event !== 'delivered');
const placeOf = (place: string | null): string | null => (place === null ? null : required('place', place));

export const parcelCommands: Commands = {
  'parcels list': async (services, _, { all }) => {
    const rows = await listParcels(services, all);
    const lines = rows.map(({ parcel, order }) => {
      const { id, shippedAt, deliveredAt, carrier, trackingNumber, items, events } = parcel;
      const last = deliveredAt ? `delivered ${dayOf(deliveredAt)}` : (events.at(-1)?.event ?? '');
      const goods = goodsOf(items, order.items);
      return lineOf([id, dayOf(shippedAt), order.number, carrier, trackingNumber ?? '', last, goods]);
    });
    return listed(lines, 'No parcel is under way.');
  },
  'parcels note': async (services, subject, { event, place }) => {
    const id = idOf(subject, 'a parcel');
    const known = onTheWay.find((one) => one === event);
    if (!known) throw new OperatorProblem(`A note needs --event, one of ${onTheWay.join(', ')}.`);
    await noteParcel(services, id, known, placeOf(place));
    return `Parcel ${id}: ${known}.`;
  },
  'parcels deliver': async (services, subject, { place }) => {
    const id = idOf(subject, 'a parcel');
    const { number, state } = await deliverParcel(services, id, placeOf(place));
    return `Parcel ${id} has arrived; order ${number} is ${state}, and its person is told by e-mail.`;
  },
};
