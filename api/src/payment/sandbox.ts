import { randomUUID } from 'node:crypto';
import { cardDigits, cardType, type CardInput } from '../domain/payment/card.ts';
import { ShopError } from '../domain/shop-error.ts';
import type { CardProvider } from './provider.ts';
import { paymentMessages } from './messages.ts';

/** Card numbers that the sandbox refuses; every other number with a right check digit is paid. */
export const declinedCards: readonly string[] = ['4000000000000002'];

/** The provider's side of its fields: a token that says how a payment with this card ends, and holds no more of it. */
export const sandboxCardToken = ({ number }: CardInput): string => {
  const digits = cardDigits(number);
  const outcome = declinedCards.includes(digits) ? 'decline' : 'approve';
  return ['sandbox', outcome, cardType(digits).replaceAll(' ', '-'), digits.slice(-4), randomUUID()].join('_');
};

/**
 * A card provider for development and tests, in the shape of a real one: a client token for its fields, which send the
 * card to the provider (`/dev/cards/tokens`), then a payment with the token that they get for it.
 */
export const sandboxCards: CardProvider = {
  name: 'sandbox',
  open: true,
  clientToken: async () => `sandbox_${randomUUID()}`,
  authorise: async (token) => {
    const [, outcome, brand = '', lastFour = ''] = /^sandbox_(approve|decline)_([A-Za-z-]+)_(\d{4})_/.exec(token) ?? [];
    if (outcome === undefined) throw new ShopError(409, paymentMessages.cardAgain);
    return {
      nonce: `sandbox_${randomUUID()}`,
      cardType: brand.replaceAll('-', ' '),
      lastFour,
      accepted: outcome === 'approve',
    };
  },
  refund: async ({ key }) => `sandbox_refund_${key}`,
};
