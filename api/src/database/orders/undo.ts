import { eq } from 'drizzle-orm';
import { waitingItems } from '../../domain/order/units.ts';
import { schema, type Queryable } from '../connection.ts';
import { takeBackRewards } from '../membership/taken-back-rewards.ts';
import { reopenCustomersCoupon } from '../promotions/customer-coupons.ts';
import { returnCredit } from '../membership/credit.ts';
import type { OrderRow } from './orders.ts';
import { returnPoints, takeBackPoints } from './points-of-order.ts';
import { giveBackCoupon, giveBackUnits } from './stock.ts';

export type Cancellation = Pick<OrderRow, 'cancelReason' | 'refundedAmount'>;

/** A cancelled order, with the points and the cents of credit that came back with it. */
export interface Undone {
  readonly order: OrderRow;
  readonly points: number;
  readonly credit: number;
}

/**
 * Cancels a locked order, whatever was paid back of it before: nothing else writes that state. Gives back everything that
 * it took and still has: stock, the coupon's use and the customer's own copy of it, and the points and the credit that
 * paid for it. Takes back the points that it earned, and rewards that are no longer paid for. Its money is the caller's.
 */
export const undoOrder = async (
  db: Queryable,
  order: OrderRow,
  cancellation: Cancellation,
  now: Date,
): Promise<Undone> => {
  const { couponCode, customerId, createdAt } = order;
  const [undone] = await db
    .update(schema.order)
    .set({ ...cancellation, state: 'cancelled', cancelledAt: now })
    .where(eq(schema.order.id, order.id))
    .returning();
  if (!undone) throw new Error('A locked order is gone');
  const points = await returnPoints(db, undone, undone.pointsUsed, null, now);
  const credit = await returnCredit(db, undone, undone.creditAmount, null, now);
  await takeBackPoints(db, undone, null, now);
  if (couponCode !== null && customerId !== null) await reopenCustomersCoupon(db, customerId, couponCode, createdAt);
  // The following rows are shared by all customers; they are locked in the order of lock-order.ts.
  if (order.holdsGoods) {
    await giveBackUnits(db, order.items, waitingItems(order.items, order.refunds));
    if (couponCode !== null) await giveBackCoupon(db, couponCode);
  }
  if (customerId !== null) await takeBackRewards(db, customerId, now);
  return { order: undone, points, credit };
};
