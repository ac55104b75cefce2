import { sql, type SQL } from 'drizzle-orm';
import { selectRows, type Queryable } from '../connection.ts';
import { conditionsOf, failing } from './conditions.ts';
import { countTokens, facetCountsOf, listedOf } from './facet-counts.ts';
import type { ListRequest, ProductList } from './list-request.ts';
import { foundRows } from './matches.ts';
import { orderOf } from './orders.ts';
import { tokensOfRow } from './request-tokens.ts';

/**
 * Counts of rows with `tokens` and `failed`, the filters that a product fails, as a query of `token, count`. What fails
 * one filter alone counts among the options of that one, so that a second option of it can be added.
 */
export const tokensOf = (rows: SQL): SQL =>
  // Materialised: otherwise the filters would be tried again for each token. Put together before they are looked at.
  sql`with r as materialized (${rows}),
      grouped as (select failed[1] as code, unnest(tokens || 'listed'::text) as token, count(*) as count from r
        where cardinality(failed) <= 1 group by 1, 2)
    select token, sum(count) as count from grouped
    where code is null and not starts_with(token, 'category:') or starts_with(token, code || ':')
    group by token`;

/** A list all of whose products are read: they are few. */
export const countedList = async (db: Queryable, request: ListRequest): Promise<ProductList> => {
  const { sort, page, pageSize, within } = request;
  const isCategory = 'categoryId' in within;
  const from = isCategory
    ? sql`listing_place c cross join lateral (select * from listing one where one.product_id = c.product_id limit 1) l
        where c.category_id = ${within.categoryId}`
    : foundRows(within);
  const relevance = isCategory || sort !== 'recommended' ? sql`0` : sql`m.score`;
  const failed = failing(conditionsOf(request));
  const [listed, counts] = await Promise.all([
    selectRows<{ id: number }>(
      db,
      sql`select r.product_id as id from (select l.*, ${relevance} as relevance, ${failed} as failed from ${from}) r
        where r.failed = '{}' order by r.relevance desc, ${orderOf(request, 'r')}
        limit ${pageSize} offset ${(page - 1) * pageSize}`,
    ),
    countTokens(db, tokensOf(sql`select ${tokensOfRow(request)} as tokens, ${failed} as failed from ${from}`), request),
  ]);
  return {
    ids: listed.map(({ id }) => id),
    total: listedOf(counts),
    totalIs: isCategory || !within.least ? null : 'least',
    ...facetCountsOf(counts, request),
  };
};
