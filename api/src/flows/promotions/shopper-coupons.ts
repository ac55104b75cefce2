import type { Queryable } from '../../database/connection.ts';
import { orderedAsMember } from '../../database/membership/first-order.ts';
import { couponsByCodes, type CouponRow, findCoupon } from '../../database/promotions/coupons.ts';
import { customersCoupon, customersCoupons, giveCoupons } from '../../database/promotions/customer-coupons.ts';
import type { ProductRow } from '../../database/catalogue/detail.ts';
import { isPartner, isPlusMember, type Shopper, type CustomerIdentity } from '../../domain/account/identity.ts';
import { pricesFor } from '../../domain/cart/dropship.ts';
import { limitsOf } from '../../domain/cart/line.ts';
import { quantityProblem } from '../../domain/cart/quantity.ts';
import { unitPrice } from '../../domain/cart/unit-price.ts';
import {
  couponProblem,
  discountOf,
  holdsUntil,
  type CustomersCoupon,
  type DiscountableLine,
  offerProblem,
} from '../../domain/promotion/coupon.ts';
import { couponTarget } from '../../domain/promotion/coupon-target.ts';
import type { Message } from '../../domain/messages.ts';
import { ShopError } from '../../domain/shop-error.ts';
import type { Services } from '../../services.ts';

const promotionMessages = {
  unknownCoupon: { en: 'This coupon cannot be claimed.', fr: 'Ce coupon ne peut pas être obtenu.' },
  notYet: { en: 'This coupon is not out yet.', fr: 'Ce coupon n’est pas encore offert.' },
  nothingLeft: { en: 'Nothing is left of this coupon.', fr: 'Ce coupon est épuisé.' },
  received: { en: 'You have this coupon already.', fr: 'Vous avez déjà ce coupon.' },
} as const satisfies Record<string, Message>;

/** Gives a customer a coupon that may be claimed, once. @returns its code @throws ShopError 404, 409 */
export const claimCoupon = async ({ db, now }: Services, who: CustomerIdentity, typed: string): Promise<string> => {
  const coupon = await findCoupon(db, typed);
  if (coupon?.offer !== 'claim') throw new ShopError(404, promotionMessages.unknownCoupon);
  const problem = offerProblem(coupon, now());
  if (problem === 'not-yet') throw new ShopError(409, promotionMessages.notYet);
  if (problem) throw new ShopError(409, promotionMessages.nothingLeft);
  const [given] = await giveCoupons(db, who.customerId, [coupon.code], now());
  if (given === undefined) throw new ShopError(409, promotionMessages.received);
  return given;
};

/** A coupon as it counts for one person. */
export interface PersonsCoupon {
  coupon: CouponRow;
  /** Their own copy; null without one. */
  copy: CustomersCoupon | null;
  /** Whether they have ordered as a member before, where it asks for that. */
  ordered: boolean;
}

const hasOrdered = async (db: Queryable, who: Shopper | null): Promise<boolean> =>
  who !== null && isPlusMember(who) && (await orderedAsMember(db, who));

/** The coupon of a code as it counts for the shopper; null for an unknown one. */
export const personsCoupon = async (db: Queryable, code: string, who: Shopper): Promise<PersonsCoupon | null> => {
  const coupon = await findCoupon(db, code);
  if (!coupon) return null;
  const copy = await customersCoupon(db, who, coupon.code);
  return { coupon, copy, ordered: coupon.firstOrderOnly && (await orderedAsMember(db, who)) };
};

/** The coupons that the shop shows to everybody (`offered`) and those that somebody has a copy of. */
export const personsCoupons = async (
  db: Queryable,
  who: Shopper | null,
  offered: readonly CouponRow[],
): Promise<PersonsCoupon[]> => {
  const own: ReadonlyMap<string, CustomersCoupon> =
    who?.kind === 'customer' ? await customersCoupons(db, who.customerId) : new Map();
  const others = [...own.keys()].filter((code) => !offered.some((coupon) => coupon.code === code));
  const known = [...offered, ...(await couponsByCodes(db, others))];
  const ordered = await hasOrdered(db, who);
  return known.map((coupon) => ({ coupon, copy: own.get(coupon.code) ?? null, ordered }));
};

/** A coupon that a shopper can use, and where it ends for them. */
export interface UsableCoupon {
  coupon: CouponRow;
  endsAt: Date | null;
}

/**
 * Which coupons somebody can use on what they buy, by the cart's own rule: of those that the shop shows to everybody
 * (`offered`) and their own; what takes off the most comes first. `who` is null for a visitor without a name.
 */
export const usableCouponsOf = async (
  db: Queryable,
  who: Shopper | null,
  offered: readonly CouponRow[],
  lines: readonly DiscountableLine[],
  now: Date,
): Promise<UsableCoupon[]> => {
  const plusMember = who !== null && isPlusMember(who);
  return (await personsCoupons(db, who, offered))
    .filter(({ coupon, ...person }) => couponProblem(coupon, lines, { plusMember, now, ...person }) === null)
    .toSorted((a, b) => discountOf(b.coupon, lines) - discountOf(a.coupon, lines))
    .map(({ coupon, copy }) => ({ coupon, endsAt: holdsUntil(coupon, copy) }));
};

/** The least of a product that somebody may buy, as the cart prices it; nothing where it cannot be bought. */
export const leastLine = (row: ProductRow, who: Shopper | null, now: Date): DiscountableLine[] => {
  const choice = { product: row, variant: null };
  const quantity = Math.max(1, row.minSaleQty);
  if (row.status !== 1 || quantityProblem(quantity, limitsOf(choice)) !== null) return [];
  const priced = pricesFor(choice, who !== null && isPartner(who), now);
  return [couponTarget(row, unitPrice(priced, quantity, who !== null && isPlusMember(who)) * quantity)];
};
