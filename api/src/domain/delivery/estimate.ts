/** Business days from order to door, by the first letter of the postal code; the north takes longest. */
const ranges: readonly (readonly [letters: string, from: number, to: number])[] = [
  ['KLMNPHJG', 3, 6],
  ['EBCRST', 5, 8],
  ['AV', 6, 9],
  ['XY', 8, 15],
];

/** The day this many business days later, counted Monday to Friday in UTC. */
export const addBusinessDays = (start: Date, days: number): Date => {
  const day = new Date(start);
  for (let left = days; left > 0;) {
    day.setUTCDate(day.getUTCDate() + 1);
    if (day.getUTCDay() !== 0 && day.getUTCDay() !== 6) left -= 1;
  }
  return day;
};

/** First and last day of delivery; null for a postal area that does not exist. `area` is such as `K1A`. */
export const deliveryWindow = (area: string, from: Date): { first: Date; last: Date } | null => {
  const range = ranges.find(([letters]) => letters.includes(area.charAt(0)));
  return range ? { first: addBusinessDays(from, range[1]), last: addBusinessDays(from, range[2]) } : null;
};

/**
 * Postal area of what was typed: a whole postal code, its first five characters (VAL-026) or its first three.
 * Null when it is none.
 */
export const postalArea = (text: string): string | null => {
  const compact = text.toUpperCase().replace(/[\s-]/g, '');
  const match = /^([ABCEGHJ-NPRSTVXY]\d[ABCEGHJ-NPRSTV-Z])(\d([A-Z]\d?)?)?$/.exec(compact);
  return match?.[1] ?? null;
};
