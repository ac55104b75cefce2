import { sql, type SQL } from 'drizzle-orm';
import { facetCodes, type FacetCode } from '@shop/contract';
import { tokenOf } from '../../domain/catalogue/listing-tokens.ts';
import { facets } from './facets/index.ts';
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

/**
 * The filters that something is chosen in; a value that means nothing matches nothing.
 * @param row what prices are read from, where another index than that of `l` has them
 */
export const conditionsOf = (request: ListRequest, row = sql`l`): Condition[] =>
  facetCodes.flatMap((code) => {
    const { isOption = () => true, holds } = facets[code];
    const values = (request.filters[code] ?? []).filter(isOption);
    if (values.length === 0) return [];
    if (holds) return { code, holds: holds(values, request, row) };
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
