import { sql } from 'drizzle-orm';
import { bigint, index, integer, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import type { PaymentMethod } from '@shop/contract';
import { neverNegative } from './bounds.ts';

const instant = () => timestamp({ withTimezone: true });

/**
 * An operation on a payment at its provider: written in the transaction that decides it, before the provider is called,
 * and stored with the provider's answer. An open row is asked again until the provider has answered.
 */
export const providerOperation = pgTable(
  'provider_operation',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** `refund` pays back, `release` gives up an amount that was only authorised. */
    kind: text().$type<'refund' | 'release'>().notNull(),
    method: text().$type<PaymentMethod>().notNull(),
    payment: text().notNull(),
    /** Cents. */
    amount: integer().notNull(),
    /** The idempotency key of the request: the provider does it once for a key. */
    key: text().notNull(),
    /** The order that was paid; null when the payment has none. */
    orderId: integer(),
    state: text().$type<'open' | 'done'>().notNull().default('open'),
    /** How often it was asked for, the call that runs included. */
    attempts: integer().notNull().default(1),
    /** When it is asked for next. */
    nextAttemptAt: instant().notNull(),
    /** End of the current caller's lease, during which no other caller asks; null without one. */
    leasedUntil: instant(),
    /** Why the last attempt failed; null when it did not. */
    lastError: text(),
    /** The provider's reference for what it did. */
    reference: text(),
    createdAt: instant().notNull(),
    doneAt: instant(),
  },
  (table) => [
    uniqueIndex().on(table.kind, table.key),
    index().on(table.orderId),
    index().on(table.payment),
    index('provider_operation_open')
      .on(table.method, table.nextAttemptAt)
      .where(sql`state = 'open'`),
    ...neverNegative(table.amount, table.attempts),
  ],
);
