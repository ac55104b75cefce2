import { groupDigits } from './number.ts';

/** What stands for an amount that is not known, such as a tax that failed (CART-014). */
export const unknownAmount = '--';

/**
 * Cents as a price, the same in both languages: `C$1,234.50`, `-C$12.00` (I18N-005, I18N-006).
 * A fraction of a cent is rounded away from zero; what is not a number gives `--`, so that one bad figure
 * never takes a page down.
 */
export const formatMoney = (cents: number): string => {
  if (!Number.isFinite(cents)) return unknownAmount;
  const whole = Math.round(Math.abs(cents));
  const dollars = groupDigits(String(Math.floor(whole / 100)), ',');
  const rest = String(whole % 100).padStart(2, '0');
  return `${cents < 0 && whole > 0 ? '-' : ''}C$${dollars}.${rest}`;
};
