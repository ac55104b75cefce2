type Range = readonly [letters: string, from: number, to: number];

/** Business days from order to door, by the first letter of the postal code; the north takes longest. */
const provinces: readonly Range[] = [
  ['KLMNPHJG', 3, 6],
  ['EBCRST', 5, 8],
  ['AV', 6, 9],
];
const north: Range = ['XY', 8, 15];
const ranges = [...provinces, north];

/** The same days, as texts say them of everybody (`shipping/delivery-promise.ts`). */
export const deliveryDays = {
  provinces: {
    from: Math.min(...provinces.map(([, from]) => from)),
    to: Math.max(...provinces.map(([, , to]) => to)),
  },
  north: { from: north[1], to: north[2] },
} as const;

/** Business days to a postal area such as `K1A`; null for one that does not exist. */
export const daysTo = (area: string): { from: number; to: number } | null => {
  const range = ranges.find(([letters]) => letters.includes(area.charAt(0)));
  return range ? { from: range[1], to: range[2] } : null;
};

/** The day this many business days later, counted Monday to Friday in UTC. */
export const addBusinessDays = (start: Date, days: number): Date => {
  const day = new Date(start);
  for (let left = days; left > 0;) {
    day.setUTCDate(day.getUTCDate() + 1);
    if (day.getUTCDay() !== 0 && day.getUTCDay() !== 6) left -= 1;
  }
  return day;
};

/**
 * First and last day of delivery of what is sent off between two days; null for a postal area that does not exist.
 * `area` is such as `K1A`.
 */
export const deliveryWindow = (area: string, from: Date, to: Date = from): { first: Date; last: Date } | null => {
  const days = daysTo(area);
  return days && { first: addBusinessDays(from, days.from), last: addBusinessDays(to, days.to) };
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
