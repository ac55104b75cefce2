import { boolean, integer, pgTable, timestamp } from 'drizzle-orm/pg-core';

/** One row about the store itself, written with its first goods. */
export const store = pgTable('store', {
  id: integer().primaryKey().default(1),
  filledAt: timestamp({ withTimezone: true }).notNull(),
  /** The sandbox may take everything out again only where it put everything in. */
  bySandbox: boolean().notNull(),
});
