import { formatMoney } from '@shop/format';
import type { Queryable } from '../../database/connection.ts';
import { returnCredit } from '../../database/membership/credit.ts';
import { takeBackRewards } from '../../database/membership/taken-back-rewards.ts';
import { logChange } from '../../database/operator/log.ts';
import { changeOrder, findOrder, lockOrder, type OrderRow } from '../../database/orders/orders.ts';
import { returnPoints, takeBackPoints } from '../../database/orders/points-of-order.ts';
import { refundPending, writeIntent } from '../../database/orders/provider-operations.ts';
import { returnsOf } from '../../database/orders/returns.ts';
import { giveBackUnits } from '../../database/orders/stock.ts';
import { transact } from '../../database/transact.ts';
import { noSuch, OperatorProblem } from '../../domain/operator-problem.ts';
import type { Operator } from '../../domain/operator/operator.ts';
import { cartonOf, unitsOf, type Packed, type Units } from '../../domain/order/units.ts';
import {
  creditBackFor,
  deliveryLeft,
  plansBackFor,
  pointsBackFor,
  priceOf,
  refundOf,
} from '../../domain/order/refund.ts';
import { paymentOf } from '../../domain/order/state.ts';
import { partRefundLetter } from '../../mail/return-letters.ts';
import { beginOperation, checkRefundable } from '../../payment/operations.ts';
import { payMethodOf } from '../../payment/providers.ts';
import { orderNotice } from '../../push/order-notices.ts';
import { pushWithin } from '../../push/outbox.ts';
import type { Services } from '../../services.ts';
import { callBack } from './cancel-order.ts';
import { lockSendable } from './send-order.ts';

/** What is paid back, and what staff calls that. */
export interface AskedRefund {
  /** Units that are not sent any more. */
  readonly items: readonly Packed[];
  /** Cents, with tax, of what was paid for delivery. */
  readonly delivery: number;
  readonly reference: string;
}

const count = (units: readonly Units[]): number => units.reduce((sum, { qty }) => sum + qty, 0);

/** Pays some units of a locked order back, or its delivery, with its letter and with what the provider will be asked. */
const payBack = async (
  db: Queryable,
  services: Services,
  before: OrderRow,
  { units, delivery, reference }: { units: Units[]; delivery: number; reference: string },
) => {
  const now = services.now();
  const returned = (await returnsOf(db, before.id)).filter(({ state }) => state === 'refunded');
  const earlier = [...returned, ...before.refunds].flatMap(({ items }) => items);
  const [goods, goodsBefore] = [priceOf(units, before.items), priceOf(earlier, before.items)];
  const left = before.grandTotal - before.refundedAmount - delivery;
  const share = refundOf(units, earlier, before) + plansBackFor(units, earlier, before);
  const amount = Math.min(share, left) + delivery;
  if (amount > 0) checkRefundable(services, before.paymentMethod);
  const isCustomers = before.customerId !== null;
  const points = isCustomers ? pointsBackFor(goods, before, goodsBefore) : 0;
  const credit = isCustomers ? creditBackFor(goods, before, goodsBefore) : 0;
  const name = `refund-${before.refunds.length + 1}`;
  const gone = [...units, ...before.refunds.flatMap(({ items }) => items)];
  const comes = before.items.some(({ item_id, qty, is_pickup }) => !is_pickup && qty > unitsOf(item_id, gone));
  const row = await changeOrder(db, before.id, {
    // Nobody waits at home for what is picked up, nor keeps the hours free.
    ...(!comes && { arrival: null }),
    // Where its goods are says the state; what was paid for their way back leaves it.
    ...(units.length > 0 && { state: 'partly_refunded' as const }),
    refundedAmount: before.refundedAmount + amount,
    refunds: [
      ...before.refunds,
      { reference, items: units, amount, at: now.toISOString(), ...(delivery > 0 && { delivery }) },
    ],
  });
  await returnPoints(db, row, points, name, now);
  await returnCredit(db, row, credit, name, now);
  await takeBackPoints(db, row, name, now);
  const about = { method: payMethodOf(before.paymentMethod), payment: before.paymentReference ?? '' };
  const intent = { ...about, kind: 'refund', amount, key: `${before.number}-${name}`, orderId: before.id } as const;
  const operation = amount > 0 ? await writeIntent(db, intent, now) : null;
  await giveBackUnits(db, row.items, units);
  if (row.customerId !== null) await takeBackRewards(db, row.customerId, now);
  const named = units.map(({ item_id, qty }) => `${qty} × ${row.items.find((one) => one.item_id === item_id)?.name}`);
  const said = { goods: named.join(', '), delivery };
  const letter = partRefundLetter(row, said, { amount, points, credit }, services.settings.shopUrl);
  await services.mailer.sendWithin(db, letter);
  await pushWithin(db, row, orderNotice(row, units.length > 0 ? 'partPaidBack' : 'deliveryPaidBack'), now);
  return { row, operation, amount, points };
};

