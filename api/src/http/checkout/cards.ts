import { findUsablePayment } from '../../database/orders/payments.ts';
import { riskOf } from '../../domain/payment/risk.ts';
import { ownerKey } from '../../domain/account/identity.ts';
import { callsFor } from '../call.ts';
import { orNotFound } from '../../domain/shop-error.ts';
import { takeCard } from '../../flows/orders/take-payment.ts';

/** The card provider's part of checkout: client token, payment with what stands for a card, risk. */
export const cardsCalls = callsFor('shopper', {
  braintreeClientToken: async ({ services }) => ({
    client_token: await services.cards.clientToken(),
    provider: services.cards.name,
  }),

  braintreeCreditCard: async ({ services, who, body, address }) => {
    const payment = await takeCard(services, who, body, address);
    return { nonce: payment.nonce, card_type: payment.cardType, last_four: payment.lastFour };
  },

  braintreeUnderRiskified: async ({ services, who, query }) => {
    const payment = orNotFound(await findUsablePayment(services.db, query.nonce, ownerKey(who), services.now()));
    return { status: riskOf(payment.amount ?? 0) };
  },
});
