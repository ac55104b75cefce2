import { integer, pgTable, text, timestamp, unique } from 'drizzle-orm/pg-core';
import { neverNegative } from './bounds.ts';

/** A friend whom a member invited, and the cents that it has earned the member. */
export const plusInvitation = pgTable(
  'plus_invitation',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    customerId: integer().notNull(),
    email: text().notNull(),
    money: integer().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [unique().on(table.customerId, table.email), ...neverNegative(table.money)],
);
