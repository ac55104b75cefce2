import { sql } from 'drizzle-orm';
import { selectRows, type Queryable } from '../connection.ts';

/** How many of the most popular products stand in each tier, the second with the first. */
const FIRST = 20_000;
const SECOND = 160_000;
/** So many products change their tier in one statement. */
const AT_ONCE = 2_000;

/** Above these popularities products stand in the first tier, and in the second; beyond every one where there are too few. */
interface Bounds {
  first: number;
  second: number;
}
const BEYOND = 2_147_483_647;

const boundsOf = async (db: Queryable): Promise<Bounds> => {
  const after = (place: number) =>
    sql`coalesce((select popularity from product order by popularity desc offset ${place} limit 1), ${BEYOND})::int`;
  const [row] = await selectRows<Bounds>(db, sql`select ${after(FIRST)} as first, ${after(SECOND)} as second`);
  const { first, second } = row ?? { first: BEYOND, second: BEYOND };
  return { first, second: Math.min(first, second) };
};

const placeSome = async (db: Queryable, { first, second }: Bounds): Promise<number> => {
  const between = sql`popularity > ${second} and popularity <= ${first}`;
  const moved = await selectRows<{ id: number }>(
    db,
    sql`with wrong as materialized (
        select id, 1 as tier from product where coalesce(search_tier, 3) = 3 and popularity > ${first}
        union all select id, 1 from product where coalesce(search_tier, 3) = 2 and popularity > ${first}
        union all select id, 2 from product where coalesce(search_tier, 3) = 3 and ${between}
        union all select id, 2 from product where coalesce(search_tier, 3) = 1 and ${between}
        union all select id, null from product where coalesce(search_tier, 3) = 1 and popularity <= ${second}
        union all select id, null from product where coalesce(search_tier, 3) = 2 and popularity <= ${second}
        limit ${AT_ONCE}),
      free as materialized (
        select id from product where id in (select id from wrong) order by id for no key update skip locked)
      update product p set search_tier = w.tier from wrong w join free on free.id = w.id where p.id = w.id returning p.id`,
  );
  return moved.length;
};

/** Writes down which products are the most popular of a large catalogue: a search of a common word looks among these. */
export const placeInTiers = async (db: Queryable): Promise<void> => {
  const bounds = await boundsOf(db);
  while ((await placeSome(db, bounds)) === AT_ONCE);
};
