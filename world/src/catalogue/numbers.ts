import type { Text } from '@shop/contract/contents';

const known = new Map<number, Text>();

/** A number as each language writes it: `1,250.5` and `1 250,5` (with a no-break space). */
export const numberText = (value: number): Text => {
  const before = known.get(value);
  if (before) return before;
  const [whole = '', decimals] = String(Math.round(value * 10) / 10).split('.');
  const grouped = (separator: string) => whole.replace(/\B(?=(\d{3})+$)/g, separator);
  const written = {
    en: grouped(',') + (decimals ? `.${decimals}` : ''),
    fr: grouped('\u00A0') + (decimals ? `,${decimals}` : ''),
  };
  known.set(value, written);
  return written;
};
