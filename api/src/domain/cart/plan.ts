import { yearsOf, type Language, type Months } from '@shop/contract';
import type { BothLanguages } from '../text/both-languages.ts';

const textiles: readonly BothLanguages[] = [
  { en: 'Stains, rips and burns', fr: 'Taches, déchirures et brûlures' },
  { en: 'Broken frames, seams and mechanisms', fr: 'Cadres, coutures et mécanismes brisés' },
];
const machines: readonly BothLanguages[] = [
  { en: 'Motors, heating and electronics that fail', fr: 'Moteurs, chauffage et électronique en panne' },
  { en: 'Damage by power surges', fr: 'Dommages causés par les surtensions' },
];
const weather: readonly BothLanguages[] = [
  { en: 'Rust, fading and cracks', fr: 'Rouille, décoloration et fissures' },
  { en: 'Damage by wind, snow and frost', fr: 'Dommages causés par le vent, la neige et le gel' },
];
const hard: readonly BothLanguages[] = [
  { en: 'Cracks and chips after a fall', fr: 'Fissures et éclats après une chute' },
  { en: 'Broken hinges, joints and fittings', fr: 'Charnières, joints et ferrures brisés' },
];

/** By the root category of a product; what stands in no other has what furniture has. */
const covers: Readonly<Record<string, readonly BothLanguages[]>> = {
  'appliance.html': machines,
  'sports-games.html': machines,
  'health-beauty.html': machines,
  'outdoor.html': weather,
  'kitchen.html': hard,
  'bath.html': hard,
  'toys-hobbies.html': hard,
};

/** Lists the cover of a plan by the kind of product and the plan's length (PLAN-001). */
export const planCover = (rootPath: string | null, term: Months, language: Language): string[] => {
  const years = yearsOf(term);
  const repair = {
    en: `Repair or replacement at no cost for ${years} years`,
    fr: `Réparation ou remplacement sans frais pendant ${years} ans`,
  };
  return [...(covers[rootPath ?? ''] ?? textiles), repair].map((point) => point[language]);
};

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

export const planTitle = (term: Months, language: Language): string => {
  const years = yearsOf(term);
  return language === 'fr' ? `Plan de protection de ${years} ans` : `${years}-year protection plan`;
};
