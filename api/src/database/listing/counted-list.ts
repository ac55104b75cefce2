import { sql, type SQL } from 'drizzle-orm';
import { selectRows, type Queryable } from '../connection.ts';
import { conditionsOf, failing } from './conditions.ts';
import { countTokens, facetCountsOf, listedOf } from './facet-counts.ts';
import { idArray } from './id-array.ts';
import type { ListRequest, ProductList } from './list-request.ts';
import { orderOf } from './orders.ts';

/**
 * Counts of rows with `tokens` and `failed`, the filters that a product fails, as a query of `token, count`. What fails
 * one filter alone counts among the options of that one, so that a second option of it can be added.
 */
export const tokensOf = (rows: SQL): SQL =>
  // Materialised: otherwise the filters would be tried again for each token.
  sql`with r as materialized (${rows})
    select t.token, count(*) as count from r cross join lateral unnest(r.tokens || 'listed'::text) t(token)
    where r.failed = '{}' and not starts_with(t.token, 'category:')
      or cardinality(r.failed) = 1 and starts_with(t.token, r.failed[1] || ':')
    group by t.token`;

/** A list all of whose products are read: they are few. */
export const countedList = async (db: Queryable, request: ListRequest): Promise<ProductList> => {
  const { filters, sort, page, pageSize, now, within } = request;
  const isCategory = 'categoryId' in within;
  const from = isCategory
    ? sql`listing_place c join listing l on l.product_id = c.product_id where c.category_id = ${within.categoryId}`
    : sql`listing l where l.product_id = any(${idArray(within.ids)})`;
  const relevance =
    isCategory || sort !== 'recommended'
      ? sql`0`
      : sql`(select ${within.relevance} from product p where p.id = l.product_id)`;
  const failed = failing(conditionsOf(filters, now));
  const [listed, counts] = await Promise.all([
    selectRows<{ id: number }>(
      db,
      sql`select r.product_id as id from (select l.*, ${relevance} as relevance, ${failed} as failed from ${from}) r
        where r.failed = '{}' order by r.relevance desc, ${orderOf(sort, 'r')}
        limit ${pageSize} offset ${(page - 1) * pageSize}`,
    ),
    countTokens(db, tokensOf(sql`select l.tokens, ${failed} as failed from ${from}`), request),
  ]);
  return {
    ids: listed.map(({ id }) => id),
    total: listedOf(counts),
    totalIs: isCategory || !within.least ? null : 'least',
    ...facetCountsOf(counts, request),
  };
};
