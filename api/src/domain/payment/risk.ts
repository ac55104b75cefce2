/** What the shop's own check says of a payment before anybody is asked to pay. */
export type Risk = 'approved' | 'review' | 'declined';

/** A look at an order that is large: under way, or what it came to. */
export type OrderReview = 'open' | 'cleared' | 'refused';

/** Cents: above the first a person looks at the order, above the second nobody takes it without talking first. */
export const riskLimits = { review: 1_000_000, decline: 5_000_000 } as const;

/** The risk of an order of so many cents. */
export const riskOf = (total: number): Risk => {
  if (total > riskLimits.decline) return 'declined';
  return total > riskLimits.review ? 'review' : 'approved';
};
