import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { neverNegative } from './bounds.ts';

const instant = () => timestamp({ withTimezone: true });

/** Whoever wants to know that a product is back in stock or costs less. Each is written to once, and is then over. */
export const productAlert = pgTable(
  'product_alert',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    /** As normalisedEmail() gives it. */
    email: text().notNull(),
    /** Who asked for it signed in; null for a guest. */
    customerId: integer(),
    /** Whose browsers get a push message beside the letter. */
    guestId: integer(),
    language: text().notNull(),
    purpose: text({ enum: ['stock', 'price'] }).notNull(),
    productId: integer().notNull(),
    variantId: integer(),
    /** What the page said when it was asked for, in cents. */
    price: integer().notNull(),
    /** What it is to cost at most, in cents; null where any drop will do. */
    amount: integer(),
    /** The token of its letters' links. Stored in clear, because each of its letters contains it. */
    token: uuid().notNull().unique().defaultRandom(),
    createdAt: instant().notNull(),
    /** Null until the address is shown to be theirs: nothing is sent before. */
    confirmedAt: instant(),
    /** When its letter was written, or it was cancelled; null while it waits. */
    endedAt: instant(),
    /** When it waits no longer; of one that is over, how long its letter's link works. */
    expiresAt: instant().notNull(),
  },
  (table) => [
    uniqueIndex('product_alert_open')
      .on(table.email, table.purpose, table.productId, sql`coalesce(${table.variantId}, 0)`)
      .where(sql`ended_at is null`),
    index('product_alert_waiting')
      .on(table.productId)
      .where(sql`ended_at is null and confirmed_at is not null`),
    index().on(table.email),
    index().on(table.customerId),
    index().on(table.expiresAt),
    ...neverNegative(table.price, table.amount),
  ],
);
