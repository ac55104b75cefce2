import { sql, type SQL } from 'drizzle-orm';
import { selectRows, type Queryable } from '../connection.ts';
import { pIsListed } from '../catalogue/listed.ts';
import type { Matches } from './list-request.ts';

/** So many answers of a search are ranked. */
const MOST_RANKED = 1_000;
/** Of more answers those are ranked that are among so many of the most popular products, if these have enough of them. */
const TIERS = { first: 20_000, second: 160_000 };
const ENOUGH = MOST_RANKED / 2;

/** How long the popularity of a place is kept, in ms: it changes slowly. */
const KEPT_MS = 60_000;
const kept = new WeakMap<Queryable, Map<number, { until: number; popularity: Promise<number | null> }>>();

const readPopularity = async (db: Queryable, place: number): Promise<number | null> => {
  const [row] = await selectRows<{ popularity: number }>(
    db,
    sql`select popularity from product order by popularity desc offset ${place} limit 1`,
  );
  return row?.popularity ?? null;
};

/** The popularity of the product at a place, from 0; null when there are no more. */
const popularityAt = (db: Queryable, place: number): Promise<number | null> => {
  const known = kept.get(db) ?? new Map<number, { until: number; popularity: Promise<number | null> }>();
  kept.set(db, known);
  const before = known.get(place);
  if (before && before.until > performance.now()) return before.popularity;
  const popularity = readPopularity(db, place);
  known.set(place, { until: performance.now() + KEPT_MS, popularity });
  popularity.catch(() => known.delete(place)); // whoever asked hears of it
  return popularity;
};

const idsOf = async (db: Queryable, query: SQL): Promise<number[]> =>
  (await selectRows<{ id: number }>(db, query)).map(({ id }) => id);

/** The most popular products for which a condition on `p` holds. */
const mostPopular = (db: Queryable, scope: SQL): Promise<number[]> =>
  idsOf(
    db,
    sql`select p.id from product p where ${pIsListed} and ${scope} order by p.popularity desc, p.id limit ${MOST_RANKED}`,
  );

/** The answers among so many of the most popular products; null if they are few, or the catalogue is no larger. */
const inTier = async (db: Queryable, scope: SQL, tier: number): Promise<number[] | null> => {
  const popularity = await popularityAt(db, tier);
  if (popularity === null) return null;
  const ids = await mostPopular(db, sql`p.popularity >= ${popularity} and ${scope}`);
  return ids.length >= ENOUGH ? ids : null;
};

/** Condition on `p`, a product: it stands in a category or below it. */
const inCategory = (id: number): SQL =>
  sql`exists (select 1 from product_category pc where pc.category_id = ${id} and pc.product_id = p.id)`;

/**
 * What a search answers, of all products or of a category's: everything for which `scope` holds, or the most popular of
 * a great many.
 */
export const matchesOf = async (
  db: Queryable,
  { relevance, ...search }: { scope: SQL; relevance: SQL },
  categoryId?: number,
): Promise<Matches> => {
  const scope = categoryId === undefined ? search.scope : sql`${inCategory(categoryId)} and ${search.scope}`;
  const common = await inTier(db, scope, TIERS.first);
  if (common) return { ids: common, relevance, least: true };
  const all = await idsOf(db, sql`select p.id from product p where ${pIsListed} and ${scope} limit ${MOST_RANKED + 1}`);
  if (all.length <= MOST_RANKED) return { ids: all, relevance, least: false };
  const ids = (await inTier(db, scope, TIERS.second)) ?? (await mostPopular(db, scope));
  return { ids, relevance, least: true };
};
