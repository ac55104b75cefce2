import { ne, sql } from 'drizzle-orm';
import { schema, type Queryable } from '../connection.ts';

const { redirect, unknownPath } = schema;

/** Without what is gone for good, which leads nowhere. */
export const listRedirects = (db: Queryable) =>
  db.select().from(redirect).where(ne(redirect.toPath, '')).orderBy(redirect.fromPath);

/** Counts a visit to a path where nothing stands. */
export const noteUnknownPath = async (
  db: Queryable,
  { path, referrer, at }: { path: string; referrer: string; at: Date },
): Promise<void> => {
  await db
    .insert(unknownPath)
    .values({ path, referrer, lastVisitAt: at })
    .onConflictDoUpdate({
      target: unknownPath.path,
      set: { referrer, lastVisitAt: at, visits: sql`${unknownPath.visits} + 1` },
    });
};
