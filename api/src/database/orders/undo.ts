import type { Queryable } from '../connection.ts';
import { takeBackRewards } from '../membership/taken-back-rewards.ts';
import { reopenHeldCoupon } from '../promotions/customer-coupons.ts';
import { changeOrder, type OrderRow } from './orders.ts';
import { returnPoints, takeBackPoints } from './points-of-order.ts';
import { giveBackCoupon, giveBackStock, inLockOrder } from './stock.ts';

/** What is written down of an order that is called back. */
export type Cancellation = Pick<OrderRow, 'cancelReason' | 'refundedAmount' | 'refundReference'>;

/**
 * Calls a locked order back and gives back everything that it took: stock, the coupon's use and the customer's own
 * copy of it, and the points that paid for it. The points that it earned are taken back,
 * and rewards that nothing pays for any more.
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
  await takeBackPoints(db, undone, null, now);
  if (couponCode !== null && customerId !== null) await reopenHeldCoupon(db, customerId, couponCode, createdAt);
  // From here on rows that everybody shares, in the order of lock-order.ts.
  const lines = order.items.map(({ product_id, sub_product_id, qty }) => ({
    productId: product_id,
    variantId: sub_product_id,
    quantity: qty,
  }));
  for (const line of inLockOrder(lines)) await giveBackStock(db, line);
  if (couponCode !== null) await giveBackCoupon(db, couponCode);
  if (customerId !== null) await takeBackRewards(db, customerId, now);
  return undone;
};
