declare const unit: unique symbol;
/** Term of a protection plan as it is offered and sent: whole months (PLAN-001). */
export type Months = number & { readonly [unit]: 'months' };
/** Term of a protection plan as the cart holds it and people read it: whole years (PLAN-009). */
export type Years = number & { readonly [unit]: 'years' };

/** Marks a plain number as months; for the term of an offer. */
export const months = (count: number): Months => count as Months; // only here does a number become months
/** Marks a plain number as years; for the term of a cart item's plan. */
export const years = (count: number): Years => count as Years; // only here does a number become years

export const monthsOf = (term: Years): Months => months(term * 12);
export const yearsOf = (term: Months): Years => years(Math.round(term / 12));
