import type { ParcelEvent } from '@shop/contract';
import { pickupPlace } from '../../database/content/site-document.ts';
import type { Queryable } from '../../database/connection.ts';
import { changeOrder, lockOrder, type OrderRow } from '../../database/orders/orders.ts';
import { changeParcel, orderOfParcel, parcelsOf, type ParcelRow } from '../../database/orders/parcels.ts';
import { logChange } from '../../database/operator/log.ts';
import { transact } from '../../database/transact.ts';
import { noSuch, OperatorProblem } from '../../domain/operator-problem.ts';
import type { Operator } from '../../domain/operator/operator.ts';
import { wayOfCarton } from '../../domain/order/carton-way.ts';
import { stateOfParcels } from '../../domain/order/state.ts';
import { deliveredLetter } from '../../mail/parcel-letters.ts';
import { orderNotice } from '../../push/order-notices.ts';
import { pushWithin } from '../../push/outbox.ts';
import type { Services } from '../../services.ts';

/** A parcel that is under way, with its order locked, and all parcels of that order. */
const lockParcel = async (
  db: Queryable,
  id: number,
): Promise<{ order: OrderRow; parcel: ParcelRow; parcels: ParcelRow[] }> => {
  const orderId = await orderOfParcel(db, id);
  if (orderId === null) throw noSuch('parcel', id);
  const order = await lockOrder(db, orderId);
  const parcels = await parcelsOf(db, orderId);
  const parcel = parcels.find((one) => one.id === id);
  if (!parcel) throw noSuch('parcel', id);
  if (parcel.deliveredAt)
    throw new OperatorProblem({ en: `Parcel ${id} is delivered already.`, fr: `Le colis ${id} est déjà livré.` });
  return { order, parcel, parcels };
};

const withEvent = ({ events }: ParcelRow, at: Date, place: string | null, event: ParcelEvent): ParcelRow['events'] => [
  ...events,
  { at: at.toISOString(), place, event },
];

/**
 * Writes down what a carrier said of a parcel on its way.
 * @throws OperatorProblem for a parcel that there is not, or that has arrived
 */
export const noteParcel = (
  services: Services,
  by: Operator,
  id: number,
  event: Exclude<ParcelEvent, 'delivered'>,
  place: string | null,
): Promise<void> =>
  transact(services.db, async (db) => {
    const { parcel } = await lockParcel(db, id);
    await changeParcel(db, id, { events: withEvent(parcel, services.now(), place, event) });
    const [before, after] = [{ event: parcel.events.at(-1)?.event ?? null }, { event }];
    await logChange(db, by, { action: 'parcel.note', subject: id, before, after }, services.now());
  });

/**
 * A parcel has arrived, with a letter: from now on what was in it can be sent back.
 * @throws OperatorProblem as above
 */
export const deliverParcel = (services: Services, by: Operator, id: number, place: string | null): Promise<OrderRow> =>
  transact(services.db, async (db) => {
    const { order, parcel, parcels } = await lockParcel(db, id);
    const now = services.now();
    const isPickup = wayOfCarton(parcel.items, order.items) === 'pickup';
    const counter = isPickup ? (await pickupPlace(db))?.city : order.shippingAddress.city;
    const events = withEvent(parcel, now, place ?? counter ?? null, 'delivered');
    const arrived = await changeParcel(db, id, { events, deliveredAt: now });
    const all = parcels.map((one) => (one.id === id ? arrived : one));
    const row = await changeOrder(db, order.id, { state: stateOfParcels(order.state, order.items, all) });
    const [before, after] = [{ state: order.state }, { state: row.state, order: row.number }];
    await logChange(db, by, { action: 'parcel.deliver', subject: id, before, after }, now);
    await services.mailer.sendWithin(db, deliveredLetter(row, arrived, services.settings.shopUrl));
    await pushWithin(db, row, orderNotice(row, isPickup ? 'pickedUp' : 'arrived'), services.now());
    return row;
  });
