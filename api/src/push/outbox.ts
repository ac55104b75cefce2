import { eq, sql } from 'drizzle-orm';
import type { Language } from '@shop/contract';
import { schema, selectRows, type Queryable } from '../database/connection.ts';
import type { PushContent } from '../domain/push/content.ts';

const { pushMessage, pushSubscription } = schema;

/** Whoever a message is for: a customer in all their browsers, or a guest. */
export interface PushReader {
  customerId: number | null;
  guestId: number | null;
}

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
