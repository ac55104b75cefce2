import type { CouponRule } from './coupon.ts';

/** A coupon of 15 % that everybody may use at any time, but for what is `given`. */
export const testCoupon = (given: Partial<CouponRule> = {}): CouponRule => ({
  kind: 'percent',
  value: 15,
  minimumSubtotal: 0,
  categoryIds: [],
  startsAt: null,
  endsAt: null,
  usageLimit: null,
  used: 0,
  plusOnly: false,
  firstOrderOnly: false,
  offer: 'code',
  ...given,
});
