import { and, eq, gt, sql } from 'drizzle-orm';
import { schema, type Queryable } from './connection.ts';

const { attempt } = schema;

/** How often something was done in its window, and how many milliseconds are left of that. */
export interface LimitCount {
  count: number;
  ttl: number;
}

/** Counts once more under a key; safe against others at the same moment. `window` (ms) begins with the first. */
export const addToCount = async (db: Queryable, key: string, window: number, now: Date): Promise<LimitCount> => {
  const windowEndsAt = new Date(now.getTime() + window);
  const isOver = sql`${attempt.windowEndsAt} <= ${now.toISOString()}::timestamptz`;
  const [row] = await db
    .insert(attempt)
    .values({ key, count: 1, windowEndsAt })
    .onConflictDoUpdate({
      target: attempt.key,
      set: {
        count: sql`case when ${isOver} then 1 else ${attempt.count} + 1 end`,
        windowEndsAt: sql`case when ${isOver} then ${windowEndsAt.toISOString()}::timestamptz else ${attempt.windowEndsAt} end`,
      },
    })
    .returning();
  return row ? { count: row.count, ttl: row.windowEndsAt.getTime() - now.getTime() } : { count: 1, ttl: window };
};

export const readCount = async (db: Queryable, key: string, now: Date): Promise<LimitCount> => {
  const [row] = await db
    .select()
    .from(attempt)
    .where(and(eq(attempt.key, key), gt(attempt.windowEndsAt, now)));
  return row ? { count: row.count, ttl: row.windowEndsAt.getTime() - now.getTime() } : { count: 0, ttl: 0 };
};

/** Takes one count back, for an attempt that was counted beforehand and turned out not to count. */
export const takeFromCount = async (db: Queryable, key: string): Promise<void> => {
  await db
    .update(attempt)
    .set({ count: sql`${attempt.count} - 1` })
    .where(and(eq(attempt.key, key), gt(attempt.count, 0)));
};

export const forgetCount = async (db: Queryable, key: string): Promise<void> => {
  await db.delete(attempt).where(eq(attempt.key, key));
};
