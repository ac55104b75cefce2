import type { CallBody } from '@shop/contract';
import type { FastifyInstance } from 'fastify';
import { attemptAllowed } from '../../database/account/attempts.ts';
import { findNonce, paymentLifetime, storeNonce } from '../../database/orders/nonces.ts';
import { cardProblem, type CardInput } from '../../domain/payment/card.ts';
import { ownerKey } from '../../identity/identity.ts';
import type { HostedCards } from '../../payment/provider.ts';
import { registerCall } from '../call.ts';
import { ApiError, messages } from '../error.ts';
import { cardMessages, checkoutMessages } from './messages.ts';
import { cartTotal, expiryOf } from './pay-later.ts';

/** Stops anyone from trying stolen card numbers one after the other. */
const cardLimit = { most: 20, window: paymentLifetime };
const fields = { number: 'number', expiry: 'expiration_month', cvv: 'cvv' } as const;

/** The card that was typed here, in the sandbox. @throws ApiError 400 when it cannot be one */
const typedCard = (body: CallBody<'braintreeCreditCard'>, now: Date): CardInput => {
  if (body.number === undefined) throw new ApiError(400, checkoutMessages.cardNeeded, { field: 'number' });
  const card = {
    number: body.number,
    expirationMonth: body.expiration_month ?? '',
    expirationYear: body.expiration_year ?? '',
    cvv: body.cvv ?? '',
  };
  const problem = cardProblem(card, now);
  if (problem) throw new ApiError(400, cardMessages[problem], { field: fields[problem] });
  return card;
};

/** `amount` cents, set aside on the card that the provider's own fields were given. */
const authorisedCard = async (cards: HostedCards, body: CallBody<'braintreeCreditCard'>, amount: number) => {
  const { payment_method_nonce: token } = body;
  if (token === undefined) throw new ApiError(400, checkoutMessages.cardNeeded, { field: 'payment_method_nonce' });
  if (amount === 0) throw new ApiError(409, checkoutMessages.totalChanged);
  return { ...(await cards.authorise(token, amount)), amount };
};

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
    const { cards } = services;
    const payment = cards.hosted
      ? await authorisedCard(cards, body, await cartTotal(services, who))
      : { ...(await cards.take(typedCard(body, services.now()))), amount: null };
    await storeNonce(services.db, { ...payment, owner, expiresAt: expiryOf(services) });
    return { nonce: payment.nonce, card_type: payment.cardType, last_four: payment.lastFour };
  });

  registerCall(app, 'braintreeUnderRiskified', 'shopper', async ({ services, who, query }) => {
    const nonce = await findNonce(services.db, query.nonce, ownerKey(who), services.now());
    if (!nonce) throw new ApiError(404, messages.notFound);
    return { status: 'approved' as const };
  });
};
