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

/** The check digit that every card number ends with. */
export const luhnHolds = (digits: string): boolean => {
  const total = [...digits].toReversed().reduce((sum, digit, index) => {
    const value = Number(digit) * (index % 2 === 1 ? 2 : 1);
    return sum + (value > 9 ? value - 9 : value);
  }, 0);
  return /^\d{12,19}$/.test(digits) && total % 10 === 0;
};

/** What is wrong with a typed card, null when it may be tried. The year may have two digits. */
export const cardProblem = (card: CardInput, now: Date): CardProblem | null => {
  if (!luhnHolds(cardDigits(card.number))) return 'number';
  const month = Number(card.expirationMonth);
  const year = Number(card.expirationYear) + (card.expirationYear.length === 2 ? 2000 : 0);
  const inTime = month >= 1 && month <= 12 && new Date(year, month, 1) > now && year < now.getFullYear() + 30;
  if (!inTime) return 'expiry';
  return /^\d{3,4}$/.test(card.cvv) ? null : 'cvv';
};
