export interface CouponRule {
  kind: 'percent' | 'amount';
  /** Whole per cent, or cents. */
  value: number;
  minimumSubtotal: number;
  categoryIds: readonly number[];
  startsAt: Date | null;
  endsAt: Date | null;
  usageLimit: number | null;
  used: number;
  plusOnly: boolean;
}

export interface DiscountableLine {
  rowTotal: number;
  noDiscount: boolean;
  categoryIds: readonly number[];
}

export type CouponProblem = 'not-yet' | 'expired' | 'used-up' | 'plus-only' | 'below-minimum' | 'nothing-eligible';

const covers = (coupon: CouponRule, line: DiscountableLine): boolean =>
  !line.noDiscount &&
  (coupon.categoryIds.length === 0 || line.categoryIds.some((id) => coupon.categoryIds.includes(id)));

/** Why a coupon does not apply, null when it does. */
export const couponProblem = (
  coupon: CouponRule,
  lines: readonly DiscountableLine[],
  shopper: { plusMember: boolean; now: Date },
): CouponProblem | null => {
  if (coupon.startsAt !== null && shopper.now < coupon.startsAt) return 'not-yet';
  if (coupon.endsAt !== null && shopper.now >= coupon.endsAt) return 'expired';
  if (coupon.usageLimit !== null && coupon.used >= coupon.usageLimit) return 'used-up';
  if (coupon.plusOnly && !shopper.plusMember) return 'plus-only';
  const subtotal = lines.reduce((sum, line) => sum + line.rowTotal, 0);
  if (subtotal < coupon.minimumSubtotal) return 'below-minimum';
  return lines.some((line) => covers(coupon, line) && line.rowTotal > 0) ? null : 'nothing-eligible';
};

/** Discount in cents, rounded down and never more than what it covers. */
export const discountOf = (coupon: CouponRule, lines: readonly DiscountableLine[]): number => {
  const covered = lines.filter((line) => covers(coupon, line)).reduce((sum, line) => sum + line.rowTotal, 0);
  const discount = coupon.kind === 'percent' ? Math.floor((covered * coupon.value) / 100) : coupon.value;
  return Math.max(0, Math.min(discount, covered));
};
