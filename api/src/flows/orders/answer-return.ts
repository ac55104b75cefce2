import type { ReturnState } from '@shop/contract';
import type { Queryable } from '../../database/connection.ts';
import { changeOrder, lockOrder, type OrderRow } from '../../database/orders/orders.ts';
import { takeBackRewards } from '../../database/membership/taken-back-rewards.ts';
import { returnCredit } from '../../database/membership/credit.ts';
import { returnPoints, takeBackPoints } from '../../database/orders/points-of-order.ts';
import { refundPending, writeIntent } from '../../database/orders/provider-operations.ts';
import { decideReturn, orderOfReturn, returnsOf, type ReturnRow } from '../../database/orders/returns.ts';
import { logChange } from '../../database/operator/log.ts';
import { transact } from '../../database/transact.ts';
import type { Facts, Operator } from '../../domain/operator/operator.ts';
import { returnFee } from '../../domain/order/early-bird.ts';
import { creditBackFor, pointsBackFor, priceOf, refundOf } from '../../domain/order/refund.ts';
import { openReturns, stateAfterRefund } from '../../domain/order/return.ts';
import { refundLetter, rejectionLetter } from '../../mail/return-letters.ts';
import { beginOperation, checkRefundable } from '../../payment/operations.ts';
import { payMethodOf } from '../../payment/providers.ts';
import { orderNotice } from '../../push/order-notices.ts';
import { pushWithin } from '../../push/outbox.ts';
import type { Services } from '../../services.ts';
import { noSuch, OperatorProblem } from '../../domain/operator-problem.ts';

/** Writes down who decided a return. */
const logReturn = (db: Queryable, by: Operator, one: ReturnRow, state: ReturnState, more: Facts, now: Date) => {
  const [before, after] = [{ state: one.state }, { state, ...more }];
  return logChange(db, by, { action: `return.${state}`, subject: one.number, before, after }, now);
};

/** A return that waits, with its order locked, and what was paid back of the order before. */
const lockReturn = async (
  db: Queryable,
  number: string,
): Promise<{ order: OrderRow; one: ReturnRow; paidBack: ReturnRow[] }> => {
  const orderId = await orderOfReturn(db, number);
  if (orderId === null) throw noSuch('return', number);
  const order = await lockOrder(db, orderId);
  const all = await returnsOf(db, orderId);
  const one = all.find((row) => row.number === number);
  if (!one) throw noSuch('return', number);
  if (!openReturns.includes(one.state))
    throw new OperatorProblem({
      en: `Return ${number} is ${one.state} already.`,
      fr: `Le retour ${number} est déjà traité (${one.state}).`,
    });
  if (order.state === 'cancelled')
    throw new OperatorProblem({
      en: `Order ${order.number} of return ${number} is cancelled.`,
      fr: `La commande ${order.number} du retour ${number} est annulée.`,
    });
  return { order, one, paidBack: all.filter(({ state }) => state === 'refunded') };
};

/**
 * The parcel of a return has arrived and is being checked.
 * @throws OperatorProblem for a return that there is not, or that waits no more
 */
export const receiveReturn = (services: Services, by: Operator, number: string): Promise<void> =>
  transact(services.db, async (db) => {
    const { one } = await lockReturn(db, number);
    await decideReturn(db, one.id, { state: 'received' });
    await logReturn(db, by, one, 'received', {}, services.now());
  });

/** The refund of a return: cents, and points that had paid for the goods. */
export interface PaidBack {
  amount: number;
  points: number;
  /** The provider has not confirmed the refund yet; it is asked again by itself. */
  pending: boolean;
}

/**
 * Accepts a return: its goods' share of what was paid goes back, in money, points and store credit, and points that they earned
 * are taken back. Fees of super early birds are kept (POP-036). A letter says what is paid back. The refund is written down with it and asked for under the return's
 * number: again, after an answer that was lost, it pays nothing twice.
 * @throws OperatorProblem as above; ShopError where nobody could pay money back, and nothing is changed then
 */
export const acceptReturn = async (services: Services, by: Operator, number: string): Promise<PaidBack> => {
  const { orderId, amount, points, refund } = await transact(services.db, async (db) => {
    const { order: before, one, paidBack } = await lockReturn(db, number);
    const earlier = [...paidBack, ...before.refunds].flatMap(({ items }) => items);
    const goods = priceOf(one.items, before.items);
    const goodsBefore = priceOf(earlier, before.items);
    // Never more than is left of the order, whatever else was paid back of it.
    const left = before.grandTotal - before.refundedAmount;
    const cents = Math.max(0, Math.min(refundOf(one.items, earlier, before) - returnFee(before, one, paidBack), left));
    const back = before.customerId === null ? 0 : pointsBackFor(goods, before, goodsBefore);
    const credit = before.customerId === null ? 0 : creditBackFor(goods, before, goodsBefore);
    if (cents > 0) checkRefundable(services, before.paymentMethod);
    const about = { method: payMethodOf(before.paymentMethod), payment: before.paymentReference ?? '' };
    const intent = { ...about, kind: 'refund', amount: cents, key: number, orderId: before.id } as const;
    const row = await changeOrder(db, before.id, {
      state: stateAfterRefund(before.items, [...earlier, ...one.items]),
      refundedAmount: before.refundedAmount + cents,
    });
    await decideReturn(db, one.id, { state: 'refunded', refundAmount: cents });
    await logReturn(db, by, one, 'refunded', { order: row.number, amount: cents, points: back }, services.now());
    await returnPoints(db, row, back, number, services.now());
    await returnCredit(db, row, credit, number, services.now());
    await takeBackPoints(db, row, number, services.now());
    if (row.customerId !== null) await takeBackRewards(db, row.customerId, services.now());
    const letter = refundLetter(row, number, { amount: cents, points: back, credit }, services.settings.shopUrl);
    await services.mailer.sendWithin(db, letter);
    await pushWithin(db, row, orderNotice(row, 'returnPaidBack'), services.now());
    const written = cents > 0 ? await writeIntent(db, intent, services.now()) : null;
    return { orderId: row.id, amount: cents, points: back, refund: written };
  });
  await beginOperation(services, refund);
  return { amount, points, pending: (await refundPending(services.db, orderId)) > 0 };
};

/**
 * Rejects a return: nothing is paid back, a letter and the order's page say why, and its units may be sent back once more.
 * @throws OperatorProblem as above
 */
export const rejectReturn = async (services: Services, by: Operator, number: string, reason: string): Promise<void> => {
  await transact(services.db, async (db) => {
    const { order, one } = await lockReturn(db, number);
    await decideReturn(db, one.id, { state: 'rejected', rejectionReason: reason });
    await logReturn(db, by, one, 'rejected', { order: order.number }, services.now());
    await services.mailer.sendWithin(db, rejectionLetter(order, number, reason, services.settings.shopUrl));
    await pushWithin(db, order, orderNotice(order, 'returnRejected'), services.now());
  });
};
