import { date, index, integer, pgTable, text, timestamp, unique } from 'drizzle-orm/pg-core';
import { customer } from './customer.ts';

/** Draws of the sale event's lottery: one for a customer on each of the shop's days. */
export const saleDraw = pgTable(
  'sale_draw',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    customerId: integer()
      .notNull()
      .references(() => customer.id, { onDelete: 'cascade' }),
    day: date().notNull(),
    prizeId: integer().notNull(),
    /** The coupon that was won; null for other prizes. */
    couponCode: text(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [unique().on(table.customerId, table.day), index().on(table.createdAt)],
);
