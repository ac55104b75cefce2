import { and, eq, isNull } from 'drizzle-orm';
import { first, schema, type Queryable } from '../connection.ts';

const { newsletterSubscriber } = schema;
type Subscriber = typeof newsletterSubscriber.$inferSelect;

/** Whether a text can be the token of a letter's link; the database refuses others. */
export const isToken = (text: string): boolean => /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(text);

/** The reader whose letters link with this token; null when there is none. */
export const findReader = async (db: Queryable, token: string): Promise<Subscriber | null> => {
  if (!isToken(token)) return null;
  return first(db.select().from(newsletterSubscriber).where(eq(newsletterSubscriber.leaveToken, token)));
};

const reading = (email: string) => and(eq(newsletterSubscriber.email, email), isNull(newsletterSubscriber.leftAt));

/** Whether the newsletter is sent to an e-mail now, with an account or without. Nothing else decides this. */
export const isReader = async (db: Queryable, email: string): Promise<boolean> =>
  (await db.$count(newsletterSubscriber, reading(email))) > 0;

/**
 * Takes an e-mail off the list, and answers the token of its letters; null when it was not on it, and then the time of
 * leaving stays.
 */
export const leaveList = async (db: Queryable, email: string, now: Date): Promise<string | null> => {
  const [left] = await db
    .update(newsletterSubscriber)
    .set({ leftAt: now })
    .where(reading(email))
    .returning({ leaveToken: newsletterSubscriber.leaveToken });
  return left?.leaveToken ?? null;
};
