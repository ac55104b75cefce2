import { sql } from 'drizzle-orm';
import { selectRows, type Queryable } from '../connection.ts';
import { conditionsOf, everyOne } from './conditions.ts';
import { facets } from './facets/index.ts';
import type { CategoryRequest } from './list-request.ts';
import { firstOf } from './orders.ts';

/**
 * A page of a category's products in the list's order, each looked up until the page is full, whatever the planner thinks
 * of it. Prices are read from the place, which an index has.
 */
export const placesInOrder = async (db: Queryable, request: CategoryRequest): Promise<number[]> => {
  const { within, page, pageSize } = request;
  const conditions = conditionsOf(request, sql`c`);
  const { ofPlaces = [], others = [] } = Object.groupBy(conditions, ({ code }) =>
    facets[code].readsRow ? 'ofPlaces' : 'others',
  );
  const fits =
    others.length === 0
      ? sql``
      : sql`cross join lateral (select 1 from listing l where l.product_id = c.product_id and ${everyOne(others)} limit 1) l`;
  const places = sql`from listing_place c ${fits} where c.category_id = ${within.categoryId} and ${everyOne(ofPlaces)}`;
  const inOrder = firstOf(request, places, page * pageSize);
  const rows = await selectRows<{ id: number }>(db, sql`${inOrder} limit ${pageSize} offset ${(page - 1) * pageSize}`);
  return rows.map(({ id }) => id);
};
