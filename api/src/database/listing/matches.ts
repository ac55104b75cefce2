import { sql, type SQL } from 'drizzle-orm';
import { selectRows, type Queryable } from '../connection.ts';
import { pIsListed, type Matches } from './list-request.ts';

/** So many answers of a search are ranked. */
const MOST_RANKED = 1_000;
/** The answers in a tier of popular products stand for all when they are as many as this. */
const ENOUGH = MOST_RANKED / 2;
/** With fewer in the first tier the second has too few as well. */
const WORTH_WIDENING = 60;

/** A condition on `p`, a product, and how well one answers for which it holds, as a whole number. */
export interface Scope {
  holds: SQL;
  relevance: SQL;
}

/** The most popular products of a scope, of those for which `among` holds as well. */
const mostPopular = ({ holds, relevance }: Scope, among: SQL, most = MOST_RANKED): SQL =>
  sql`select p.id, p.popularity, ${relevance} as score from product p
    where ${among} and ${pIsListed} and ${holds} order by p.popularity desc, p.id limit ${most}`;

/** Condition on `p`, a product: it stands in a category or below it. */
const inCategory = (id: number): SQL =>
  sql`exists (select 1 from product_category pc where pc.category_id = ${id} and pc.product_id = p.id)`;

/**
 * Returns the matches of a search, of all products or of a category's: everything that is in its scope, or the most
 * popular of a great many. It is one statement: tiers of the most popular products, which have indexes of their own
 * (`placeInTiers`), are looked through first, and what is wider is not begun where they have enough.
 */
export const matchesOf = async (db: Queryable, scope: Scope, categoryId?: number): Promise<Matches> => {
  const within =
    categoryId === undefined ? scope : { ...scope, holds: sql`${inCategory(categoryId)} and ${scope.holds}` };
  const inFirst = sql`(select count from first_size)`;
  const inWider = sql`(select count from wider_size)`;
  // A condition that names no column of the product is tried once, before any product is read.
  const isWider = sql`${inFirst} >= ${WORTH_WIDENING} and ${inFirst} < ${ENOUGH}
    and exists (select 1 from product where coalesce(search_tier, 3) = 2)`;
  const isAll = sql`${inFirst} < ${ENOUGH} and ${inWider} < ${MOST_RANKED}`;
  const [found] = await selectRows<Matches>(
    db,
    sql`with first as materialized (${mostPopular(within, sql`p.search_tier = 1`)}),
      first_size as materialized (select count(*) from first),
      wider as materialized (${mostPopular(within, sql`p.search_tier is not null and ${isWider}`)}),
      wider_size as materialized (select count(*) from wider),
      everything as materialized (${mostPopular(within, isAll, MOST_RANKED + 1)}),
      chosen as (
        select *, ${inFirst} >= ${ENOUGH} as least from first where ${inFirst} >= ${ENOUGH}
        union all select *, true from wider where ${inWider} = ${MOST_RANKED}
        union all (select *, (select count(*) from everything) > ${MOST_RANKED} from everything
          order by popularity desc, id limit ${MOST_RANKED}))
    select count(*)::int as count, coalesce(bool_or(least), false) as least,
      coalesce(array_agg(id), '{}')::text as ids, coalesce(array_agg(score), '{}')::text as scores from chosen`,
  );
  if (!found) throw new Error('A count has a row.');
  return found;
};

/** Products that were found: `m` with a score, `l` as lists know it. Each is looked up, whatever the planner thinks of it. */
export const foundRows = ({ ids, scores }: Matches): SQL =>
  sql`unnest(${ids}::int[], ${scores}::int[]) m(id, score)
    cross join lateral (select * from listing one where one.product_id = m.id limit 1) l`;
