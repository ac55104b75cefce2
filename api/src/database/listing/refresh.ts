import { sql } from 'drizzle-orm';
import type { Queryable } from '../connection.ts';

/** Until the transaction ends, what it writes of products comes into no list: for filling a store, with `listAll` last. */
export const listLater = async (transaction: Queryable): Promise<void> => {
  await transaction.execute(sql`select set_config('shop.listing_later', 'on', true)`);
};

/** Brings every product into its lists. */
export const listAll = async (db: Queryable): Promise<void> => {
  await db.execute(sql`select refresh_listing(array(select id from product))`);
};

/** So many counts are put together in one statement. */
const AT_ONCE = 5_000;

/** Puts the counts of categories together that changes were added to. */
export const foldCounts = async (db: Queryable): Promise<void> => {
  await db.execute(sql`with many as (
      select category_id, token from listing_count group by category_id, token having count(*) > 1 limit ${AT_ONCE}),
    gone as (
      delete from listing_count c using many m where c.category_id = m.category_id and c.token = m.token
      returning c.category_id, c.token, c.count)
    insert into listing_count (category_id, token, count)
    select category_id, token, sum(count) from gone group by category_id, token having sum(count) <> 0`);
};