/** A paid order whose delivery may be paid back, wherever its goods are, locked. @throws OperatorProblem */
const lockPaid = async (db: Queryable, number: string): Promise<OrderRow> => {
  const found = await findOrder(db, number);
  if (!found) throw noSuch('order', number);
  const order = await lockOrder(db, found.id);
  if (paymentOf(order.state) === 'paid') return order;
  throw new OperatorProblem({
    en: `Order ${number} is ${order.state}: nothing of its delivery can be paid back.`,
    fr: `La commande ${number} est ${order.state}\u00a0: rien de sa livraison ne peut être remboursé.`,
  });
};

/** @throws OperatorProblem for more than was paid for an order's delivery and is not paid back yet */
const checkDelivery = (order: OrderRow, delivery: number): void => {
  const left = deliveryLeft(order);
  if (delivery <= left) return;
  throw new OperatorProblem({
    en: `At most ${formatMoney(left, 'en')} of the delivery of order ${order.number} can be paid back.`,
    fr: `On peut rembourser au plus ${formatMoney(left, 'fr')} pour la livraison de la commande ${order.number}.`,
  });
};

/**
 * Pays back units of an order that have not left, which are then not sent any more: their share of what was paid
 * for goods, with its tax, and their protection plans; points and credit that had paid for them too, and their stock is
 * free. With all of an order that has no parcel the order is cancelled, and everything goes back. Money for its delivery
 * is paid back with them or alone, wherever the goods are by then, and never more than was paid for it. A reference
 * stands for one refund of an order, so that a command that is given twice pays once.
 * @throws OperatorProblem for an order that cannot be sent or was not paid, or for more than is left to send of it or to
 * pay back of its delivery; ShopError where nobody could pay money back, and nothing is changed then
 */
export const refundUnits = async (
  services: Services,
  by: Operator,
  number: string,
  { items, delivery, reference }: AskedRefund,
): Promise<{ order: OrderRow; amount: number; points: number; pending: boolean }> => {
  if (items.length === 0 && delivery === 0)
    throw new OperatorProblem(
      {
        en: 'Say what is paid back: units, delivery or both.',
        fr: 'Dites ce qui est remboursé\u00a0: des articles, la livraison ou les deux.',
      },
      400,
    );
  const { row, operation, amount, points } = await transact(services.db, async (db) => {
    const { order, parcels, waiting } =
      items.length === 0
        ? { order: await lockPaid(db, number), parcels: [], waiting: [] }
        : await lockSendable(db, number);
    if (order.refunds.some((one) => one.reference === reference))
      throw new OperatorProblem({
        en: `Refund ${reference} of order ${number} was made already.`,
        fr: `Le remboursement ${reference} de la commande ${number} est déjà fait.`,
      });
    checkDelivery(order, delivery);
    const units = cartonOf(items, waiting);
    // With the last of it delivery and all else that was paid goes back too.
    const isLast = units.length > 0 && parcels.length === 0 && count(units) === count(waiting);
    const done = isLast
      ? await callBack(db, services, order, null, 0)
      : await payBack(db, services, order, { units, delivery, reference });
    const [before, after] = [order, done.row].map(({ state, refundedAmount }) => ({ state, refundedAmount }));
    const facts = { before: before ?? null, after: { ...after, ...(delivery > 0 && { delivery }) } };
    const change = { action: 'order.refund', subject: number, ...facts };
    await logChange(db, by, change, services.now());
    return done;
  });
  await beginOperation(services, operation);
  return { order: row, amount, points, pending: (await refundPending(services.db, row.id)) > 0 };
};
