import { findCart, updateCart, type CartRow } from '../../database/cart/cart-rows.ts';
import type { Queryable } from '../../database/connection.ts';
import { findCoupon } from '../../database/promotions/coupons.ts';
import { offeredCoupons } from '../../database/promotions/customer-coupons.ts';
import { ShopError } from '../../domain/shop-error.ts';
import { usableCouponsOf, type UsableCoupon } from '../promotions/shopper-coupons.ts';
import { changeCart, type Shopping } from './change-cart.ts';
import { cartMessages, couponMessages } from './messages.ts';
import { discountableOf, priceCart } from './priced-cart.ts';
import type { ShownCart } from './read-cart.ts';

/** Returns the cents that a coupon would take off the cart. @throws ShopError 400 that says why it takes nothing off */
export const couponWorth = async (db: Queryable, row: CartRow, { services, who }: Shopping, typed: string) => {
  const coupon = await findCoupon(db, typed);
  if (!coupon) throw new ShopError(400, cartMessages.unknownCoupon);
  const priced = await priceCart(db, { ...row, couponCode: coupon.code }, who, services);
  if (priced.couponProblem) throw new ShopError(400, couponMessages[priced.couponProblem]);
  return { code: coupon.code, discount: priced.totals.discount - priced.klarnaDiscount };
};

export const applyCoupon = (shopping: Shopping, typed: string): Promise<ShownCart> =>
  changeCart(shopping, async (db, row) => {
    const { code } = await couponWorth(db, row, shopping, typed);
    await updateCart(db, row.id, { couponCode: code });
  });

export const removeCoupon = (shopping: Shopping): Promise<ShownCart> =>
  changeCart(shopping, (db, { id }) => updateCart(db, id, { couponCode: null }));

/** Returns the discounts on the cart as it is, in cents, by coupon and by paying later; null without a cart. */
export const cartDiscount = async ({ services, who }: Shopping) => {
  const row = await findCart(services.db, who);
  if (!row) return null;
  const {
    coupon,
    couponCode: entered,
    totals,
    klarnaDiscount: payLater,
  } = await priceCart(services.db, row, who, services);
  const byCoupon = totals.discount - payLater;
  return { entered, amount: totals.discount, coupon: byCoupon > 0 ? coupon : null, byCoupon, payLater };
};

/** Coupons that can be entered on the cart as it is (API-112): those that take off the most come first. */
export const usableCoupons = async ({ services, who }: Shopping): Promise<UsableCoupon[]> => {
  const { db, now } = services;
  const row = await findCart(db, who);
  if (!row) return [];
  const { lines } = await priceCart(db, row, who, services);
  return usableCouponsOf(db, who, await offeredCoupons(db), discountableOf(lines), now());
};
