import type { FastifyInstance } from 'fastify';
import { inArray } from 'drizzle-orm';
import { months, paths, type Language, type ProtectionPlan } from '@shop/contract';
import { schema } from '../../database/connection.ts';
import { planIds, type Plan, planTitle } from '../../domain/cart/plan.ts';
import { registerCall } from '../call.ts';

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
export const registerPlans = (app: FastifyInstance): void => {
  registerCall(app, 'productExtend', 'public', async ({ services, language, body }) => {
    const { product } = schema;
    const ids = body.items.map(Number).filter((id) => Number.isInteger(id) && id > 0 && id < 2 ** 31);
    const rows =
      ids.length === 0
        ? []
        : await services.db
            .select({ id: product.id, details: product.details })
            .from(product)
            .where(inArray(product.id, ids));
    return Object.fromEntries(
      rows.map(({ id, details }) => [id, { plans: details.plans.map((plan) => offerOf(id, plan, language)) }]),
    );
  });
};
