/** Bands of the price filter in cents; the wire form is `low-high`, open at the end (`100000-`). */
export const priceBands: readonly (readonly [low: number, high: number | null])[] = [
  [0, 5_000],
  [5_000, 10_000],
  [10_000, 25_000],
  [25_000, 50_000],
  [50_000, 100_000],
  [100_000, null],
];

export const priceBandValue = (low: number, high: number | null): string => `${low}-${high ?? ''}`;

/** `low-high` as numbers; the upper end is not part of the band. Null when it is no band. */
export const parsePriceBand = (text: string): { low: number; high: number | null } | null => {
  const match = /^(\d{1,9})-(\d{1,9})?$/.exec(text);
  if (!match) return null;
  const low = Number(match[1]);
  const high = match[2] === undefined ? null : Number(match[2]);
  return high !== null && high <= low ? null : { low, high };
};
