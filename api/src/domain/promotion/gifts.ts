/** A product that comes free with a large enough cart. */
export interface Gift {
  productId: number;
  /** Cents of goods after discounts from which it is on offer. */
  from: number;
}

/** Gifts that goods of so many cents (after discounts) bring; one of them may be chosen. */
export const giftsFor = <G extends Gift>(gifts: readonly G[], goods: number): G[] =>
  gifts.filter(({ from }) => goods >= from);
