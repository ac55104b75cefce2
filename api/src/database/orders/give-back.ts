import type { Queryable } from '../connection.ts';
import { addPoints } from '../membership/points.ts';
import type { OrderRow } from './orders.ts';
import { giveBackCoupon, giveBackStock } from './stock.ts';

/** Gives back everything that an order took: stock, the coupon's use and the points. */
export const giveBack = async (db: Queryable, order: OrderRow, now: Date): Promise<void> => {
  // In the order in which placing takes it, so that the two never wait for each other in a circle.
  const byKey = order.items.toSorted(
    (a, b) => a.product_id - b.product_id || (a.sub_product_id ?? 0) - (b.sub_product_id ?? 0),
  );
  for (const { product_id, sub_product_id, qty } of byKey) {
    await giveBackStock(db, { productId: product_id, variantId: sub_product_id, quantity: qty });
  }
  if (order.couponCode !== null) await giveBackCoupon(db, order.couponCode);
  if (order.pointsUsed > 0 && order.customerId !== null) {
    await addPoints(db, {
      customerId: order.customerId,
      points: order.pointsUsed,
      reason: 'returned_from_order',
      reference: order.number,
      createdAt: now,
    });
  }
};
