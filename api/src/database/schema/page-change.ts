import { sql } from 'drizzle-orm';
import { bigint, index, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { xid8 } from './column-types.ts';

/**
 * Changes of the data that pages are made from (docs/decisions/0019-page-caching.md). Triggers write it: on every table
 * that everybody's pages show, whoever changes a row of it.
 */
export const pageChange = pgTable(
  'page_change',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** The transaction that made the change: numbers of rows are given before, and not in the order of, commits. */
    transaction: xid8()
      .notNull()
      .default(sql`pg_current_xact_id()`),
    /** `product:12`, `products` for what is chosen or ordered among all of them, `*` for everything. */
    tags: text().array().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index().on(table.transaction), index().on(table.createdAt)],
);
