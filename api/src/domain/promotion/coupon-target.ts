interface Sold {
  finalPrice: number;
  noDiscount: boolean;
  details: { superEarlyBird: boolean; categoryIds: readonly number[] };
}

/** A product as coupons look at it. */
export const couponTarget = ({ finalPrice, noDiscount, details }: Sold) => ({
  price: finalPrice,
  noDiscount: noDiscount || details.superEarlyBird,
  categoryIds: details.categoryIds,
});
