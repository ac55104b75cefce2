import { sql } from 'drizzle-orm';
import { bigint, index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import type { PushContent } from '../../domain/push/content.ts';
import { neverNegative } from './bounds.ts';
import { customer, guest } from './customer.ts';

const instant = () => timestamp({ withTimezone: true });

/** Browsers whose person agreed to push messages. It goes with the consent, and when the push service knows it no more. */
export const pushSubscription = pgTable(
  'push_subscription',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    /** The browser's address at its push service: whoever knows it may end it, and nobody else is told. */
    endpoint: text().notNull().unique(),
    /** The browser's keys, as URL-safe Base64 (RFC 8291). */
    p256dh: text().notNull(),
    auth: text().notNull(),
    /** Whoever is signed in there; null for a guest. */
    customerId: integer().references(() => customer.id, { onDelete: 'cascade' }),
    /** The visitor that the browser is without a sign-in; null for one that is known no longer. */
    guestId: integer().references(() => guest.id, { onDelete: 'set null' }),
    /** The session in which it was last asked for, as its token's fingerprint; null for a visitor without a token. */
    sessionHash: text(),
    language: text().notNull(),
    consentedAt: instant().notNull(),
  },
  (table) => [index().on(table.customerId), index().on(table.guestId), index().on(table.sessionHash)],
);

/**
 * Push messages that are to be sent: written with what causes them, sent afterwards. One whose subscription has ended
 * goes nowhere, so none refers to it: a subscription that ends keeps no order from being placed.
 */
export const pushMessage = pgTable(
  'push_message',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    subscriptionId: integer().notNull(),
    /** Null once it has left. */
    content: jsonb().$type<PushContent>(),
    attempts: integer().notNull().default(0),
    /** When it is sent next; null once it has left, or was given up. */
    nextAttemptAt: instant(),
    lastError: text(),
    createdAt: instant().notNull(),
  },
  (table) => [
    index('push_message_due')
      .on(table.nextAttemptAt)
      .where(sql`next_attempt_at is not null`),
    index().on(table.createdAt),
    ...neverNegative(table.attempts),
  ],
);

/** The key pair of a sandbox without keys of its own (VAPID), made when it is first needed. */
export const pushKeys = pgTable('push_keys', {
  id: integer().primaryKey().default(1),
  publicKey: text().notNull(),
  privateKey: text().notNull(),
});
