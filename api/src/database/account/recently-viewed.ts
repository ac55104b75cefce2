import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import { schema, type Queryable } from '../connection.ts';

const { recentlyViewed } = schema;

/** As many as the page shows; what is older is forgotten. */
const mostViewed = 40;

/** Ids of the products, the latest look first. `owner` as ownerKey() gives it. */
export const viewedBy = async (db: Queryable, owner: string): Promise<number[]> => {
  const rows = await db
    .select({ id: recentlyViewed.productId })
    .from(recentlyViewed)
    .where(eq(recentlyViewed.owner, owner))
    .orderBy(desc(recentlyViewed.viewedAt), desc(recentlyViewed.productId))
    .limit(mostViewed);
  return rows.map(({ id }) => id);
};

const forgetOld = async (db: Queryable, owner: string): Promise<void> => {
  await db.execute(
    sql`delete from recently_viewed where owner = ${owner} and product_id not in (
      select product_id from recently_viewed where owner = ${owner}
      order by viewed_at desc, product_id desc limit ${mostViewed})`,
  );
};

export const noteView = async (db: Queryable, owner: string, productId: number, now: Date): Promise<void> => {
  await db
    .insert(recentlyViewed)
    .values({ owner, productId, viewedAt: now })
    .onConflictDoUpdate({ target: [recentlyViewed.owner, recentlyViewed.productId], set: { viewedAt: now } });
  await forgetOld(db, owner);
};

/** Takes these off the list, or all. */
export const forgetViews = async (db: Queryable, owner: string, productIds?: readonly number[]): Promise<void> => {
  const which = productIds && inArray(recentlyViewed.productId, [...productIds]);
  await db.delete(recentlyViewed).where(and(eq(recentlyViewed.owner, owner), which));
};

/** Moves one list into another; a product on both keeps its later look. Answers those that the other did not have. */
export const mergeViewed = async (db: Queryable, from: string, to: string): Promise<number[]> => {
  const before = new Set(await viewedBy(db, to));
  await db.execute(
    sql`insert into recently_viewed (owner, product_id, viewed_at)
      select ${to}, product_id, viewed_at from recently_viewed where owner = ${from}
      on conflict (owner, product_id)
      do update set viewed_at = greatest(recently_viewed.viewed_at, excluded.viewed_at)`,
  );
  await forgetViews(db, from);
  await forgetOld(db, to);
  return (await viewedBy(db, to)).filter((id) => !before.has(id));
};
