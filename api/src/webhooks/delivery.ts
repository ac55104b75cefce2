import { and, eq, isNotNull, lt, notExists, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { Webhook } from 'standardwebhooks';
import { schema, type Queryable } from '../database/connection.ts';
import { findWebhook, type DeliveryRow, type WebhookRow } from '../database/operator/webhooks.ts';
import type { JobKind, Report } from '../job-kind.ts';
import { briefly } from '../logged-error.ts';
import { emptyOutbox, outboxJob, type Outbox } from '../outbox.ts';
import type { Post } from './post.ts';

const { webhookDelivery } = schema;

interface Shop {
  db: Queryable;
  now: () => Date;
  post: Post;
}

/** Headers of Standard Webhooks 1.0: after a change of secrets two signatures, either of which proves the message. */
const signed = (
  { secret, formerSecret, formerUntil }: WebhookRow,
  { messageId, message }: DeliveryRow,
  at: Date,
): Record<string, string> => {
  const secrets = formerSecret !== null && formerUntil !== null && formerUntil > at ? [secret, formerSecret] : [secret];
  return {
    'content-type': 'application/json',
    'user-agent': 'shop-webhooks',
    'webhook-id': messageId,
    'webhook-timestamp': String(Math.floor(at.getTime() / 1_000)),
    'webhook-signature': secrets.map((one) => new Webhook(one).sign(messageId, at, message)).join(' '),
  };
};

const answerOf = async ({ now, post }: Shop, to: WebhookRow, delivery: DeliveryRow) => {
  try {
    const { status } = await post(to.url, signed(to, delivery, now()), delivery.message);
    const isTaken = status >= 200 && status < 300;
    return { lastStatus: status, lastError: isTaken ? null : `it answered ${status}` };
  } catch (error) {
    return { lastStatus: null, lastError: briefly(error) };
  }
};

const earlier = alias(webhookDelivery, 'earlier');

const webhooks = (shop: Shop): Outbox<typeof webhookDelivery> => ({
  db: shop.db,
  now: shop.now,
  table: webhookDelivery,
  name: 'webhooks',
  problem: 'Webhooks could not be sent',
  failure: ({ webhookId }) => `A message to webhook ${webhookId} could not be sent`,
  triedFor: 3 * 24 * 60 * 60 * 1_000,
  // One order's messages come in their order: one waits while an earlier one does at the same address.
  mayLeave: notExists(
    shop.db
      .select({ one: sql`1` })
      .from(earlier)
      .where(
        and(
          eq(earlier.webhookId, webhookDelivery.webhookId),
          eq(earlier.orderNumber, webhookDelivery.orderNumber),
          lt(earlier.id, webhookDelivery.id),
          isNotNull(earlier.nextAttemptAt),
        ),
      ),
  ),
  attempt: async (delivery) => {
    const to = await findWebhook(shop.db, delivery.webhookId);
    if (!to) return { error: 'there is no such webhook', again: false };
    const { lastError: error, lastStatus } = await answerOf(shop, to, delivery);
    return { error, set: { lastStatus, sentAt: error === null ? shop.now() : null } };
  },
});

/** Sends every message that is due. */
export const deliverWebhooks = (shop: Shop, report: Report, isStopped?: () => boolean): Promise<void> =>
  emptyOutbox(webhooks(shop), report, isStopped);

/** Tells other systems what became of orders. */
export const webhookJob = (shop: Shop): JobKind => outboxJob(webhooks(shop));
