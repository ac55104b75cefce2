import { sql } from 'drizzle-orm';
import { selectRows, type Queryable } from '../connection.ts';
import { storedCount, WHOLE_SHOP } from '../listing/stored-counts.ts';
import { cardsByIds, type CardRow } from './cards.ts';
import { pIsListed } from '../listing/listed.ts';

/** How many products have a Plus+ price. */
export const plusCount = (db: Queryable): Promise<number> => storedCount(db, WHOLE_SHOP, 'plus:price');

/** One page of the products that cost members less, the most popular first, and how many there are; `page` from 1. */
export const plusCards = async (
  db: Queryable,
  page: number,
  pageSize: number,
): Promise<{ rows: CardRow[]; total: number }> => {
  // As its index has it, so that this is found there.
  const ids = await selectRows<{ id: number }>(
    db,
    sql`select p.id from product p where p.plus_price is not null and ${pIsListed}
      order by p.popularity desc, p.id limit ${pageSize} offset ${(page - 1) * pageSize}`,
  );
  const rows = await cardsByIds(
    db,
    ids.map(({ id }) => id),
  );
  return { rows, total: await plusCount(db) };
};
