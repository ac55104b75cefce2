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
  /** Whether a member can use it on their first order as a member alone (MEM-001). */
  firstOrderOnly: boolean;
  /** How people come by it; what is claimed, or comes with the newsletter, is for those who have it. */
  offer: 'code' | 'claim' | 'link' | 'subscribe';
  /** Made for one person, as a prize. */
  personal?: boolean;
}

/** A customer's own copy of a coupon. */
export interface CustomersCoupon {
  /** Where the copy ends before the coupon does. */
  expiresAt: Date | null;
  /** Null while it can be used. */
  usedAt: Date | null;
}

/** Where a coupon ends for whoever has this copy of it: whichever of the two ends first; null where neither does. */
export const holdsUntil = ({ endsAt }: { endsAt: Date | null }, copy: CustomersCoupon | null): Date | null => {
  const expiresAt = copy?.expiresAt ?? null;
  if (expiresAt === null || endsAt === null) return expiresAt ?? endsAt;
  return expiresAt < endsAt ? expiresAt : endsAt;
};

export interface DiscountableLine {
  rowTotal: number;
  noDiscount: boolean;
  categoryIds: readonly number[];
}

export type CouponProblem =
  | 'not-yet'
  | 'expired'
  | 'used-up'
  | 'used'
  | 'plus-only'
  | 'not-first-order'
  | 'not-held'
  | 'below-minimum'
  | 'nothing-eligible';

/** Whether the code alone is not enough: one must have claimed it, won it, or have it from the newsletter. */
export const needsCopy = ({ offer, personal }: Pick<CouponRule, 'offer' | 'personal'>): boolean =>
  personal === true || offer === 'claim' || offer === 'subscribe';

export const covers = (coupon: Pick<CouponRule, 'categoryIds'>, line: Omit<DiscountableLine, 'rowTotal'>): boolean =>
  !line.noDiscount &&
  (coupon.categoryIds.length === 0 || line.categoryIds.some((id) => coupon.categoryIds.includes(id)));

/** Returns the problem of a coupon itself at a time, whatever is bought and by whom. */
export const offerProblem = (
  coupon: Omit<CouponRule, 'kind' | 'value'>,
  now: Date,
): 'not-yet' | 'expired' | 'used-up' | null => {
  if (coupon.startsAt !== null && now < coupon.startsAt) return 'not-yet';
  if (coupon.endsAt !== null && now >= coupon.endsAt) return 'expired';
  return coupon.usageLimit !== null && coupon.used >= coupon.usageLimit ? 'used-up' : null;
};

/**
 * Why a coupon does not apply, null when it does. `held` is the shopper's own copy, null without one; `ordered` says
 * whether they have ordered as a member before.
 */
export const couponProblem = (
  coupon: CouponRule,
  lines: readonly DiscountableLine[],
  shopper: { plusMember: boolean; ordered: boolean; now: Date; copy: CustomersCoupon | null },
): CouponProblem | null => {
  const { now } = shopper;
  // A code that is good for everybody is no worse for who has, or had, a copy of it.
  const copy = needsCopy(coupon) ? shopper.copy : null;
  if (copy?.usedAt) return 'used';
  const problem = offerProblem(coupon, now);
  if (problem) return problem;
  if (copy?.expiresAt && now >= copy.expiresAt) return 'expired';
  if (coupon.plusOnly && !shopper.plusMember) return 'plus-only';
  if (coupon.firstOrderOnly && shopper.ordered) return 'not-first-order';
  if (needsCopy(coupon) && copy === null) return 'not-held';
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
