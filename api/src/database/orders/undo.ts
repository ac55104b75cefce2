import type { Queryable } from '../connection.ts';
import { reopenHeldCoupon } from '../promotions/customer-coupons.ts';
import { changeOrder, type OrderRow } from './orders.ts';
import { returnPoints, takeBackPoints } from './points-of-order.ts';
import { giveBackCoupon, giveBackStock } from './stock.ts';

/** What is written down of an order that is called back. */
export type Cancellation = Pick<OrderRow, 'cancelReason' | 'refundedAmount' | 'refundReference'>;

/**
 * Calls a locked order back and gives back everything that it took: stock, the coupon's use and the customer's own
 * copy of it, and the points that paid for it. The points that it earned are taken back.
 */
export const undoOrder = async (
  db: Queryable,
  order: OrderRow,
  cancellation: Cancellation,
  now: Date,
): Promise<OrderRow> => {
  // In the order in which placing takes it, so that the two never wait for each other in a circle.
  const byKey = order.items.toSorted(
    (a, b) => a.product_id - b.product_id || (a.sub_product_id ?? 0) - (b.sub_product_id ?? 0),
  );
  for (const { product_id, sub_product_id, qty } of byKey) {
    await giveBackStock(db, { productId: product_id, variantId: sub_product_id, quantity: qty });
  }
  const { couponCode, customerId, createdAt } = order;
  if (couponCode !== null) {
    await giveBackCoupon(db, couponCode);
    if (customerId !== null) await reopenHeldCoupon(db, customerId, couponCode, createdAt);
  }
  const undone = await changeOrder(db, order.id, { ...cancellation, state: 'cancelled', cancelledAt: now });
  await returnPoints(db, undone, undone.pointsUsed, null, now);
  await takeBackPoints(db, undone, null, now);
  return undone;
};
