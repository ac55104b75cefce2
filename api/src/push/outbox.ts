import { and, asc, eq, inArray, isNotNull, lt, lte, sql } from 'drizzle-orm';
import type { Language } from '@shop/contract';
import { schema, selectRows, type Queryable } from '../database/connection.ts';
import type { PushContent } from '../domain/push/content.ts';
import { lease } from '../domain/retry.ts';
import type { PushTarget } from './sender.ts';

const { pushMessage, pushSubscription } = schema;

/** Whoever a message is for: a customer in all their browsers, or a guest. */
export interface PushReader {
  customerId: number | null;
  guestId: number | null;
}

/** A message in each language. */
export type PushTexts = Readonly<Record<Language, Omit<PushContent, 'lang'>>>;

const browsersOf = ({ customerId, guestId }: PushReader) =>
  customerId === null ? eq(pushSubscription.guestId, guestId ?? 0) : eq(pushSubscription.customerId, customerId);

const inLanguage = (texts: PushTexts, language: string): PushContent => {
  const lang = language === 'fr' ? 'fr' : 'en';
  return { ...texts[lang], lang };
};

/** Writes a message down for each browser of somebody: it is sent if the transaction is committed, and only then. */
export const pushWithin = async (
  transaction: Queryable,
  reader: PushReader,
  texts: PushTexts,
  now: Date,
): Promise<void> => {
  const { id, language } = pushSubscription;
  const browsers = await transaction.select({ id, language }).from(pushSubscription).where(browsersOf(reader));
  if (browsers.length === 0) return;
  const messages = browsers.map((browser) => ({
    subscriptionId: browser.id,
    content: inLanguage(texts, browser.language),
    nextAttemptAt: now,
    createdAt: now,
  }));
  await transaction.insert(pushMessage).values(messages);
};

/** Writes a message down for everybody who agreed to push messages; answers for how many browsers. */
export const pushToAll = async (db: Queryable, texts: PushTexts, now: Date): Promise<number> => {
  const contentOf = (language: Language) => sql`${JSON.stringify(inLanguage(texts, language))}::jsonb`;
  const at = now.toISOString();
  const [written] = await selectRows<{ count: number }>(
    db,
    sql`with written as (
      insert into push_message (subscription_id, content, next_attempt_at, created_at)
      select id, case language when 'fr' then ${contentOf('fr')} else ${contentOf('en')} end,
        ${at}::timestamptz, ${at}::timestamptz
      from push_subscription returning id)
    select count(*)::int as count from written`,
  );
  return written?.count ?? 0;
};

/** A message that is to be sent: claimed, so that nobody else sends it meanwhile. */
export interface ClaimedPush {
  id: number;
  content: PushContent;
  /** Null where the subscription has ended. */
  target: PushTarget | null;
  /** This one included. */
  attempts: number;
  createdAt: Date;
}

/** Whether a message is to be sent. */
export const isPushDue = async (db: Queryable, now: Date): Promise<boolean> => {
  const due = db.select({ id: pushMessage.id }).from(pushMessage).where(lte(pushMessage.nextAttemptAt, now));
  return (await due.limit(1)).length > 0;
};

/** Takes the next message that is due, for this caller alone; null when none is. */
export const claimPush = async (db: Queryable, now: Date): Promise<ClaimedPush | null> => {
  const due = db
    .select({ id: pushMessage.id })
    .from(pushMessage)
    .where(and(lte(pushMessage.nextAttemptAt, now), isNotNull(pushMessage.content)))
    .orderBy(asc(pushMessage.nextAttemptAt))
    .limit(1)
    .for('update', { skipLocked: true });
  const [row] = await db
    .update(pushMessage)
    .set({ attempts: sql`${pushMessage.attempts} + 1`, nextAttemptAt: new Date(now.getTime() + lease) })
    // `=` reads the row due once; `in` may read it again for each row of the table, and take another each time.
    .where(eq(pushMessage.id, due))
    .returning();
  if (!row?.content) return null;
  const { endpoint, p256dh, auth } = pushSubscription;
  const [target] = await db
    .select({ endpoint, p256dh, auth })
    .from(pushSubscription)
    .where(eq(pushSubscription.id, row.subscriptionId));
  return { id: row.id, content: row.content, target: target ?? null, attempts: row.attempts, createdAt: row.createdAt };
};

/** Marks a message as done with and forgets what it said; `lastError` says why it went nowhere. */
export const pushDone = async (db: Queryable, id: number, lastError: string | null): Promise<void> => {
  await db.update(pushMessage).set({ content: null, nextAttemptAt: null, lastError }).where(eq(pushMessage.id, id));
};

/** Writes down why a message did not leave, and when it is tried again. */
export const pushDelayed = async (db: Queryable, id: number, lastError: string, nextAttemptAt: Date): Promise<void> => {
  await db.update(pushMessage).set({ lastError, nextAttemptAt }).where(eq(pushMessage.id, id));
};

/** Deletes a batch of messages that were done with before `before`. */
export const forgetPushes = async (db: Queryable, before: Date, batch: number): Promise<void> => {
  const old = db
    .select({ id: pushMessage.id })
    .from(pushMessage)
    .where(and(lt(pushMessage.createdAt, before), sql`${pushMessage.nextAttemptAt} is null`))
    .limit(batch);
  await db.delete(pushMessage).where(inArray(pushMessage.id, old));
};
