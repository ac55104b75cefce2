import type { FastifyInstance } from 'fastify';
import { Type, type Static } from 'typebox';
import { cardProblem, type CardProblem } from '../../domain/payment/card.ts';
import { sandboxCardToken } from '../../payment/sandbox.ts';
import { ShopError } from '../../domain/shop-error.ts';
import { type Message } from '../../domain/messages.ts';
import { testersPolicy } from '../policies.ts';
import { validatorOf } from '../validation.ts';

const Text = Type.String({ maxLength: 100 });
const Card = Type.Object(
  { client_token: Text, number: Text, expiration_month: Text, expiration_year: Text, cvv: Text },
  { additionalProperties: false },
);
const fields = { number: 'number', expiry: 'expiration_month', cvv: 'cvv' } as const;

const problems: Record<CardProblem, Message> = {
  number: { en: 'This card number is not right.', fr: 'Ce numéro de carte est incorrect.' },
  expiry: {
    en: 'This card has expired, or the date is not right.',
    fr: 'Cette carte est expirée ou la date est incorrecte.',
  },
  cvv: { en: 'The security code is not right.', fr: 'Le code de sécurité est incorrect.' },
};

/**
 * The sandbox provider's own server: `POST /dev/cards/tokens` takes the card from the sandbox's fields and answers the
 * token that stands for it. It is the one path that a card number may come to; nothing of it is stored or logged.
 */
export const registerCardTokens = (app: FastifyInstance): void => {
  const check = validatorOf(Card, 'json');
  const policy = { ...testersPolicy, takesCards: true } as const;
  app.post('/dev/cards/tokens', { schema: { hide: true }, config: { policy } }, (request) => {
    const typed = check(request.body) as Static<typeof Card>; // the check makes it so
    const card = {
      number: typed.number,
      expirationMonth: typed.expiration_month,
      expirationYear: typed.expiration_year,
      cvv: typed.cvv,
    };
    const problem = cardProblem(card, app.services.now());
    if (problem) throw new ShopError(400, problems[problem], { field: fields[problem] });
    return { token: sandboxCardToken(card) };
  });
};
