import { months, paths, type Language, type ProtectionPlan } from '@shop/contract';
import { planIds, type Plan, planTitle } from '../../domain/cart/plan.ts';
import { callsFor } from '../call.ts';
import { plansOf } from '../../database/catalogue/plans.ts';

const covered = {
  en: ['Stains, rips and burns', 'Broken frames, seams and mechanisms', 'Repair or replacement at no cost'],
  fr: [
    'Taches, déchirures et brûlures',
    'Cadres, coutures et mécanismes brisés',
    'Réparation ou remplacement sans frais',
  ],
};

const offerOf = (productId: number, { term, price }: Plan, language: Language): ProtectionPlan => ({
  ...planIds(productId, term),
  price,
  term,
  title: planTitle(months(term), language),
  description: covered[language],
  detail_url: paths.content('protection-plan'),
  terms_conditions_url: paths.terms(),
  checked: false,
});

/** Protection plans by product id; a product without any has an empty list, an unknown one has none. */
export const plansCalls = callsFor('public', {
  productExtend: async ({ services, language, body }) => {
    const ids = body.items.map(Number).filter((id) => Number.isInteger(id) && id > 0 && id < 2 ** 31);
    const rows = await plansOf(services.db, ids);
    return Object.fromEntries(
      rows.map(({ id, plans }) => [id, { plans: plans.map((plan) => offerOf(id, plan, language)) }]),
    );
  },
});
