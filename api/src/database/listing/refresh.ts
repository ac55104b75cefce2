import { sql } from 'drizzle-orm';
import { selectRows, type Queryable } from '../connection.ts';

/** Until the transaction ends, what it writes of products comes into no list: for filling a store, with `listAll` last. */
export const listLater = async (transaction: Queryable): Promise<void> => {
  await transaction.execute(sql`select set_config('shop.listing_later', 'on', true)`);
};

/** Brings every product into its lists. */
export const listAll = async (db: Queryable): Promise<void> => {
  await db.execute(sql`select refresh_listing(array(select id from product))`);
  await foldCounts(db);
};

/** So many changes are put together in one transaction. */
const AT_ONCE = 20_000;
/** Key of the advisory lock of whoever puts counts together; any number that nothing else in the database uses. */
const foldLock = 5_202_612;

/** Adds the oldest changes to the folded counts; answers how many there were, 0 while somebody else does it. */
const foldSome = (db: Queryable): Promise<number> =>
  db.transaction(async (transaction) => {
    const [lock] = await selectRows<{ mine: boolean }>(
      transaction,
      sql`select pg_try_advisory_xact_lock(${foldLock}) as mine`,
    );
    if (!lock?.mine) return 0;
    const [row] = await selectRows<{ changes: number }>(
      transaction,
      sql`with gone as (
          delete from listing_count where id in (select id from listing_count where not folded order by id limit ${AT_ONCE})
          returning category_id, token, count),
        changed as materialized (
          select c.category_id, c.token, c.change, coalesce(k.count, 0) as before from (
            select category_id, token, sum(count)::int as change from gone group by category_id, token) c
            left join listing_count k on k.folded and k.category_id = c.category_id and k.token = c.token),
        emptied as (
          delete from listing_count k using changed c
          where k.folded and k.category_id = c.category_id and k.token = c.token and c.before + c.change = 0),
        kept as (
          insert into listing_count as k (category_id, token, count, folded)
          select category_id, token, change, true from changed where change <> 0 and before + change <> 0
          union all
          select category_id, 'options:' || split_part(token, ':', 1), sum((before + change > 0)::int - (before > 0)::int), true
          from changed group by category_id, split_part(token, ':', 1) having sum((before + change > 0)::int - (before > 0)::int) <> 0
          on conflict (category_id, token) where folded do update set count = k.count + excluded.count)
        select count(*)::int as changes from gone`,
    );
    return row?.changes ?? 0;
  });

/** Whether counts were changed that are not put together yet. */
export const hasUnfolded = async (db: Queryable): Promise<boolean> => {
  const rows = await selectRows(db, sql`select 1 from listing_count where not folded limit 1`);
  return rows.length > 0;
};

/** Puts the counts of categories together that changes were added to. */
export const foldCounts = async (db: Queryable): Promise<void> => {
  while ((await foldSome(db)) === AT_ONCE);
};
