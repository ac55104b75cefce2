import { sql } from 'drizzle-orm';
import { selectRows, type Queryable } from '../connection.ts';
import { facetCountsOf, listedOf } from './facet-counts.ts';
import { storedCounts } from './stored-counts.ts';
import type { ListRequest, ProductList } from './list-request.ts';
import { orderOf } from './orders.ts';

export type CategoryRequest = ListRequest & { within: { categoryId: number } };

/** A category that nothing is chosen in: its page stands in an index, and its counts are kept. */
export const wholeCategory = async (db: Queryable, request: CategoryRequest): Promise<ProductList> => {
  const { within, sort, page, pageSize } = request;
  const [listed, counts] = await Promise.all([
    selectRows<{ id: number }>(
      db,
      sql`select c.product_id as id from listing_place c where c.category_id = ${within.categoryId}
        order by ${orderOf(sort, 'c')} limit ${pageSize} offset ${(page - 1) * pageSize}`,
    ),
    storedCounts(db, within.categoryId, request),
  ]);
  return {
    ids: listed.map(({ id }) => id),
    total: listedOf(counts),
    totalIs: null,
    ...facetCountsOf(counts, request),
  };
};
