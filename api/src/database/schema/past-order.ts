import { index, integer, jsonb, pgTable, text, timestamp, unique } from 'drizzle-orm/pg-core';
import type { PastItem } from '../../domain/account/past-order-file.ts';
import { neverNegative } from './bounds.ts';
import { customer } from './customer.ts';

/** Orders of the shop that moved in here, as it wrote them. Nothing counts, pays or returns them. */
export const pastOrder = pgTable(
  'past_order',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    customerId: integer()
      .notNull()
      .references(() => customer.id, { onDelete: 'cascade' }),
    /** As that shop numbered it. */
    number: text().notNull(),
    placedAt: timestamp({ withTimezone: true }).notNull(),
    /** As that shop wrote it. */
    status: text().notNull(),
    /** Cents. */
    total: integer().notNull(),
    items: jsonb().$type<PastItem[]>().notNull(),
  },
  (table) => [
    unique().on(table.customerId, table.number),
    index().on(table.customerId, table.placedAt),
    ...neverNegative(table.total),
  ],
);
