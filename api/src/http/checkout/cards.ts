import type { FastifyInstance } from 'fastify';
import { findNonce } from '../../database/orders/nonces.ts';
import { ownerKey } from '../../domain/account/identity.ts';
import { registerCall } from '../call.ts';
import { ShopError } from '../../domain/shop-error.ts';
import { messages } from '../../domain/messages.ts';
import { takeCard } from '../../flows/orders/take-payment.ts';

/** The card provider's part of checkout: client token, payment with what stands for a card, risk. */
export const registerCards = (app: FastifyInstance): void => {
  registerCall(app, 'braintreeClientToken', 'shopper', async ({ services }) => ({
    client_token: await services.cards.clientToken(),
    provider: services.cards.name,
  }));

  registerCall(app, 'braintreeCreditCard', 'shopper', async ({ services, who, body, address }) => {
    const payment = await takeCard(services, who, body, address);
    return { nonce: payment.nonce, card_type: payment.cardType, last_four: payment.lastFour };
  });

  registerCall(app, 'braintreeUnderRiskified', 'shopper', async ({ services, who, query }) => {
    const nonce = await findNonce(services.db, query.nonce, ownerKey(who), services.now());
    if (!nonce) throw new ShopError(404, messages.notFound);
    return { status: 'approved' as const };
  });
};
