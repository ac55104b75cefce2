import type { DiscountableLine } from './coupon.ts';

interface Sold {
  noDiscount: boolean;
  details: { superEarlyBird: boolean; categoryIds: readonly number[] };
}

/** Returns a product's line for coupons; `rowTotal` in cents. */
export const couponTarget = ({ noDiscount, details }: Sold, rowTotal: number): DiscountableLine => ({
  rowTotal,
  noDiscount: noDiscount || details.superEarlyBird,
  categoryIds: details.categoryIds,
});
