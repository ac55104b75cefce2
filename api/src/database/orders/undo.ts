import type { Queryable } from '../connection.ts';
import { takeBackRewards } from '../membership/taken-back-rewards.ts';
import { reopenHeldCoupon } from '../promotions/customer-coupons.ts';
import { returnCredit } from '../membership/credit.ts';
import { changeOrder, type OrderRow } from './orders.ts';
import { returnPoints, takeBackPoints } from './points-of-order.ts';
import { giveBackCoupon, giveBackStock, stockLinesOf } from './stock.ts';

/** The fields of a cancelled order. */
export type Cancellation = Pick<OrderRow, 'cancelReason' | 'refundedAmount' | 'refundReference'>;

/**
 * Cancels a locked order and gives back everything that it took: stock, the coupon's use and the customer's own copy of
 * it, and the points and the credit that paid for it. Takes back the points that it earned, and rewards that are no longer paid for.
 */
export const undoOrder = async (
  db: Queryable,
  order: OrderRow,
  cancellation: Cancellation,
  now: Date,
): Promise<OrderRow> => {
  const { couponCode, customerId, createdAt } = order;
  const undone = await changeOrder(db, order.id, { ...cancellation, state: 'cancelled', cancelledAt: now });
  await returnPoints(db, undone, undone.pointsUsed, null, now);
  await returnCredit(db, undone, undone.creditAmount, null, now);
  await takeBackPoints(db, undone, null, now);
  if (couponCode !== null && customerId !== null) await reopenHeldCoupon(db, customerId, couponCode, createdAt);
  // The following rows are shared by all customers; they are locked in the order of lock-order.ts.
  if (order.holdsGoods) {
    for (const line of stockLinesOf(order.items)) await giveBackStock(db, line);
    if (couponCode !== null) await giveBackCoupon(db, couponCode);
  }
  if (customerId !== null) await takeBackRewards(db, customerId, now);
  return undone;
};
