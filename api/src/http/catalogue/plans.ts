import { months, paths, type Language, type ProtectionPlan } from '@shop/contract';
import { planIds, type Plan, planTitle } from '../../domain/cart/plan.ts';
import { cartLines } from '../../database/cart/cart-lines.ts';
import { findCart } from '../../database/cart/cart-rows.ts';
import type { Shopper } from '../../domain/account/identity.ts';
import type { Services } from '../../services.ts';
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

/** Months of the plans in somebody's cart, by product. */
const chosenTerms = async ({ db }: Services, who: Shopper | null): Promise<ReadonlyMap<number, number | null>> => {
  const cart = who && (await findCart(db, who));
  const lines = cart ? await cartLines(db, cart.id) : [];
  return new Map(lines.map(({ product, item }) => [product.id, item.planTerm]));
};

const offerOf = (
  productId: number,
  { term, price }: Plan,
  chosen: number | null | undefined,
  language: Language,
): ProtectionPlan => ({
  ...planIds(productId, term),
  price,
  term,
  title: planTitle(months(term), language),
  description: covered[language],
  detail_url: paths.content('protection-plan'),
  terms_conditions_url: paths.terms(),
  checked: term === chosen,
});

/** Protection plans by product id, checked where it stands in the asker's cart (PLAN-001); a product without any has an empty list, an unknown one has none. */
export const plansCalls = callsFor('anyone', {
  productExtend: async ({ services, who, language, body }) => {
    const ids = body.items.map(Number).filter((id) => Number.isInteger(id) && id > 0 && id < 2 ** 31);
    const [rows, chosen] = await Promise.all([plansOf(services.db, ids), chosenTerms(services, who)]);
    return Object.fromEntries(
      rows.map(({ id, plans }) => [id, { plans: plans.map((plan) => offerOf(id, plan, chosen.get(id), language)) }]),
    );
  },
});
