import { randomUUID } from 'node:crypto';
import { hasCheckDigit } from '@shop/format';
import { Refusal } from '../refusal.ts';

/** A card as the sandbox's fields send it. */
export interface TypedCard {
  number: string;
  expiration_month: string;
  expiration_year: string;
  cvv: string;
}

export interface KnownCard {
  readonly card_type: string;
  readonly last_four: string;
}

const wrong = (field: string): Refusal =>
  new Refusal(
    400,
    { en: 'Something about this card is not right.', fr: 'Cette carte comporte une erreur.' },
    { field },
  );

const typeOf = (digits: string): string =>
  digits.startsWith('4') ? 'Visa' : /^5[1-5]/.test(digits) ? 'Mastercard' : 'Card';

/** How many payments may wait to be ordered with; older ones end. */
const most = 10_000;

/**
 * What the shop's sandbox asks of a provider of cards, in the place of one: a card becomes a token, the token a payment that
 * one order can be placed with. Medusa's own test provider takes any order; of a card nothing but its last four digits stays.
 */
export const sandboxCards = (now: () => Date) => {
  const tokens = new Map<string, KnownCard>();
  const payments = new Map<string, KnownCard>();
  const keep = (cards: Map<string, KnownCard>, name: string, card: KnownCard): string => {
    const [oldest] = cards.keys();
    if (cards.size >= most && oldest !== undefined) cards.delete(oldest);
    cards.set(name, card);
    return name;
  };
  return {
    /** @throws Refusal 400 that names the field */
    tokenFor({ number, expiration_month, expiration_year, cvv }: TypedCard): string {
      const digits = number.replaceAll(/[ -]/g, '');
      if (!/^\d{13,19}$/.test(digits) || !hasCheckDigit(digits)) throw wrong('number');
      const ends = new Date(Number(`20${expiration_year.slice(-2)}`), Number(expiration_month), 1);
      if (!(ends > now())) throw wrong('expiration_month');
      if (!/^\d{3,4}$/.test(cvv)) throw wrong('cvv');
      return keep(tokens, `card-${randomUUID()}`, { card_type: typeOf(digits), last_four: digits.slice(-4) });
    },
    /** What an order can be placed with, once; null for a token that none was given for. */
    paymentFor(token: string): (KnownCard & { nonce: string }) | null {
      const card = tokens.get(token);
      if (!card) return null;
      tokens.delete(token);
      return { nonce: keep(payments, `payment-${randomUUID()}`, card), ...card };
    },
    isPayment: (nonce: string): boolean => payments.has(nonce),
    use: (nonce: string): boolean => payments.delete(nonce),
  };
};
export type SandboxCards = ReturnType<typeof sandboxCards>;
