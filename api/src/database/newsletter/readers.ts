import { and, eq, isNull } from 'drizzle-orm';
import { schema, type Queryable } from '../connection.ts';

const { customer, newsletterSubscriber } = schema;
type Subscriber = typeof newsletterSubscriber.$inferSelect;

const isToken = (text: string): boolean => /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(text);

/** Whose letters have a link with this token; null where nobody's have. */
export const findReader = async (db: Queryable, token: string): Promise<Subscriber | null> => {
  if (!isToken(token)) return null;
  const [row] = await db.select().from(newsletterSubscriber).where(eq(newsletterSubscriber.leaveToken, token));
  return row ?? null;
};

/** Takes an e-mail onto the list of those to write to, new or again. */
export const joinList = async (db: Queryable, email: string, now: Date): Promise<void> => {
  await db
    .insert(newsletterSubscriber)
    .values({ email, createdAt: now })
    .onConflictDoUpdate({ target: newsletterSubscriber.email, set: { leftAt: null } });
};

/** Takes an e-mail off that list; who has left before stays left since then. */
export const leaveList = async (db: Queryable, email: string, now: Date): Promise<void> => {
  await db
    .update(newsletterSubscriber)
    .set({ leftAt: now })
    .where(and(eq(newsletterSubscriber.email, email), isNull(newsletterSubscriber.leftAt)));
};

/** Shows in the account of this e-mail, where there is one, whether it is written to. */
export const tellAccount = async (db: Queryable, email: string, isSubscribed: boolean): Promise<void> => {
  await db.update(customer).set({ subscriberEmail: isSubscribed }).where(eq(customer.email, email));
};
