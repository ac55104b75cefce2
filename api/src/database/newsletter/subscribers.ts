import { and, eq, isNotNull, sql } from 'drizzle-orm';
import { bundleEnd, timesUsable } from '../../domain/newsletter/subscription.ts';
import { bundleCoupons, giveCoupons, customersCoupons } from '../promotions/customer-coupons.ts';
import type { CouponRow } from '../promotions/coupons.ts';
import { schema, type Queryable } from '../connection.ts';

const { newsletterSubscriber } = schema;

type Consent = Omit<typeof schema.newsletterConsent.$inferInsert, 'id'>;
/**
 * Where the consent was given or withdrawn: a public form, registering, the account's switch, the phone step, a
 * letter's link.
 */
export type ConsentSource = Consent['source'];

/**
 * Writes down that somebody agreed to be written to, or does not any more. Nothing is ever changed or taken out: who
 * sends has to show when and how each address agreed (Canada's Anti-Spam Legislation, section 13).
 */
export const recordConsent = async (db: Queryable, consent: Consent): Promise<void> => {
  await db.insert(schema.newsletterConsent).values(consent);
};

export type Subscriber = typeof newsletterSubscriber.$inferSelect;
/** Sent along with the subscription: the client's id for its person, and the product that was looked at. */
export type SubscriberAbout = Pick<Subscriber, 'userId' | 'productId' | 'productName' | 'productUrl'>;

/** Omits nulls: known values stay where nothing new was sent. */
const said = (about: SubscriberAbout | undefined): Partial<SubscriberAbout> =>
  Object.fromEntries(Object.entries(about ?? {}).filter(([, value]) => value !== null));

/**
 * Takes an e-mail into the newsletter, once. `isNew` is false where it had subscribed before, `isBack` is true where it
 * had left since, and only its own person brings it back: of others the answer says that it `hasLeft`.
 */
export const subscribe = async (
  db: Queryable,
  email: string,
  { now, about, isTheirs }: { now: Date; about: SubscriberAbout | undefined; isTheirs: boolean },
): Promise<{ subscriber: Subscriber; isNew: boolean; isBack: boolean; hasLeft: boolean }> => {
  const [added] = await db
    .insert(newsletterSubscriber)
    .values({ email, createdAt: now, ...about })
    .onConflictDoNothing()
    .returning();
  if (added) return { subscriber: added, isNew: true, isBack: false, hasLeft: false };
  const left = and(eq(newsletterSubscriber.email, email), isNotNull(newsletterSubscriber.leftAt));
  const [gone] = isTheirs
    ? await db
        .update(newsletterSubscriber)
        .set({ leftAt: null, ...said(about) })
        .where(left)
        .returning()
    : await db.select().from(newsletterSubscriber).where(left);
  if (gone) return { subscriber: gone, isNew: false, isBack: isTheirs, hasLeft: !isTheirs };
  const [known] = await db
    .update(newsletterSubscriber)
    .set({ email, ...said(about) })
    .where(eq(newsletterSubscriber.email, email))
    .returning();
  if (!known) throw new Error('A subscriber that was just found is gone');
  return { subscriber: known, isNew: false, isBack: false, hasLeft: false };
};

/** Keeps a phone with an e-mail that has subscribed; false where it was kept before. */
export const setSubscriberPhone = async (db: Queryable, email: string, phone: string): Promise<boolean> => {
  const changed = await db
    .update(newsletterSubscriber)
    .set({ phone })
    .where(and(eq(newsletterSubscriber.email, email), sql`${newsletterSubscriber.phone} is distinct from ${phone}`))
    .returning({ email: newsletterSubscriber.email });
  return changed.length === 1;
};

/** Forgets the phone of an e-mail; false where none was kept. */
export const forgetSubscriberPhone = async (db: Queryable, email: string): Promise<boolean> => {
  const changed = await db
    .update(newsletterSubscriber)
    .set({ phone: null })
    .where(and(eq(newsletterSubscriber.email, email), isNotNull(newsletterSubscriber.phone)))
    .returning({ email: newsletterSubscriber.email });
  return changed.length === 1;
};

/** Gives a customer the coupons that their e-mail has subscribed to, as long as those last. */
export const giveBundle = async (db: Queryable, customerId: number, email: string, now: Date): Promise<void> => {
  const [subscriber] = await db.select().from(newsletterSubscriber).where(eq(newsletterSubscriber.email, email));
  if (!subscriber) return;
  const end = bundleEnd(subscriber.createdAt);
  if (now >= end) return;
  const codes = (await bundleCoupons(db)).map(({ code }) => code);
  await giveCoupons(db, customerId, codes, now, end);
};

/** Coupons of the bundle that somebody can still use; `customerId` is null for who has no account. */
export const openBundle = async (db: Queryable, customerId: number | null): Promise<CouponRow[]> => {
  const bundle = (await bundleCoupons(db)).filter((coupon) => timesUsable(coupon) > 0);
  if (customerId === null) return bundle;
  const ownCoupons = await customersCoupons(db, customerId);
  return bundle.filter(({ code }) => !ownCoupons.get(code)?.usedAt);
};
