import { changeOrder, findOrder, lockOrder, type OrderRow } from '../../database/orders/orders.ts';
import { pickupPlace } from '../../database/content/site-document.ts';
import type { Queryable } from '../../database/connection.ts';
import { insertParcel, parcelsOf, type ParcelRow } from '../../database/orders/parcels.ts';
import { logChange } from '../../database/operator/log.ts';
import { transact } from '../../database/transact.ts';
import { noSuch, OperatorProblem } from '../../domain/operator-problem.ts';
import type { Operator } from '../../domain/operator/operator.ts';
import { wayOfCarton } from '../../domain/order/carton-way.ts';
import { cartonOf, type Packed, waitingItems } from '../../domain/order/units.ts';
import { sendable, stateOfParcels } from '../../domain/order/state.ts';
import { shippedLetter } from '../../mail/parcel-letters.ts';
import { orderNotice } from '../../push/order-notices.ts';
import { pushWithin } from '../../push/outbox.ts';
import type { Services } from '../../services.ts';

/** An order that may be sent, locked: whoever calls it back meanwhile waits, and is then told that it is too late. */
export const lockSendable = async (
  db: Queryable,
  number: string,
): Promise<{ order: OrderRow; parcels: ParcelRow[]; waiting: OrderRow['items'] }> => {
  const found = await findOrder(db, number);
  if (!found) throw noSuch('order', number);
  const order = await lockOrder(db, found.id);
  const parcels = await parcelsOf(db, order.id);
  const waiting = waitingItems(order.items, [...parcels, ...order.refunds]);
  if (!sendable.includes(order.state)) {
    const isSent = order.state === 'shipped' || order.state === 'delivered';
    throw new OperatorProblem({
      en: `Order ${number} is ${order.state}${isSent ? ' already' : ' and cannot be sent'}.`,
      fr: isSent
        ? `La commande ${number} est déjà expédiée (${order.state}).`
        : `La commande ${number} ne peut pas être expédiée (${order.state}).`,
    });
  }
  if (waiting.length === 0)
    throw new OperatorProblem({
      en: `Nothing of order ${number} is left to send.`,
      fr: `Il ne reste rien à expédier de la commande ${number}.`,
    });
  return { order, parcels, waiting };
};

/**
 * The warehouse has begun with an order: from now on it cannot be called back.
 * @throws OperatorProblem for an order that cannot be sent
 */
export const packOrder = (services: Services, by: Operator, number: string): Promise<OrderRow> =>
  transact(services.db, async (db) => {
    const { order, parcels } = await lockSendable(db, number);
    const row = await changeOrder(db, order.id, { state: stateOfParcels(order.state, order.items, parcels) });
    const [before, after] = [{ state: order.state }, { state: row.state }];
    await logChange(db, by, { action: 'order.pack', subject: number, before, after }, services.now());
    return row;
  });

/** A carton that is handed over to a carrier. */
export interface Carton {
  /** Null for all that is left. */
  items: readonly Packed[] | null;
  carrier: string;
  trackingNumber: string;
  expected: Date | null;
  /** Where the carrier takes it. */
  place: string | null;
}

/**
 * Sends a carton of an order, with a letter that tells its tracking number, or has what is picked up ready, with one that
 * says where. A number stands for one carton of an order,
 * so that a command that is given twice sends nothing twice.
 * @throws OperatorProblem as above, or for more than is left of the order
 */
export const sendCarton = (
  services: Services,
  by: Operator,
  number: string,
  { items, carrier, trackingNumber, expected, place }: Carton,
): Promise<{ order: OrderRow; parcel: ParcelRow }> =>
  transact(services.db, async (db) => {
    const { order, parcels, waiting } = await lockSendable(db, number);
    const same = parcels.find((parcel) => parcel.trackingNumber === trackingNumber);
    if (same)
      throw new OperatorProblem({
        en: `Tracking number ${trackingNumber} is parcel ${same.id} of this order already.`,
        fr: `Le numéro de suivi ${trackingNumber} est déjà celui du colis ${same.id} de cette commande.`,
      });
    const content = items ? cartonOf(items, waiting) : waiting.map(({ item_id, qty }) => ({ item_id, qty }));
    if (wayOfCarton(content, order.items) === null) {
      throw new OperatorProblem({
        en: `What is picked up of order ${number} is a carton of its own: name what is in this one.`,
        fr: `Ce qui est ramassé de la commande ${number} forme un colis à part\u00a0: nommez ce que contient celui-ci.`,
      });
    }
    const now = services.now();
    const parcel = await insertParcel(db, {
      orderId: order.id,
      carrier,
      trackingNumber,
      items: content,
      events: [{ at: now.toISOString(), place, event: 'picked_up' }],
      shippedAt: now,
      estimatedAt: expected,
    });
    const sent = [...parcels, parcel];
    const row = await changeOrder(db, order.id, { state: stateOfParcels(order.state, order.items, sent) });
    const [before, after] = [{ state: order.state }, { state: row.state, parcel: parcel.id, carrier, trackingNumber }];
    await logChange(db, by, { action: 'order.ship', subject: number, before, after }, now);
    await services.mailer.sendWithin(
      db,
      shippedLetter(row, parcel, sent, { url: services.settings.shopUrl, place: await pickupPlace(db) }),
    );
    await pushWithin(
      db,
      row,
      orderNotice(row, wayOfCarton(content, row.items) === 'pickup' ? 'ready' : 'sent'),
      services.now(),
    );
    return { order: row, parcel };
  });
