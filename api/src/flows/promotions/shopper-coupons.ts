import type { Queryable } from '../../database/connection.ts';
import { orderedAsMember } from '../../database/membership/first-order.ts';
import { couponsByCodes, type CouponRow } from '../../database/promotions/coupons.ts';
import { customersCoupons } from '../../database/promotions/customer-coupons.ts';
import type { ProductRow } from '../../database/catalogue/detail.ts';
import { isPartner, isPlusMember, type Shopper } from '../../domain/account/identity.ts';
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
} from '../../domain/promotion/coupon.ts';
import { couponTarget } from '../../domain/promotion/coupon-target.ts';

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
  const own: ReadonlyMap<string, CustomersCoupon> =
    who?.kind === 'customer' ? await customersCoupons(db, who.customerId) : new Map();
  const others = [...own.keys()].filter((code) => !offered.some((coupon) => coupon.code === code));
  const known = [...offered, ...(await couponsByCodes(db, others))];
  const plusMember = who !== null && isPlusMember(who);
  const ordered = who !== null && plusMember && (await orderedAsMember(db, who));
  return known
    .filter((coupon) => {
      const copy = own.get(coupon.code) ?? null;
      return couponProblem(coupon, lines, { plusMember, ordered, now, copy }) === null;
    })
    .toSorted((a, b) => discountOf(b, lines) - discountOf(a, lines))
    .map((coupon) => ({ coupon, endsAt: holdsUntil(coupon, own.get(coupon.code) ?? null) }));
};

/** The least of a product that somebody may buy, as the cart prices it; nothing where it cannot be bought. */
export const leastLine = (row: ProductRow, who: Shopper | null, now: Date): DiscountableLine[] => {
  const choice = { product: row, variant: null };
  const quantity = Math.max(1, row.minSaleQty);
  if (row.status !== 1 || quantityProblem(quantity, limitsOf(choice)) !== null) return [];
  const priced = pricesFor(choice, who !== null && isPartner(who), now);
  return [couponTarget(row, unitPrice(priced, quantity, who !== null && isPlusMember(who)) * quantity)];
};
