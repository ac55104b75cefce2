import { and, asc, desc, eq, inArray, isNotNull, isNull, lt, sql, type SQL } from 'drizzle-orm';
import type { WebhookType } from '@shop/contract/operator';
import { first, schema, stored, type Queryable } from '../connection.ts';
import type { Part } from '../part.ts';

const { webhook, webhookDelivery } = schema;
export type WebhookRow = typeof webhook.$inferSelect;
export type DeliveryRow = typeof webhookDelivery.$inferSelect;

/** All addresses, the oldest first: nobody has many. */
export const allWebhooks = (db: Queryable): Promise<WebhookRow[]> => db.select().from(webhook).orderBy(asc(webhook.id));

export const findWebhook = (db: Queryable, id: number): Promise<WebhookRow | null> =>
  first(db.select().from(webhook).where(eq(webhook.id, id)));

/** How many messages wait for each address, and how many were given up. */
export const countDeliveries = async (db: Queryable): Promise<Map<number, { waiting: number; dead: number }>> => {
  const rows = await db
    .select({
      id: webhookDelivery.webhookId,
      waiting: sql<number>`(count(*) filter (where ${webhookDelivery.nextAttemptAt} is not null))::int`,
      dead: sql<number>`(count(*) filter (where ${isDead()}))::int`,
    })
    .from(webhookDelivery)
    .groupBy(webhookDelivery.webhookId);
  return new Map(rows.map(({ id, ...counts }) => [id, counts]));
};

export const insertWebhook = (
  db: Queryable,
  values: { url: string; types: WebhookType[]; secret: string; createdAt: Date },
): Promise<WebhookRow> => stored('A webhook', db.insert(webhook).values(values).returning());

/** Changes an address that is told; null for any other. */
export const changeWebhook = (
  db: Queryable,
  id: number,
  changes: Partial<Pick<WebhookRow, 'secret' | 'formerSecret' | 'formerUntil' | 'endedAt'>>,
): Promise<WebhookRow | null> =>
  first(
    db
      .update(webhook)
      .set(changes)
      .where(and(eq(webhook.id, id), isNull(webhook.endedAt)))
      .returning(),
  );

/** An address that is told no more gets nothing that waits. */
export const giveUpDeliveries = async (db: Queryable, webhookId: number, why: string): Promise<void> => {
  await db
    .update(webhookDelivery)
    .set({ nextAttemptAt: null, lastError: why })
    .where(and(eq(webhookDelivery.webhookId, webhookId), isNotNull(webhookDelivery.nextAttemptAt)));
};

const isDead = (): SQL => sql`${webhookDelivery.nextAttemptAt} is null and ${webhookDelivery.sentAt} is null`;

export type DeliveryState = 'waiting' | 'sent' | 'dead';
export const stateOfDelivery = ({ nextAttemptAt, sentAt }: DeliveryRow): DeliveryState => {
  if (nextAttemptAt) return 'waiting';
  return sentAt ? 'sent' : 'dead';
};
const isIn: Readonly<Record<DeliveryState, () => SQL | undefined>> = {
  waiting: () => isNotNull(webhookDelivery.nextAttemptAt),
  sent: () => and(isNull(webhookDelivery.nextAttemptAt), isNotNull(webhookDelivery.sentAt)),
  dead: isDead,
};

/** A part of the messages, the newest first; `after` 0 begins at the newest. */
export const deliveriesIn = (
  db: Queryable,
  { after, rows }: Part,
  { state, orderNumber }: { state?: DeliveryState | undefined; orderNumber?: string | undefined },
): Promise<DeliveryRow[]> =>
  db
    .select()
    .from(webhookDelivery)
    .where(
      and(
        after > 0 ? lt(webhookDelivery.id, after) : undefined,
        state && isIn[state](),
        orderNumber === undefined ? undefined : eq(webhookDelivery.orderNumber, orderNumber),
      ),
    )
    .orderBy(desc(webhookDelivery.id))
    .limit(rows);

/** Has a message that is done with be sent again, as the same message; null for any other. */
export const sendAgain = async (db: Queryable, id: number, now: Date): Promise<DeliveryRow | null> => {
  const isSubscribed = inArray(
    webhookDelivery.webhookId,
    db.select({ id: webhook.id }).from(webhook).where(isNull(webhook.endedAt)),
  );
  return first(
    db
      .update(webhookDelivery)
      .set({ nextAttemptAt: now, sentAt: null, attempts: 0, createdAt: now })
      .where(and(eq(webhookDelivery.id, id), isNull(webhookDelivery.nextAttemptAt), isSubscribed))
      .returning(),
  );
};
