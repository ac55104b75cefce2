import { eq, sql } from 'drizzle-orm';
import { schema, type Queryable } from '../connection.ts';

const { attempt } = schema;

export interface Limit {
  /** How often within the window. */
  most: number;
  /** Milliseconds, from the first attempt. */
  window: number;
}

/** Counts one more attempt and says whether it is still allowed; safe against attempts at the same moment. */
export const attemptAllowed = async (db: Queryable, key: string, limit: Limit, now: Date): Promise<boolean> => {
  const windowEndsAt = new Date(now.getTime() + limit.window);
  const [row] = await db
    .insert(attempt)
    .values({ key, count: 1, windowEndsAt })
    .onConflictDoUpdate({
      target: attempt.key,
      set: {
        count: sql`case when ${attempt.windowEndsAt} <= ${now.toISOString()}::timestamptz then 1 else ${attempt.count} + 1 end`,
        windowEndsAt: sql`case when ${attempt.windowEndsAt} <= ${now.toISOString()}::timestamptz then ${windowEndsAt.toISOString()}::timestamptz else ${attempt.windowEndsAt} end`,
      },
    })
    .returning({ count: attempt.count });
  return (row?.count ?? 1) <= limit.most;
};

export const forgetAttempts = async (db: Queryable, key: string): Promise<void> => {
  await db.delete(attempt).where(eq(attempt.key, key));
};
