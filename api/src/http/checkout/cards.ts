import type { FastifyInstance } from 'fastify';
import { attemptAllowed } from '../../database/account/attempts.ts';
import { findNonce, paymentLifetime, storeNonce } from '../../database/orders/nonces.ts';
import { cardProblem } from '../../domain/payment/card.ts';
import { ownerKey } from '../../identity/identity.ts';
import { registerCall } from '../call.ts';
import { ApiError, messages } from '../error.ts';
import { cardMessages, checkoutMessages } from './messages.ts';

/** Stops anyone from trying stolen card numbers one after the other. */
const cardLimit = { most: 20, window: paymentLifetime };
const fields = { number: 'number', expiry: 'expiration_month', cvv: 'cvv' } as const;

/** The card provider's part of checkout: client token, card to nonce, risk. No card number is stored or logged. */
export const registerCards = (app: FastifyInstance): void => {
  registerCall(app, 'braintreeClientToken', 'shopper', async ({ services }) => ({
    client_token: await services.cards.clientToken(),
    provider: services.cards.name,
  }));

  registerCall(app, 'braintreeCreditCard', 'shopper', async ({ services, who, body }) => {
    const owner = ownerKey(who);
    if (!(await attemptAllowed(services.db, `card ${owner}`, cardLimit, services.now()))) {
      throw new ApiError(429, messages.tooMany);
    }
    if (body.number === undefined) throw new ApiError(400, checkoutMessages.cardNeeded, { field: 'number' });
    const card = {
      number: body.number,
      expirationMonth: body.expiration_month ?? '',
      expirationYear: body.expiration_year ?? '',
      cvv: body.cvv ?? '',
    };
    const problem = cardProblem(card, services.now());
    if (problem) throw new ApiError(400, cardMessages[problem], { field: fields[problem] });
    const { nonce, cardType, lastFour, accepted } = await services.cards.take(card);
    const expiresAt = new Date(services.now().getTime() + paymentLifetime);
    await storeNonce(services.db, { nonce, owner, cardType, lastFour, accepted, expiresAt });
    return { nonce, card_type: cardType, last_four: lastFour };
  });

  registerCall(app, 'braintreeUnderRiskified', 'shopper', async ({ services, who, query }) => {
    const nonce = await findNonce(services.db, query.nonce, ownerKey(who), services.now());
    if (!nonce) throw new ApiError(404, messages.notFound);
    return { status: 'approved' as const };
  });
};
