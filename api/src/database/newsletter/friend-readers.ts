import { and, eq, isNotNull, isNull } from 'drizzle-orm';
import { first, schema, type Queryable } from '../connection.ts';
import { isToken } from './readers.ts';

const { friendReader } = schema;
type FriendReader = typeof friendReader.$inferSelect;

/**
 * Notes that a friend's letter goes to this e-mail, and answers the token of its link: the same for all of them. Null
 * where it was refused. The row stays locked until the transaction ends, so that a refusal comes before the letter or
 * after it, and never between.
 */
export const friendToWrite = async (transaction: Queryable, email: string, now: Date): Promise<string | null> => {
  const [row] = await transaction
    .insert(friendReader)
    .values({ email, lastLetterAt: now })
    .onConflictDoUpdate({
      target: friendReader.email,
      set: { lastLetterAt: now },
      setWhere: isNull(friendReader.refusedAt),
    })
    .returning({ leaveToken: friendReader.leaveToken });
  return row?.leaveToken ?? null;
};

/** The reader whose friends' letters link with this token; null when there is none. */
export const findFriendReader = async (db: Queryable, token: string): Promise<FriendReader | null> => {
  if (!isToken(token)) return null;
  return first(db.select().from(friendReader).where(eq(friendReader.leaveToken, token)));
};

/**
 * Refuses friends' letters to an e-mail, and answers their token; null where they were refused before, and then that time
 * stays.
 */
export const refuseFriends = async (db: Queryable, email: string, now: Date): Promise<string | null> => {
  const [refused] = await db
    .update(friendReader)
    .set({ refusedAt: now })
    .where(and(eq(friendReader.email, email), isNull(friendReader.refusedAt)))
    .returning({ leaveToken: friendReader.leaveToken });
  return refused?.leaveToken ?? null;
};

/** Takes a refusal back; false where there was none. */
export const allowFriends = async (db: Queryable, email: string): Promise<boolean> => {
  const allowed = await db
    .update(friendReader)
    .set({ refusedAt: null })
    .where(and(eq(friendReader.email, email), isNotNull(friendReader.refusedAt)))
    .returning({ email: friendReader.email });
  return allowed.length === 1;
};
