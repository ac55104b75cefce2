import { findCart, updateCart, type CartRow } from '../../database/cart/cart-rows.ts';
import type { Queryable } from '../../database/connection.ts';
import { orderedAsMember } from '../../database/membership/first-order.ts';
import { findCoupon, type CouponRow } from '../../database/promotions/coupons.ts';
import { customersCoupons, offeredCoupons } from '../../database/promotions/customer-coupons.ts';
import type { Shopper } from '../../domain/account/identity.ts';
import { couponProblem, discountOf, holdsUntil, type CustomersCoupon } from '../../domain/promotion/coupon.ts';
import { ShopError } from '../../domain/shop-error.ts';
import { changeCart, type Shopping } from './change-cart.ts';
import { cartMessages, couponMessages } from './messages.ts';
import { discountableOf, priceCart } from './priced-cart.ts';
import type { ShownCart } from './read-cart.ts';

/** What a coupon would take off the cart, in cents. @throws ShopError 400 that says why it takes nothing off */
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

/** What comes off the cart as it is, in cents, by which coupon and by paying later; null without a cart. */
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

/** Coupons that this person knows of: their own, and those that the shop shows to everybody. */
const knownCoupons = async (db: Queryable, own: ReadonlyMap<string, CustomersCoupon>): Promise<CouponRow[]> => {
  const offered = await offeredCoupons(db);
  const others = [...own.keys()].filter((code) => !offered.some((coupon) => coupon.code === code));
  const coupons = await Promise.all(others.map((code) => findCoupon(db, code)));
  return [...offered, ...coupons.filter((coupon) => coupon !== null)];
};

const ownCoupons = async (db: Queryable, who: Shopper): Promise<ReadonlyMap<string, CustomersCoupon>> =>
  who.kind === 'customer' ? customersCoupons(db, who.customerId) : new Map();

/** Coupons that can be entered on the cart as it is (API-112): those that take off the most come first. */
export const usableCoupons = async ({ services, who }: Shopping) => {
  const { db, now } = services;
  const row = await findCart(db, who);
  if (!row) return [];
  const { lines, plusMember } = await priceCart(db, row, who, services);
  const bought = discountableOf(lines);
  const own = await ownCoupons(db, who);
  const ordered = await orderedAsMember(db, who);
  const rules = (code: string) => ({ plusMember, ordered, now: now(), copy: own.get(code) ?? null });
  return (await knownCoupons(db, own))
    .filter((coupon) => couponProblem(coupon, bought, rules(coupon.code)) === null)
    .toSorted((a, b) => discountOf(b, bought) - discountOf(a, bought))
    .map((coupon) => ({ coupon, endsAt: holdsUntil(coupon, own.get(coupon.code) ?? null) }));
};
