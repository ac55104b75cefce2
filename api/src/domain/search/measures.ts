/** Limits that a query states in words, taken out of its text. */
export interface Measures {
  /** The query without them. */
  text: string;
  /** Cents; null where none is said. */
  lowest: number | null;
  highest: number | null;
  /** A length of the product in centimetres. */
  length: number | null;
}

const INCH_CM = 2.54;
const FOOT_CM = 30.48;
const AMOUNT = String.raw`(?:c?\$\s*)?(\d+(?:[.,]\d{1,2})?)(?:\s*(?:c?\$|cad|dollars?))?`;
const HIGHEST = new RegExp(
  String.raw`(?:under|below|less than|up to|max(?:imum)?|moins de|sous|jusqu.à)\s*${AMOUNT}(?!\d)`,
  'iu',
);
const LOWEST = new RegExp(String.raw`(?:over|above|more than|from|plus de|à partir de)\s*${AMOUNT}(?!\d)`, 'iu');
const BETWEEN = new RegExp(String.raw`(?:between|entre)\s*${AMOUNT}\s*(?:and|et|-)\s*${AMOUNT}(?!\d)`, 'iu');
const LENGTH =
  /(\d+(?:[.,]\d+)?)[\s-]*(?:(inch(?:es)?|in|["”″]|po|pouces?)|(feet|foot|ft|pieds?|pi)|cm)(?![\p{L}\d])/iu;

const number = (text: string | undefined): number => Number((text ?? '').replace(',', '.'));
const cents = (text: string | undefined): number => Math.round(number(text) * 100);

/**
 * What a query says of price and length, in English or French: “under 500”, “entre 200 et 400 $”, “60 inch”, “150 cm”.
 * A second length stays in the text.
 */
export const measuresIn = (query: string): Measures => {
  let text = query;
  const take = (pattern: RegExp): RegExpExecArray | null => {
    const match = pattern.exec(text);
    if (match) text = `${text.slice(0, match.index)} ${text.slice(match.index + match[0].length)}`;
    return match;
  };
  const length = take(LENGTH);
  const between = take(BETWEEN);
  const highest = take(HIGHEST);
  const lowest = take(LOWEST);
  const unit = length?.[2] ? INCH_CM : length?.[3] ? FOOT_CM : 1;
  return {
    text,
    lowest: between ? cents(between[1]) : lowest ? cents(lowest[1]) : null,
    highest: between ? cents(between[2]) : highest ? cents(highest[1]) : null,
    length: length ? number(length[1]) * unit : null,
  };
};
