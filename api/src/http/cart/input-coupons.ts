import type { FastifyInstance } from 'fastify';
import { findCart } from '../../database/cart/cart-rows.ts';
import { discountableOf, findCoupon, priceCart } from '../../database/cart/priced-cart.ts';
import type { Queryable } from '../../database/connection.ts';
import { heldCoupons, offeredCoupons, type CouponRow } from '../../database/promotions/customer-coupons.ts';
import { couponProblem, discountOf, type HeldCoupon } from '../../domain/promotion/coupon.ts';
import type { Shopper } from '../../domain/account/identity.ts';
import { registerCall } from '../call.ts';

/** Coupons that this person knows of: their own, and those that the shop shows to everybody. */
const knownCoupons = async (db: Queryable, own: ReadonlyMap<string, HeldCoupon>): Promise<CouponRow[]> => {
  const offered = await offeredCoupons(db);
  const others = [...own.keys()].filter((code) => !offered.some((coupon) => coupon.code === code));
  const held = await Promise.all(others.map((code) => findCoupon(db, code)));
  return [...offered, ...held.filter((coupon) => coupon !== null)];
};

const ownCoupons = async (db: Queryable, who: Shopper): Promise<ReadonlyMap<string, HeldCoupon>> =>
  who.kind === 'customer' ? heldCoupons(db, who.customerId) : new Map();

/** Coupons that can be entered on the cart as it is (API-112): those that take off the most come first. */
export const registerInputCoupons = (app: FastifyInstance): void => {
  registerCall(app, 'inputCoupons', 'shopper', async ({ services, who, language }) => {
    const { db, now } = services;
    const row = await findCart(db, who);
    if (!row) return { list: [] };
    const { lines, plusMember } = await priceCart(db, row, who, services);
    const bought = discountableOf(lines);
    const own = await ownCoupons(db, who);
    const usable = (await knownCoupons(db, own)).filter(
      (coupon) =>
        couponProblem(coupon, bought, { plusMember, now: now(), held: own.get(coupon.code) ?? null }) === null,
    );
    const list = usable
      .toSorted((a, b) => discountOf(b, bought) - discountOf(a, bought))
      .map((coupon) => ({
        coupon_code: coupon.code,
        discount_text: coupon.title[language],
        description: coupon.description[language],
        status: 1,
        starts_at: coupon.startsAt?.toISOString() ?? null,
        expires_at: (own.get(coupon.code)?.expiresAt ?? coupon.endsAt)?.toISOString() ?? null,
        used_at: null,
      }));
    return { list };
  });
};
