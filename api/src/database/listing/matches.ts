import { sql, type SQL } from 'drizzle-orm';
import { selectRows, type Queryable } from '../connection.ts';
import { pIsListed } from '../catalogue/listed.ts';
import { idArray } from './id-array.ts';
import type { Matches } from './list-request.ts';

/** So many answers of a search are ranked. */
const MOST_RANKED = 1_000;
/** The answers in a tier of popular products stand for all when they are as many as this. */
const ENOUGH = MOST_RANKED / 2;
/** With fewer in the first tier the second has too few as well. */
const WORTH_WIDENING = 60;

/** A condition on `p`, a product, and how well one answers for which it holds. */
export interface Scope {
  holds: SQL;
  relevance: SQL;
}

interface Match {
  id: number;
  score: number;
}

/** The most popular products of a scope. */
const mostPopular = (db: Queryable, { holds, relevance }: Scope, most = MOST_RANKED): Promise<Match[]> =>
  selectRows<Match>(
    db,
    sql`select p.id, (${relevance})::float8 as score from product p where ${pIsListed} and ${holds}
      order by p.popularity desc, p.id limit ${most}`,
  );

/** The answers in a tier of the most popular products, which has indexes of its own (`placeInTiers`). */
const inTier = (db: Queryable, scope: Scope, tier: SQL): Promise<Match[]> =>
  mostPopular(db, { ...scope, holds: sql`${tier} and ${scope.holds}` });
const firstTier = sql`p.search_tier = 1`;
const bothTiers = sql`p.search_tier is not null`;

/** Condition on `p`, a product: it stands in a category or below it. */
const inCategory = (id: number): SQL =>
  sql`exists (select 1 from product_category pc where pc.category_id = ${id} and pc.product_id = p.id)`;

const matchesIn = (found: readonly Match[], least: boolean): Matches => ({
  ids: found.map(({ id }) => id),
  scores: found.map(({ score }) => score),
  least,
});

/**
 * What a search answers, of all products or of a category's: everything that is in its scope, or the most popular of a
 * great many.
 */
export const matchesOf = async (db: Queryable, scope: Scope, categoryId?: number): Promise<Matches> => {
  const within =
    categoryId === undefined ? scope : { ...scope, holds: sql`${inCategory(categoryId)} and ${scope.holds}` };
  const common = await inTier(db, within, firstTier);
  if (common.length >= ENOUGH) return matchesIn(common, true);
  const wider = common.length >= WORTH_WIDENING ? await inTier(db, within, bothTiers) : [];
  if (wider.length === MOST_RANKED) return matchesIn(wider, true);
  const all = await mostPopular(db, within, MOST_RANKED + 1);
  return matchesIn(all.slice(0, MOST_RANKED), all.length > MOST_RANKED);
};

/** Products that were found: `m` with a score, `l` as lists know it. Each is looked up, whatever the planner thinks of it. */
export const foundRows = ({ ids, scores }: Matches): SQL =>
  sql`unnest(${idArray(ids)}, ${`{${scores.join(',')}}`}::float8[]) m(id, score)
    cross join lateral (select * from listing one where one.product_id = m.id limit 1) l`;
