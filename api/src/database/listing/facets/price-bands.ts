import { sql, type SQL } from 'drizzle-orm';
import { formatRoundMoney } from '@shop/format';
import { parsePriceBand, priceBands, priceBandValue } from '../../../domain/catalogue/price-band.ts';
import { either } from './conditions.ts';
import type { Facet } from './facet.ts';

/** What lies in one of some bands: a price, or what it comes to at the door. */
export const inBands = (values: readonly string[], price: SQL): SQL => {
  const bands = values.flatMap((value) => parsePriceBand(value) ?? []);
  const within = (low: number, high: number | null): SQL =>
    high === null ? sql`${price} >= ${low}` : sql`(${price} >= ${low} and ${price} < ${high})`;
  if (bands.length < 2) return either(bands.map(({ low, high }) => within(low, high)));
  const highest = bands.reduce<number | null>(
    (most, { high }) => (most === null || high === null ? null : Math.max(most, high)),
    0,
  );
  // From the lowest to the highest of all: an index knows this much.
  const around = within(Math.min(...bands.map(({ low }) => low)), highest);
  return sql`(${around} and ${either(bands.map(({ low, high }) => within(low, high)))})`;
};

/** A count for each band of prices, cents from `low` to below `high`; null has no end. */
export const countBands = (count: (low: number, high: number | null, place: number) => number) =>
  priceBands.map(([low, high], place) => ({ value: priceBandValue(low, high), count: count(low, high, place) }));

/** What filters by bands of prices have in common. */
export const priced = {
  order: 'counted',
  readsRow: true,
  labelOf: (value, language) => {
    const band = parsePriceBand(value);
    if (!band) return value;
    const low = formatRoundMoney(band.low, language);
    if (band.high === null) return language === 'fr' ? `${low} et plus` : `${low} and up`;
    return `${low} – ${formatRoundMoney(band.high, language)}`;
  },
} as const satisfies Partial<Facet>;
