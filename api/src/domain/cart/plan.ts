import { yearsOf, type Language, type Months } from '@shop/contract';

export interface Plan {
  /** Months. */
  term: number;
  /** Cents for one unit. */
  price: number;
}

export const planIds = (productId: number, term: number) => ({
  planId: `P${productId}-${term}`,
  offerPlanId: `O${productId}-${term}`,
});

/** The plan that a client names, by either id or by its term in months; its price and title are never believed. */
export const choosePlan = (
  productId: number,
  plans: readonly Plan[],
  named: { planId?: string; offerPlanId?: string; term?: number },
): Plan | null =>
  plans.find(({ term }) => {
    const ids = planIds(productId, term);
    if (named.planId !== undefined) return named.planId === ids.planId;
    if (named.offerPlanId !== undefined) return named.offerPlanId === ids.offerPlanId;
    return named.term === term;
  }) ?? null;

export const namesPlan = (named: { planId?: string; offerPlanId?: string; term?: number }): boolean =>
  Boolean(named.planId || named.offerPlanId || named.term);

/** What a plan of so many months is called. */
export const planTitle = (term: Months, language: Language): string => {
  const years = yearsOf(term);
  return language === 'fr' ? `Plan de protection de ${years} ans` : `${years}-year protection plan`;
};
