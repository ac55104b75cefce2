import { boolean, integer, pgTable, timestamp } from 'drizzle-orm/pg-core';

/** One row about the store itself, written with its first goods. */
export const store = pgTable('store', {
  id: integer().primaryKey().default(1),
  filledAt: timestamp({ withTimezone: true }).notNull(),
  /** The sandbox may reset only a store that it has filled. */
  bySandbox: boolean().notNull(),
});
