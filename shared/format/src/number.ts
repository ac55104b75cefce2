import type { Language } from './language.ts';

// The no-break space is U+00A0 in both places that write it; Intl's choice differs between engines, and a
// difference between the server's and the browser's text is a hydration mismatch.
const marks = { en: { group: ',', point: '.' }, fr: { group: '\u00a0', point: ',' } } as const;

/** Puts `mark` between groups of three digits: `1234567` → `1,234,567`. */
const groupDigits = (digits: string, mark: string): string => digits.replace(/\B(?=(\d{3})+$)/g, mark);

/**
 * A number as the language writes it: `1,234.5` or `1 234,5`.
 * @param fractionDigits exactly so many decimals; without it, as many as the number has
 */
export const formatNumber = (value: number, language: Language, fractionDigits?: number): string => {
  if (!Number.isFinite(value)) return '';
  const plain = fractionDigits === undefined ? String(Math.abs(value)) : Math.abs(value).toFixed(fractionDigits);
  const [whole = '0', fraction] = plain.split('.');
  const { group, point } = marks[language];
  const sign = value < 0 && /[1-9]/.test(plain) ? '-' : '';
  return sign + groupDigits(whole, group) + (fraction ? point + fraction : '');
};

/** A percentage given in percent (`30` → `30%`, in French `30 %`). */
export const formatPercent = (percent: number, language: Language): string =>
  formatNumber(percent, language) + (language === 'fr' ? '\u00a0%' : '%');
