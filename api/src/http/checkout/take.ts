import { and, eq } from 'drizzle-orm';
import { updateCart, type CartRow } from '../../database/cart/cart-rows.ts';
import type { PricedCart } from '../../database/cart/priced-cart.ts';
import { schema, type Queryable } from '../../database/connection.ts';
import { spendPoints } from '../../database/membership/points.ts';
import type { OrderRow } from '../../database/orders/orders.ts';
import { takeFromStock, useCoupon } from '../../database/orders/stock.ts';
import { updateTip } from '../../database/orders/tips.ts';
import { spendHeldCoupon } from '../../database/promotions/customer-coupons.ts';
import type { Shopper } from '../../identity/identity.ts';
import { cartMessages } from '../cart/messages.ts';
import { ApiError } from '../error.ts';
import { checkoutMessages, itemSoldOut } from './messages.ts';

/** Takes goods and the confirmed gift from the stock; always in the caller's transaction. */
export const takeGoods = async (db: Queryable, { lines, gifts }: PricedCart): Promise<void> => {
  const bought = lines.map(({ item, product }) => ({
    productId: item.productId,
    variantId: item.variantId,
    quantity: item.quantity,
    name: product.name,
    result: { item_id: item.id },
  }));
  const free = gifts
    .filter(({ confirmed }) => confirmed)
    .map(({ id, name }) => ({ productId: id, variantId: null, quantity: 1, name, result: { gift_id: id } }));
  // Always in the same order: two orders of the same goods must not wait for each other in a circle.
  const byKey = [...bought, ...free].toSorted(
    (a, b) => a.productId - b.productId || (a.variantId ?? 0) - (b.variantId ?? 0),
  );
  for (const { name, result, ...line } of byKey) {
    if (!(await takeFromStock(db, line))) throw new ApiError(409, itemSoldOut(name), result);
  }
};

/** Uses up the coupon of a cart, the customer's own copy of it too. */
export const takeCoupon = async (db: Queryable, { coupon }: PricedCart, who: Shopper, now: Date): Promise<void> => {
  if (!coupon) return;
  const taken = (await useCoupon(db, coupon.code)) && (await spendHeldCoupon(db, who, coupon.code, now));
  if (!taken) throw new ApiError(409, checkoutMessages.couponEnded);
};

/** What an order that stands takes on: its points leave the ledger, its donation is paid. */
export const takePointsAndTip = async (
  db: Queryable,
  order: OrderRow,
  { points, tipId }: PricedCart,
  now: Date,
): Promise<void> => {
  if (points > 0 && order.customerId !== null) {
    const change = {
      customerId: order.customerId,
      reason: 'spent_on_order',
      reference: order.number,
      createdAt: now,
    } as const;
    if ((await spendPoints(db, { ...change, points })) !== 'spent') throw new ApiError(409, cartMessages.fewerPoints);
  }
  if (tipId !== null) await updateTip(db, tipId, { orderNumber: order.number });
};

/** The cart after its order: nothing in it, and the address for the next one. */
export const emptyCart = async (db: Queryable, { id }: CartRow): Promise<void> => {
  const { cartItem } = schema;
  await db.delete(cartItem).where(and(eq(cartItem.cartId, id), eq(cartItem.saved, false)));
  await updateCart(db, id, {
    couponCode: null,
    paymentMethod: null,
    pointsUsed: 0,
    shippingPlan: null,
    giftProductId: null,
    giftConfirmed: false,
  });
};
