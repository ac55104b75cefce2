import { months, paths, type Language, type ProtectionPlan } from '@shop/contract';
import { planIds, type Plan, planTitle, planCover } from '../../domain/cart/plan.ts';
import { cartLines } from '../../database/cart/cart-lines.ts';
import { findCart } from '../../database/cart/cart-rows.ts';
import type { Shopper } from '../../domain/account/identity.ts';
import type { Services } from '../../services.ts';
import { callsFor } from '../call.ts';
import { plansOf, type PlansOfProduct } from '../../database/catalogue/plans.ts';

/** Months of the plans in somebody's cart, by product. */
const chosenTerms = async ({ db }: Services, who: Shopper | null): Promise<ReadonlyMap<number, number | null>> => {
  const cart = who && (await findCart(db, who));
  const lines = cart ? await cartLines(db, cart.id) : [];
  return new Map(lines.map(({ product, item }) => [product.id, item.planTerm]));
};

const offerOf = (
  { id: productId, rootPath }: PlansOfProduct,
  { term, price }: Plan,
  chosen: number | null | undefined,
  language: Language,
): ProtectionPlan => ({
  ...planIds(productId, term),
  price,
  term,
  title: planTitle(months(term), language),
  description: planCover(rootPath, months(term), language),
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
      rows.map((row) => [row.id, { plans: row.plans.map((plan) => offerOf(row, plan, chosen.get(row.id), language)) }]),
    );
  },
});
