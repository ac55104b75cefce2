import { randomUUID } from 'node:crypto';
import { cardDigits, cardType } from '../domain/payment/card.ts';
import type { TypedCards } from './provider.ts';

/** Card numbers that the sandbox refuses; every other number with a right check digit is paid. */
export const declinedCards: readonly string[] = ['4000000000000002'];

/** A card provider for development and tests, in the shape of a real one: a token, then a nonce for a card. */
export const sandboxCards: TypedCards = {
  name: 'sandbox',
  open: true,
  hosted: false,
  clientToken: async () => `sandbox_${randomUUID()}`,
  take: async (card) => {
    const digits = cardDigits(card.number);
    return {
      nonce: `sandbox_${randomUUID()}`,
      cardType: cardType(digits),
      lastFour: digits.slice(-4),
      accepted: !declinedCards.includes(digits),
    };
  },
  refund: async ({ key }) => `sandbox_refund_${key}`,
};
