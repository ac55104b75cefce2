import { hasCheckDigit } from '@shop/format';

export interface CardInput {
  number: string;
  expirationMonth: string;
  expirationYear: string;
  cvv: string;
}
export type CardProblem = 'number' | 'expiry' | 'cvv';

const brands: readonly [RegExp, string][] = [
  [/^4/, 'Visa'],
  [/^(5[1-5]|2[2-7])/, 'Mastercard'],
  [/^3[47]/, 'American Express'],
];

export const cardDigits = (number: string): string => number.replace(/[\s-]/g, '');
export const cardType = (digits: string): string => brands.find(([start]) => start.test(digits))?.[1] ?? 'Card';

const isCardNumber = (digits: string): boolean => /^\d{12,19}$/.test(digits) && hasCheckDigit(digits);

/** Returns the problem of a typed card, null when it may be tried. The year may have two digits. */
export const cardProblem = (card: CardInput, now: Date): CardProblem | null => {
  if (!isCardNumber(cardDigits(card.number))) return 'number';
  const month = Number(card.expirationMonth);
  const year = Number(card.expirationYear) + (card.expirationYear.length === 2 ? 2000 : 0);
  const inTime = month >= 1 && month <= 12 && new Date(year, month, 1) > now && year < now.getFullYear() + 30;
  if (!inTime) return 'expiry';
  return /^\d{3,4}$/.test(card.cvv) ? null : 'cvv';
};
