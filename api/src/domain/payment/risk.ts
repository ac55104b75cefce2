/** Outcome of the shop's own check of a payment before anybody is asked to pay. */
export type Risk = 'approved' | 'review' | 'declined';

/** A look at an order that is large: under way, or what it came to. */
export type OrderReview = 'open' | 'cleared' | 'refused';

/** Cents: above the first a person looks at the order, above the second nobody takes it without talking first. */
export const riskLimits = { review: 1_000_000, decline: 5_000_000 } as const;

/** How long the sandbox looks at a large order before it says yes, in ms. */
export const reviewTime = 10_000;

/** The risk of an order of so many cents. */
export const riskOf = (total: number): Risk => {
  if (total > riskLimits.decline) return 'declined';
  return total > riskLimits.review ? 'review' : 'approved';
};

interface Reviewed {
  review: OrderReview | null;
  createdAt: Date;
}

/**
 * Returns the state of an order's review by now. `byItself`, as in the sandbox, where no operator sits, it is cleared
 * after a moment.
 */
export const reviewNow = ({ review, createdAt }: Reviewed, byItself: boolean, now: Date): OrderReview | null =>
  review === 'open' && byItself && now.getTime() - createdAt.getTime() >= reviewTime ? 'cleared' : review;
