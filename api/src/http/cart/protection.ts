import { paths, type Language, type ProtectionPlan } from '@shop/contract';
import { shippingPlan } from '../../domain/charges.ts';
import { arrivalGuarantee as guaranteed } from '../../domain/shipping/fees.ts';
import { chooseProtection, offeredProtection, withdrawProtection } from '../../flows/cart/protection.ts';
import { cartOf } from './cart.ts';
import { callsFor } from '../call.ts';

const texts = {
  title: { en: 'Delivery protection', fr: 'Protection de livraison' },
  covered: {
    en: [
      'Parcels stolen after they were delivered',
      'Damage while you carry it in or put it together',
      `Reported within ${shippingPlan.days} days, replaced at no cost`,
      guaranteed.en,
    ],
    fr: [
      'Colis volés après leur livraison',
      'Dommages pendant que vous le rentrez ou le montez',
      `Signalés dans les ${shippingPlan.days} jours, remplacés sans frais`,
      guaranteed.fr,
    ],
  },
};

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
export const shippingProtectionCalls = callsFor('shopper', {
  seelPlans: async ({ services, who, language }) => {
    const offer = await offeredProtection({ services, who });
    return { plans: offer ? [planOf(offer.price, offer.isChosen, language)] : [] };
  },

  extendShipping: async (context) => {
    const { is_add, planId } = context.body;
    return cartOf(await chooseProtection(context, is_add === 1, planId), context.language);
  },

  refundShippingProtection: async (context) => cartOf(await withdrawProtection(context), context.language),
});
