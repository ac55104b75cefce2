import type { FastifyInstance } from 'fastify';
import { paths, type Language, type ProtectionPlan } from '@shop/contract';
import { findCart, updateCart } from '../../database/cart/cart-rows.ts';
import { priceCart, type PricedCart } from '../../database/cart/priced-cart.ts';
import { protectionPrice, shippingPlan } from '../../domain/shipping/protection.ts';
import { registerCall } from '../call.ts';
import { ShopError } from '../../domain/shop-error.ts';
import { cartMessages } from './messages.ts';
import { changeCart } from './routes.ts';

const texts = {
  title: { en: 'Delivery protection', fr: 'Protection de livraison' },
  covered: {
    en: [
      'Lost or stolen parcels',
      'Damage on the way',
      `Reported within ${shippingPlan.days} days, replaced at no cost`,
    ],
    fr: [
      'Colis perdus ou volés',
      'Dommages pendant le transport',
      `Signalés sous ${shippingPlan.days} jours, remplacés sans frais`,
    ],
  },
};

/** What protecting this cart's shipment costs, in cents; null where nothing is shipped. */
const priceOf = ({ lines, totals }: PricedCart): number | null =>
  protectionPrice(
    totals.subtotal - totals.discount,
    lines.filter(({ inStock }) => inStock).map(({ product }) => product.details),
  );

const planOf = (price: number, checked: boolean, language: Language): ProtectionPlan => ({
  planId: shippingPlan.id,
  offerPlanId: shippingPlan.id,
  price,
  term: Math.round(shippingPlan.days / 30),
  title: texts.title[language],
  description: texts.covered[language],
  detail_url: paths.content('shipping-guide'),
  terms_conditions_url: paths.terms(),
  checked,
});

/** Protection of the whole shipment (API-114): one plan, its price a share of the goods. */
export const registerShippingProtection = (app: FastifyInstance): void => {
  registerCall(app, 'seelPlans', 'shopper', async ({ services, who, language }) => {
    const row = await findCart(services.db, who);
    const price = row && priceOf(await priceCart(services.db, row, who, services));
    return { plans: row && price !== null ? [planOf(price, row.shippingPlan !== null, language)] : [] };
  });

  registerCall(app, 'extendShipping', 'shopper', (context) =>
    changeCart(context, async (db, row) => {
      const { is_add, planId = shippingPlan.id } = context.body;
      if (planId !== shippingPlan.id) throw new ShopError(400, cartMessages.unknownProtection);
      await updateCart(db, row.id, { shippingPlan: is_add === 1 ? planId : null });
    }),
  );

  registerCall(app, 'refundShippingProtection', 'shopper', (context) =>
    changeCart(context, async (db, row) => {
      if (row.shippingPlan === null) throw new ShopError(404, cartMessages.noProtection);
      await updateCart(db, row.id, { shippingPlan: null });
    }),
  );
};
