/** Digits with groups of three, such as 1,299.00 or 1 299,00. */
const grouped = /^([1-9]\d{0,2}(?:([.,\u0020\u00a0\u202f])\d{3})(?:\2\d{3})*)(?:([.,])(\d{1,2}))?$/;
const plain = /^(\d+|(?=[.,]))(?:[.,](\d{1,2}))?$/;
const mostDigits = 12;

/**
 * A number as people and spreadsheets write it, in hundredths and exact: 99.5, 99,50, 1 299,00 and 1,299.00. `unclear` for
 * what could be thousands or decimals, such as 1,299; `none` for anything else.
 */
export const hundredthsOf = (text: string): number | 'unclear' | 'none' => {
  const [, digits, part = ''] = plain.exec(text) ?? [];
  const [, groups = '', group = '', point, ofGroups = ''] = grouped.exec(text) ?? [];
  if (digits === undefined && groups === '') return 'none';
  if (groups !== '' && group === point) return 'none';
  if (point === undefined && /^\d+[.,]\d{3}$/.test(groups)) return 'unclear';
  const whole = digits ?? groups.replaceAll(/\D/g, '');
  return whole.length > mostDigits ? 'none' : Number(whole) * 100 + Number((part || ofGroups).padEnd(2, '0'));
};

/** Significant digits that a spreadsheet shows of a long number. */
const usuallyShown = 6;

/** A long number as a spreadsheet shows it: 2.4E+12. */
const shortened = /^\d(?:[.,](\d+))?E\+?\d{1,2}$/i;

/** Whether a text is how a spreadsheet shows a number, whose other digits it has lost. */
export const isShortened = (text: string): boolean => shortened.test(text);

/** Whether a spreadsheet would show these digits so. */
export const isShortOf = (text: string, digits: string): boolean => {
  const match = shortened.exec(text);
  if (!match || !/^\d+$/.test(digits)) return false;
  const precision = Math.max(usuallyShown, 1 + (match[1]?.length ?? 0));
  return Number(Number(digits).toPrecision(precision)) === Number(text.replace(',', '.'));
};
