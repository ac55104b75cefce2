/** Limits that a query states in words, taken out of its text. */
export interface Measures {
  /** The query without them. */
  text: string;
  /** Cents; null where none is said. */
  lowest: number | null;
  highest: number | null;
  /** A length of the product in centimetres. */
  length: number | null;
  /** Two of its sides in centimetres: “160 x 230”. */
  sides: readonly [number, number] | null;
}

const INCH_CM = 2.54;
const FOOT_CM = 30.48;
const NUMBER = String.raw`(\d{1,3}(?:[ ,\u00a0\u202f]\d{3})+(?:\.\d{1,2})?|\d+(?:[.,]\d{1,2})?)`;
const AMOUNT = String.raw`(?:c?\$\s*)?${NUMBER}(?:\s*(?:c?\$|cad|dollars?))?`;
const HIGHEST = new RegExp(
  String.raw`(?:under|below|less than|up to|max(?:imum)?|moins de|sous|jusqu.à)\s*${AMOUNT}(?!\d)`,
  'iu',
);
const LOWEST = new RegExp(String.raw`(?:over|above|more than|from|plus de|à partir de)\s*${AMOUNT}(?!\d)`, 'iu');
const BETWEEN = new RegExp(String.raw`(?:between|entre)\s*${AMOUNT}\s*(?:and|et|-)\s*${AMOUNT}(?!\d)`, 'iu');
/** An amount of money alone is what somebody has to spend. */
const BUDGET = new RegExp(String.raw`c?\$\s*${NUMBER}(?!\d)|${NUMBER}\s*(?:\$|dollars?)(?!\p{L})`, 'iu');
const INCHES = String.raw`inch(?:es)?|in|["”″]|po|pouces?`;
const FEET = String.raw`feet|foot|ft|pieds?|pi`;
const LENGTH = new RegExp(String.raw`(\d+(?:[.,]\d+)?)[\s-]*(?:(${INCHES})|(${FEET})|cm)(?![\p{L}\d])`, 'iu');
const SIDE = String.raw`(\d+(?:[.,]\d+)?)\s*`;
const SIDES = new RegExp(
  String.raw`${SIDE}(?:${INCHES}|${FEET}|cm|['’′])?\s*[x×]\s*${SIDE}(?:(${INCHES})|(${FEET}|['’′])|(cm))?(?![\p{L}\d])`,
  'iu',
);
/** Numbers without a unit: rugs are sold by the foot, furniture by the inch, what is longer is in centimetres. */
const MOST_FEET = 15;
const MOST_INCHES = 84;

const number = (text: string | undefined): number => {
  const [whole = '', fraction] = (text ?? '').split(/[.,](?=\d{1,2}$)/);
  return Number(`${whole.replaceAll(/\D/g, '')}${fraction === undefined ? '' : `.${fraction}`}`);
};
const cents = (text: string | undefined): number => Math.round(number(text) * 100);

const highestOf = (amount: string | undefined): number | null => (amount === undefined ? null : cents(amount));

const sidesIn = (found: RegExpExecArray | null): [number, number] | null => {
  if (!found) return null;
  const [, one, other, inches, feet, centimetres] = found;
  const [first, second] = [number(one), number(other)];
  const longest = Math.max(first, second);
  const isFeet = feet ?? (inches === undefined && centimetres === undefined && longest <= MOST_FEET);
  const isInches = inches ?? (centimetres === undefined && longest <= MOST_INCHES);
  const unit = isFeet ? FOOT_CM : isInches ? INCH_CM : 1;
  return [first * unit, second * unit];
};

/**
 * Reads price and length in a query, in English or French: “under 500”, “entre 200 et 400 $”, “$500 couch”, “60 inch”,
 * “150 cm”, “8x10”. A second length stays in the text.
 */
export const measuresIn = (query: string): Measures => {
  let text = query;
  const take = (pattern: RegExp): RegExpExecArray | null => {
    const match = pattern.exec(text);
    if (match) text = `${text.slice(0, match.index)} ${text.slice(match.index + match[0].length)}`;
    return match;
  };
  const sides = sidesIn(take(SIDES));
  const length = sides ? null : take(LENGTH);
  const between = take(BETWEEN);
  const highest = take(HIGHEST);
  const lowest = take(LOWEST);
  const budget = between || highest || lowest ? null : take(BUDGET);
  const unit = length?.[2] ? INCH_CM : length?.[3] ? FOOT_CM : 1;
  return {
    text,
    lowest: between ? cents(between[1]) : lowest ? cents(lowest[1]) : null,
    highest: highestOf(between?.[2] ?? highest?.[1] ?? budget?.[1] ?? budget?.[2]),
    length: length ? number(length[1]) * unit : null,
    sides,
  };
};
