import { sql } from 'drizzle-orm';
import { bigint, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import type { WebhookType } from '@shop/contract/operator';
import { neverNegative } from './bounds.ts';

const instant = () => timestamp({ withTimezone: true });

/** Addresses of other systems that are told what becomes of orders. None is deleted: deliveries name them. */
export const webhook = pgTable('webhook', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  url: text().notNull(),
  types: text().array().$type<WebhookType[]>().notNull(),
  /** `whsec_…`: what its messages are signed with. */
  secret: text().notNull(),
  /** The former secret, which signs them too until `formerUntil`, so that the receiver can change it meanwhile. */
  formerSecret: text(),
  formerUntil: instant(),
  createdAt: instant().notNull(),
  /** Null while it is told. */
  endedAt: instant(),
});

/**
 * Messages to an address: written by triggers of orders, parcels and returns, in the transaction that changes them, and
 * sent afterwards, at least once.
 */
export const webhookDelivery = pgTable(
  'webhook_delivery',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    webhookId: integer()
      .notNull()
      .references(() => webhook.id),
    /** The same for all addresses and all attempts: `webhook-id`. */
    messageId: text().notNull(),
    type: text().$type<WebhookType>().notNull(),
    orderNumber: text().notNull(),
    /** The message as it is sent: no names and no addresses. */
    message: text().notNull(),
    attempts: integer().notNull().default(0),
    /** When it is sent next; null once it has arrived, or was given up. */
    nextAttemptAt: instant().default(sql`to_timestamp(0)`),
    /** HTTP status of the last answer; null without an answer. */
    lastStatus: integer(),
    lastError: text(),
    createdAt: instant().notNull().defaultNow(),
    sentAt: instant(),
  },
  (table) => [
    index('webhook_delivery_waiting')
      .on(table.webhookId, table.orderNumber, table.id)
      .where(sql`next_attempt_at is not null`),
    index().on(table.orderNumber),
    index().on(table.createdAt),
    ...neverNegative(table.attempts),
  ],
);
