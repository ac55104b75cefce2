/** Text that a spreadsheet evaluates. */
const formula = /^[=+@]|^-(?!\d)/;
/** Days, as English and French spreadsheets recognise them. */
const month = '(?:jan|feb|f[ée]v|mar|apr|avr|may|mai|jun|juin|jul|juil|aug|ao[uû]|sep|oct|nov|dec|déc)[a-zû]*\\.?';
const day = new RegExp(
  `^(?:\\d{1,4}[-/]\\d{1,2}(?:[-/]\\d{1,4})?|${month}[-/ ]?\\d{1,4}|\\d{1,2}[-/ ]?${month}(?:[-/ ]\\d{1,4})?)$`,
  'i',
);
const truth = /^(?:true|false|vrai|faux)$/i;
const number = /^-?\d+(?:[.,]\d+)?(?:e[+-]?\d+)?$/i;
const amount = /^\d{1,9}\.\d{2}$/;
/** A spreadsheet shows longer numbers as 2.4E+12. */
const mostDigits = 11;

/** Whether a number would be shown as another text, amounts left aside. */
const losesDigits = (text: string): boolean => {
  if (!number.test(text) || amount.test(text)) return false;
  return text.length > mostDigits || String(Number(text.replace(',', '.'))) !== text.replace(',', '.');
};

/** Whether a spreadsheet would make something else of a text. */
const isAtRisk = (text: string): boolean =>
  formula.test(text) ||
  day.test(text) ||
  truth.test(text) ||
  losesDigits(text) ||
  (text[0] === "'" && isAtRisk(text.slice(1)));

/** A text without blanks around it, as a spreadsheet leaves it: an apostrophe leads what it would make something else of. */
export const masked = (text: string): string => {
  const bare = text.trim();
  return isAtRisk(bare) ? `'${bare}` : bare;
};

/** Reverses `masked`, and trims the cell. */
export const unmasked = (cell: string): string => {
  const text = cell.trim();
  return text.startsWith("'") && isAtRisk(text.slice(1)) ? text.slice(1) : text;
};
