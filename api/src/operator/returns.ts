import type { ReturnState } from '@shop/contract';
import type { Queryable } from '../database/connection.ts';
import { changeOrder, lockOrder, type OrderRow } from '../database/orders/orders.ts';
import { returnPoints, takeBackPoints } from '../database/orders/points-of-order.ts';
import { decideReturn, orderOfReturn, returnsIn, returnsOf, type ReturnRow } from '../database/orders/returns.ts';
import { pointsBackFor, refundFor } from '../domain/order/refund.ts';
import { priceOf, stateAfterRefund } from '../domain/order/return.ts';
import { refundLetter, rejectionLetter } from '../mail/return-letters.ts';
import { providerOf } from '../payment/providers.ts';
import type { Services } from '../services.ts';
import { OperatorProblem } from './problem.ts';

/** States in which a return waits for the shop. */
const open: readonly ReturnState[] = ['requested', 'received'];

/** Returns that wait for a decision, or all of them. */
export const listReturns = (services: Services, all: boolean) =>
  returnsIn(services.db, all ? [...open, 'refunded', 'rejected'] : open);

/** A return that waits, with its order locked, and what was paid back of the order before. */
const lockReturn = async (
  db: Queryable,
  number: string,
): Promise<{ order: OrderRow; one: ReturnRow; paidBack: ReturnRow[] }> => {
  const orderId = await orderOfReturn(db, number);
  if (orderId === null) throw new OperatorProblem(`There is no return ${number}.`);
  const order = await lockOrder(db, orderId);
  const all = await returnsOf(db, orderId);
  const one = all.find((row) => row.number === number);
  if (!one) throw new OperatorProblem(`There is no return ${number}.`);
  if (!open.includes(one.state)) throw new OperatorProblem(`Return ${number} is ${one.state} already.`);
  if (order.state === 'cancelled') throw new OperatorProblem(`Order ${order.number} of return ${number} is cancelled.`);
  return { order, one, paidBack: all.filter(({ state }) => state === 'refunded') };
};

/**
 * The parcel of a return has arrived and is being checked.
 * @throws OperatorProblem for a return that there is not, or that waits no more
 */
export const receiveReturn = (services: Services, number: string): Promise<void> =>
  services.db.transaction(async (db) => {
    const { one } = await lockReturn(db, number);
    await decideReturn(db, one.id, { state: 'received' });
  });

/** What a return came to: cents, and points that had paid for the goods. */
export interface PaidBack {
  amount: number;
  points: number;
}

/**
 * Accepts a return: its goods' share of what was paid goes back, in money and in points, and points that they earned
 * are taken back. The refund is asked for under the return's number: again, after an answer that was lost, it pays
 * nothing twice. A letter says what was paid back.
 * @throws OperatorProblem as above; ApiError when no refund can be made now, and nothing is changed then
 */
export const acceptReturn = async (services: Services, number: string): Promise<PaidBack> => {
  const { order, paid } = await services.db.transaction(async (db) => {
    const { order: before, one, paidBack } = await lockReturn(db, number);
    const earlier = paidBack.flatMap(({ items }) => items);
    const goods = priceOf(one.items, before.items);
    const goodsBefore = priceOf(earlier, before.items);
    // Never more than is left of the order, whatever else was paid back of it.
    const left = before.grandTotal - before.refundedAmount;
    const amount = Math.max(0, Math.min(refundFor(goods, before, goodsBefore), left));
    const points = before.customerId === null ? 0 : pointsBackFor(goods, before, goodsBefore);
    const transfer = { payment: before.paymentReference ?? '', amount, key: number };
    const refundReference =
      amount > 0 ? await providerOf(services, before.paymentMethod).refund(transfer) : before.refundReference;
    const row = await changeOrder(db, before.id, {
      state: stateAfterRefund(before.items, [...earlier, ...one.items]),
      refundedAmount: before.refundedAmount + amount,
      refundReference,
    });
    await decideReturn(db, one.id, { state: 'refunded', refundAmount: amount });
    await returnPoints(db, row, points, number, services.now());
    await takeBackPoints(db, row, number, services.now());
    return { order: row, paid: { amount, points } };
  });
  await services.mailer.send(refundLetter(order, number, paid, services.settings.shopUrl));
  return paid;
};

/**
 * Rejects a return: nothing is paid back, a letter and the order's page say why, and its units may be sent back once more.
 * @throws OperatorProblem as above
 */
export const rejectReturn = async (services: Services, number: string, reason: string): Promise<void> => {
  const order = await services.db.transaction(async (db) => {
    const { order: row, one } = await lockReturn(db, number);
    await decideReturn(db, one.id, { state: 'rejected', rejectionReason: reason });
    return row;
  });
  await services.mailer.send(rejectionLetter(order, number, reason, services.settings.shopUrl));
};
