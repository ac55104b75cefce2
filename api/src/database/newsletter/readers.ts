import { and, eq, isNull } from 'drizzle-orm';
import { schema, type Queryable } from '../connection.ts';

const { newsletterSubscriber } = schema;
type Subscriber = typeof newsletterSubscriber.$inferSelect;

const isToken = (text: string): boolean => /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(text);

/** Whose letters have a link with this token; null where nobody's have. */
export const findReader = async (db: Queryable, token: string): Promise<Subscriber | null> => {
  if (!isToken(token)) return null;
  const [row] = await db.select().from(newsletterSubscriber).where(eq(newsletterSubscriber.leaveToken, token));
  return row ?? null;
};

const reading = (email: string) => and(eq(newsletterSubscriber.email, email), isNull(newsletterSubscriber.leftAt));

/** Whether an e-mail is written to now, with an account or without: the one place that knows. */
export const isReader = async (db: Queryable, email: string): Promise<boolean> =>
  (await db.$count(newsletterSubscriber, reading(email))) > 0;

/** Takes an e-mail off the list; false where it was not on it, and then it stays left since when it was. */
export const leaveList = async (db: Queryable, email: string, now: Date): Promise<boolean> => {
  const left = await db
    .update(newsletterSubscriber)
    .set({ leftAt: now })
    .where(reading(email))
    .returning({ email: newsletterSubscriber.email });
  return left.length === 1;
};
