import { boolean, integer, pgTable, text, timestamp, unique } from 'drizzle-orm/pg-core';

/** Products that customers shared (API-155): each of them once over each channel. */
export const productShare = pgTable(
  'product_share',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    customerId: integer().notNull(),
    productId: integer().notNull(),
    channel: text().notNull(),
    /** Whether it has brought points: it does so once. */
    hasEarned: boolean().notNull().default(false),
    createdAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [unique().on(table.customerId, table.productId, table.channel)],
);
