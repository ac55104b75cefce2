import { date, index, integer, pgTable, timestamp } from 'drizzle-orm/pg-core';

/** Turns of the prize wheel; `day` is the shop's calendar day. */
export const wheelTurn = pgTable(
  'wheel_turn',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    customerId: integer().notNull(),
    day: date().notNull(),
    prizeId: integer().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index().on(table.customerId, table.day)],
);
