import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { neverNegative } from './bounds.ts';

const instant = () => timestamp({ withTimezone: true });

/** A donation on top of an order; open until its order is placed. `owner` is `ownerKey`. */
export const tipDonation = pgTable(
  'tip_donation',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    owner: text().notNull(),
    /** Cents; 0 withdraws it. */
    amount: integer().notNull(),
    /** Number of the order that it was paid with. */
    orderNumber: text(),
    createdAt: instant().notNull(),
  },
  (table) => [index().on(table.owner), ...neverNegative(table.amount)],
);

/** An order of the single-page pay before it is placed. */
export const orderDraft = pgTable(
  'order_draft',
  {
    id: text().primaryKey(),
    owner: text().notNull(),
    /** Cents, when it was made. Only servers of the release before read it: an order says its total itself. */
    grandTotal: integer().notNull(),
    createdAt: instant().notNull(),
  },
  (table) => [index().on(table.owner), index().on(table.createdAt), ...neverNegative(table.grandTotal)],
);

/** Tokens for placing orders (API-120): each of one person, for one order, until it ends. Only hashes are stored. */
export const orderToken = pgTable(
  'order_token',
  {
    hash: text().primaryKey(),
    owner: text().notNull(),
    /** Idempotency key of the order that was placed with it. */
    usedBy: text(),
    expiresAt: instant().notNull(),
  },
  (table) => [index().on(table.expiresAt)],
);
