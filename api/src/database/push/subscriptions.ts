import { eq, sql, type SQL } from 'drizzle-orm';
import type { Shopper } from '../../domain/account/identity.ts';
import { schema, type Queryable } from '../connection.ts';

const { pushSubscription } = schema;
type Subscription = typeof pushSubscription.$inferSelect;

/** Who is at a browser, and in which session. Nobody's is a visitor's without a token. */
const ownerOf = (who: Shopper | null): Pick<Subscription, 'customerId' | 'guestId' | 'sessionHash'> => ({
  sessionHash: who?.tokenHash ?? null,
  customerId: who?.kind === 'customer' ? who.customerId : null,
  guestId: who?.kind === 'guest' ? who.guestId : null,
});

/** Keeps a browser's subscription for whoever is there now; one that is kept already only changes hands. */
export const keepSubscription = async (
  db: Queryable,
  who: Shopper | null,
  browser: Pick<Subscription, 'endpoint' | 'p256dh' | 'auth' | 'language'>,
  now: Date,
): Promise<void> => {
  const { p256dh, auth, language } = browser;
  const owner = ownerOf(who);
  await db
    .insert(pushSubscription)
    .values({ ...browser, ...owner, consentedAt: now })
    .onConflictDoUpdate({ target: pushSubscription.endpoint, set: { p256dh, auth, language, ...owner } });
};

/** Says that a browser goes on in another session, whoever is there now. */
export const passSubscription = async (db: Queryable, fromHash: string, toHash: string): Promise<void> => {
  await db.update(pushSubscription).set({ sessionHash: toHash }).where(eq(pushSubscription.sessionHash, fromHash));
};

/** Gives a browser's subscription the address that its push service has changed it to; false for one that is not kept. */
export const moveSubscription = async (
  db: Queryable,
  from: string,
  browser: Pick<Subscription, 'endpoint' | 'p256dh' | 'auth'>,
): Promise<boolean> => {
  const moved = await db
    .update(pushSubscription)
    .set(browser)
    .where(eq(pushSubscription.endpoint, from))
    .returning({ id: pushSubscription.id });
  return moved.length === 1;
};

/** Ends subscriptions, whatever waits for them included; nothing happens where there are none. */
const endThose = async (db: Queryable, which: SQL): Promise<void> => {
  await db.execute(sql`with ended as (delete from push_subscription where ${which} returning id)
    delete from push_message where subscription_id in (select id from ended)`);
};

export const endSubscription = (db: Queryable, endpoint: string): Promise<void> =>
  endThose(db, sql`endpoint = ${endpoint}`);

/** Of the browser in which this session was the last. */
export const endSubscriptionsIn = (db: Queryable, sessionHash: string): Promise<void> =>
  endThose(db, sql`session_hash = ${sessionHash}`);

/** Of all browsers in which this customer is signed in, or was last. */
export const endSubscriptionsOf = (db: Queryable, customerId: number): Promise<void> =>
  endThose(db, sql`customer_id = ${customerId}`);
