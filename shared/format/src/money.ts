import type { Language } from './language.ts';
import { formatNumber } from './number.ts';

/** Stands for an amount that is not known, such as a tax that failed (CART-014). */
export const unknownAmount = '--';

/** Sign and digits as the language places them; the no-break space is U+00A0. */
const written = {
  en: (sign: string, digits: string) => `${sign}C$${digits}`,
  fr: (sign: string, digits: string) => `${sign}${digits}\u00a0$`,
};

const rounded = (cents: number): { sign: string; whole: number } => {
  const whole = Math.round(Math.abs(cents));
  return { sign: cents < 0 && whole > 0 ? '-' : '', whole };
};

/**
 * Cents as a price: `C$1,234.50`, `-C$12.00` (I18N-005, I18N-006), in French `1 234,50 $`, `-12,00 $`.
 * A fraction of a cent is rounded away from zero; what is not a number gives `--`, so that one bad figure
 * never takes a page down.
 */
export const formatMoney = (cents: number, language: Language): string => {
  if (!Number.isFinite(cents)) return unknownAmount;
  const { sign, whole } = rounded(cents);
  return written[language](sign, formatNumber(whole / 100, language, 2));
};

/** Cents as a round amount in running text: `C$250`, `250 $`; with its cents where there are any: `C$49.50`. */
export const formatRoundMoney = (cents: number, language: Language): string => {
  if (cents % 100 !== 0) return formatMoney(cents, language);
  const { sign, whole } = rounded(cents);
  return written[language](sign, formatNumber(whole / 100, language, 0));
};
