import type { Queryable } from '../../database/connection.ts';
import { returnCredit } from '../../database/membership/credit.ts';
import { takeBackRewards } from '../../database/membership/taken-back-rewards.ts';
import { logChange } from '../../database/operator/log.ts';
import { changeOrder, type OrderRow } from '../../database/orders/orders.ts';
import { returnPoints, takeBackPoints } from '../../database/orders/points-of-order.ts';
import { refundPending, writeIntent } from '../../database/orders/provider-operations.ts';
import { returnsOf } from '../../database/orders/returns.ts';
import { giveBackUnits } from '../../database/orders/stock.ts';
import { transact } from '../../database/transact.ts';
import { OperatorProblem } from '../../domain/operator-problem.ts';
import type { Operator } from '../../domain/operator/operator.ts';
import { cartonOf, type Packed, type Units } from '../../domain/order/units.ts';
import { creditBackFor, plansBackFor, pointsBackFor, priceOf, refundOf } from '../../domain/order/refund.ts';
import { unsentLetter } from '../../mail/return-letters.ts';
import { beginOperation, checkRefundable } from '../../payment/operations.ts';
import { payMethodOf } from '../../payment/providers.ts';
import { orderNotice } from '../../push/order-notices.ts';
import { pushWithin } from '../../push/outbox.ts';
import type { Services } from '../../services.ts';
import { callBack } from './cancel-order.ts';
import { lockSendable } from './send-order.ts';

/** Which units are not sent any more, and what staff calls that. */
export interface AskedRefund {
  readonly items: readonly Packed[];
  readonly reference: string;
}

const count = (units: readonly Units[]): number => units.reduce((sum, { qty }) => sum + qty, 0);

/** Pays some units of a locked order back, with its letter and with what the provider will be asked. */
const payBack = async (
  db: Queryable,
  services: Services,
  before: OrderRow,
  { units, reference }: { units: Units[]; reference: string },
) => {
  const now = services.now();
  const returned = (await returnsOf(db, before.id)).filter(({ state }) => state === 'refunded');
  const earlier = [...returned, ...before.refunds].flatMap(({ items }) => items);
  const [goods, goodsBefore] = [priceOf(units, before.items), priceOf(earlier, before.items)];
  const left = before.grandTotal - before.refundedAmount;
  const share = refundOf(units, earlier, before) + plansBackFor(units, earlier, before);
  const amount = Math.min(share, left);
  if (amount > 0) checkRefundable(services, before.paymentMethod);
  const isCustomers = before.customerId !== null;
  const points = isCustomers ? pointsBackFor(goods, before, goodsBefore) : 0;
  const credit = isCustomers ? creditBackFor(goods, before, goodsBefore) : 0;
  const name = `refund-${before.refunds.length + 1}`;
  const row = await changeOrder(db, before.id, {
    state: 'partly_refunded',
    refundedAmount: before.refundedAmount + amount,
    refunds: [...before.refunds, { reference, items: units, amount, at: now.toISOString() }],
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
  const letter = unsentLetter(row, named.join(', '), { amount, points, credit }, services.settings.shopUrl);
  await services.mailer.sendWithin(db, letter);
  await pushWithin(db, row, orderNotice(row, 'partPaidBack'), now);
  return { row, operation, amount, points };
};

/**
 * Pays back units of an order that have not left, which are then not sent any more: their share of what was paid
 * for goods, with its tax, and their protection plans; points and credit that had paid for them too, and their stock is
 * free. With all of an order that has no parcel the order is cancelled, and everything goes back. A reference stands for
 * one refund of an order, so that a command that is given twice pays once.
 * @throws OperatorProblem for an order that cannot be sent, or for more than is left to send of it; ShopError where
 * nobody could pay money back, and nothing is changed then
 */
export const refundUnits = async (
  services: Services,
  by: Operator,
  number: string,
  { items, reference }: AskedRefund,
): Promise<{ order: OrderRow; amount: number; points: number; pending: boolean }> => {
  const { row, operation, amount, points } = await transact(services.db, async (db) => {
    const { order, parcels, waiting } = await lockSendable(db, number);
    if (order.refunds.some((one) => one.reference === reference))
      throw new OperatorProblem({
        en: `Refund ${reference} of order ${number} was made already.`,
        fr: `Le remboursement ${reference} de la commande ${number} est déjà fait.`,
      });
    const units = cartonOf(items, waiting);
    // With the last of it delivery and all else that was paid goes back too.
    const isLast = parcels.length === 0 && count(units) === count(waiting);
    const done = isLast
      ? await callBack(db, services, order, null, 0)
      : await payBack(db, services, order, { units, reference });
    const [before, after] = [order, done.row].map(({ state, refundedAmount }) => ({ state, refundedAmount }));
    const change = { action: 'order.refund', subject: number, before: before ?? null, after: after ?? null };
    await logChange(db, by, change, services.now());
    return done;
  });
  await beginOperation(services, operation);
  return { order: row, amount, points, pending: (await refundPending(services.db, row.id)) > 0 };
};
