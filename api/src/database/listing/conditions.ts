import { sql, type SQL } from 'drizzle-orm';
import { facetCodes, type FacetCode } from '@shop/contract';
import { tokenOf } from '../../domain/catalogue/listing-tokens.ts';
import { parsePriceBand } from '../../domain/catalogue/price-band.ts';
import { placeOf, sentInTime } from '../../domain/delivery/within.ts';
import { deliveredTotal } from './delivered-total.ts';
import type { ListRequest } from './list-request.ts';

/** A filter of a request with its condition on `l`, a row of `listing`. */
export interface Condition {
  code: FacetCode;
  holds: SQL;
}

export const textArray = (values: readonly string[]): SQL =>
  sql`array[${sql.join(
    values.map((value) => sql`${value}`),
    sql`, `,
  )}]::text[]`;

const either = (parts: readonly SQL[]): SQL =>
  parts.length === 0 ? sql`false` : sql`(${sql.join([...parts], sql` or `)})`;

/** What lies in one of some bands: a price, or what it comes to at the door. */
const priced = (values: readonly string[], price: SQL): SQL => {
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

const rated = (values: readonly string[]): SQL => {
  const stars = values.map(Number).filter((value) => Number.isInteger(value) && value >= 1 && value <= 5);
  return stars.length === 0 ? sql`false` : sql`l.rating_average >= ${Math.min(...stars)}`;
};

/** Matches products that arrive in time: sent off today, or pre-orders that reach the warehouse early enough. */
const delivered = (values: readonly string[], now: Date): SQL =>
  either(
    values.flatMap((value) => {
      const by = sentInTime(value, now);
      if (by === null) return [];
      return sql`(l.is_sent and (l.presale_end_date is null or l.presale_end_date <=
        case when l.early_bird then ${by.earlyBirdBy}::date else ${by.sentBy}::date end))`;
    }),
  );

/**
 * The filters that something is chosen in; a value that means nothing matches nothing.
 * @param row what prices are read from, where another index than that of `l` has them
 */
export const conditionsOf = (
  { filters, now, supply }: Pick<ListRequest, 'filters' | 'now' | 'supply'>,
  row = sql`l`,
): Condition[] =>
  facetCodes.flatMap((code) => {
    const values = filters[code];
    if (!values || values.length === 0) return [];
    if (code === 'price') return { code, holds: priced(values, sql`${row}.final_price`) };
    if (code === 'door_price') return { code, holds: priced(values, deliveredTotal(supply, row)) };
    if (code === 'rating') return { code, holds: rated(values) };
    if (code === 'delivery') {
      const limits = values.filter((value) => placeOf(value) === null);
      return limits.length === 0 ? [] : { code, holds: delivered(limits, now) };
    }
    return { code, holds: sql`l.tokens && ${textArray(values.map((value) => tokenOf(code, value)))}` };
  });

/** All of them. */
export const everyOne = (conditions: readonly Condition[]): SQL =>
  conditions.length === 0
    ? sql`true`
    : sql.join(
        conditions.map(({ holds }) => holds),
        sql` and `,
      );

/** The codes of those that do not hold, as an array. */
export const failing = (conditions: readonly Condition[]): SQL =>
  conditions.length === 0
    ? sql`'{}'::text[]`
    : sql`array_remove(array[${sql.join(
        conditions.map(({ code, holds }) => sql`case when ${holds} then null else ${code} end`),
        sql`, `,
      )}]::text[], null)`;
