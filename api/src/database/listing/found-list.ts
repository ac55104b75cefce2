import { sql, type SQL } from 'drizzle-orm';
import { derived, memo, type Memo } from '@shop/serving/memo';
import { selectRows, type Queryable } from '../connection.ts';
import { countTokens, facetCountsOf, listedOf, type LabelledCount } from './facet-counts.ts';
import type { ListRequest, Matches, ProductList } from './list-request.ts';
import { foundRows } from './matches.ts';
import { orderKey, orderOf } from './orders.ts';
import { tokensKey, tokensOfRow } from './request-tokens.ts';
import type { Order } from './sorts/sort.ts';

/** A list of what a search found, in which nothing is chosen. */
type FoundRequest = ListRequest & { within: Matches };

/** Orders and counts of searches, for as long as what these found is kept (`searchFor`): a few for each. */
const listsOf = derived<Matches, Memo<Promise<unknown>>>(() => memo({ max: 20 }));

/** Ids of all that was found, in an order. */
export const foundOrder = (db: Queryable, matches: Matches, order: Order): Promise<readonly number[]> =>
  listsOf(matches).of(`order ${orderKey(order)}`, async () => {
    const relevance = order.sort === 'recommended' ? sql`m.score desc, ` : sql``;
    const [row] = await selectRows<{ ids: number[] | null }>(
      db,
      sql`select json_agg(l.product_id order by ${relevance}${orderOf(order, 'l')}) as ids from ${foundRows(matches)}`,
    );
    return row?.ids ?? [];
  });

/** Counts of tokens: no product fails anything. */
const tokensOf = (rows: SQL, tokens: SQL): SQL =>
  // Materialised: otherwise each token of each product would be looked at before it is counted.
  sql`with counted as materialized (select token, count(*) as count
      from (select unnest(${tokens} || 'listed'::text) as token from ${rows}) each group by token)
    select token, count from counted where not starts_with(token, 'category:')`;

const foundCounts = (db: Queryable, matches: Matches, wanted: ListRequest): Promise<LabelledCount[]> => {
  const count = () => countTokens(db, tokensOf(foundRows(matches), tokensOfRow(wanted)), wanted);
  return wanted.whole.length > 0
    ? count()
    : listsOf(matches).of(`counts ${wanted.language} ${tokensKey(wanted)}`, count);
};

export const foundList = async (db: Queryable, request: FoundRequest): Promise<ProductList> => {
  const { within, page, pageSize } = request;
  const [ids, counts] = await Promise.all([foundOrder(db, within, request), foundCounts(db, within, request)]);
  return {
    ids: ids.slice((page - 1) * pageSize, page * pageSize),
    total: listedOf(counts),
    totalIs: within.least ? 'least' : null,
    ...facetCountsOf(counts, request),
  };
};
