import { sql } from 'drizzle-orm';
import { nearKinds, type PlacedCategory } from '../../domain/search/near-kinds.ts';
import { selectRows, type Queryable } from '../connection.ts';
import { idArray } from '../listing/id-array.ts';
import type { Matches } from '../listing/list-request.ts';
import { orderOf } from '../listing/orders.ts';

/** So many of each category: they stand beside a few that were found. */
const MOST = 48;

/** Returns goods to show beside those found: of the narrowest category of each, its own, and of categories near it. */
export const nearGoods = async (
  db: Queryable,
  { ids }: Matches,
): Promise<{ own: readonly number[]; products: readonly number[] }> => {
  const [found, categories] = await Promise.all([
    selectRows<{ id: number | null }>(
      db,
      sql`select distinct (details->'categoryIds'->>0)::int as id from product where id = any(${ids}::int[])`,
    ),
    selectRows<PlacedCategory>(db, sql`select id, parent_id as "parentId", name from category`),
  ]);
  const own = found.flatMap(({ id }) => id ?? []);
  const rows = await selectRows<{ id: number }>(
    db,
    sql`select popular.product_id as id from unnest(${idArray([...own, ...nearKinds(categories, own)])}) c(id)
      cross join lateral (select * from listing_place where category_id = c.id
        order by ${orderOf({ sort: 'best_selling' }, 'listing_place')} limit ${MOST}) popular`,
  );
  return { own, products: rows.map(({ id }) => id) };
};
