import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { updateCart, type CartRow } from '../../database/cart/cart-rows.ts';
import type { PricedCart } from '../cart/priced-cart.ts';
import { schema, type Queryable } from '../../database/connection.ts';
import { spendCredit } from '../../database/membership/credit.ts';
import { spendPoints } from '../../database/membership/points.ts';
import type { OrderRow } from '../../database/orders/orders.ts';
import { inLockOrder, takeFromStock, useCoupon } from '../../database/orders/stock.ts';
import { spendCustomersCoupon } from '../../database/promotions/customer-coupons.ts';
import type { Shopper } from '../../domain/account/identity.ts';
import { cartMessages } from '../cart/messages.ts';
import { needsCopy } from '../../domain/promotion/coupon.ts';
import { ShopError } from '../../domain/shop-error.ts';
import { couponRefused } from './agreed-cart.ts';
import { itemSoldOut } from './checkout-messages.ts';

/** Takes goods and the confirmed gift from the stock; always in the caller's transaction. */
export const takeGoods = async (db: Queryable, { lines, gifts }: PricedCart): Promise<void> => {
  const bought = lines.map(({ item, product }) => ({
    productId: item.productId,
    variantId: item.variantId,
    quantity: item.quantity,
    name: product.name,
    result: { field: 'item_id', item_id: item.id },
  }));
  const free = gifts
    .filter(({ confirmed }) => confirmed)
    .map(({ id, name }) => ({ productId: id, variantId: null, quantity: 1, name, result: { gift_id: id } }));
  for (const { name, result, ...line } of inLockOrder([...bought, ...free])) {
    if (!(await takeFromStock(db, line))) throw new ShopError(409, itemSoldOut(name), result);
  }
};

/** Uses up the customer's own copy of the cart's coupon, where they have one. */
export const takeCustomersCoupon = async (
  db: Queryable,
  { coupon }: PricedCart,
  who: Shopper,
  now: Date,
): Promise<void> => {
  if (coupon && !(await spendCustomersCoupon(db, who, coupon.code, now)) && needsCopy(coupon)) {
    throw couponRefused(coupon.code, 'used');
  }
};

/** Counts a use of the cart's coupon. */
export const takeCoupon = async (db: Queryable, { coupon }: PricedCart): Promise<void> => {
  if (coupon && !(await useCoupon(db, coupon.code))) throw couponRefused(coupon.code, 'used-up');
};

/** Takes the points that pay for an order out of the ledger. */
export const takePoints = async (db: Queryable, order: OrderRow, { points }: PricedCart, now: Date): Promise<void> => {
  const { customerId, number: reference } = order;
  if (points === 0 || customerId === null) return;
  const change = { customerId, points, reason: 'spent_on_order', reference, createdAt: now } as const;
  if ((await spendPoints(db, change)) !== 'spent') throw new ShopError(409, cartMessages.fewerPoints);
};

/** Takes the store credit that pays for an order out of its ledger. */
export const takeCredit = async (db: Queryable, order: OrderRow, now: Date): Promise<void> => {
  const { customerId, number: reference, creditAmount: cents } = order;
  if (cents === 0 || customerId === null) return;
  if (!(await spendCredit(db, { customerId, cents, reference, now })))
    throw new ShopError(409, cartMessages.lessCredit);
};

/** The cart after its order: nothing in it, the address for the next one, and a marker of its own (CHK-017). */
export const emptyCart = async (db: Queryable, { id }: CartRow): Promise<void> => {
  const { cartItem } = schema;
  await db.delete(cartItem).where(and(eq(cartItem.cartId, id), eq(cartItem.saved, false)));
  await updateCart(db, id, {
    indent: randomUUID(),
    couponCode: null,
    paymentMethod: null,
    pointsUsed: 0,
    creditUsed: 0,
    shippingPlan: null,
    giftProductId: null,
    giftConfirmed: false,
  });
};
