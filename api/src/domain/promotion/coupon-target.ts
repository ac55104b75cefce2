import type { DiscountableLine } from './coupon.ts';

interface Sold {
  noDiscount: boolean;
  details: { superEarlyBird: boolean; categoryIds: readonly number[] };
}

/** What so many cents of a product are to coupons. */
export const couponTarget = ({ noDiscount, details }: Sold, rowTotal: number): DiscountableLine => ({
  rowTotal,
  noDiscount: noDiscount || details.superEarlyBird,
  categoryIds: details.categoryIds,
});
