import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, text, timestamp, unique, uniqueIndex } from 'drizzle-orm/pg-core';
import { neverNegative } from './bounds.ts';

const instant = () => timestamp({ withTimezone: true });

/** Named lists of a customer, beside the wishlist. */
export const customerList = pgTable(
  'customer_list',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    customerId: integer().notNull(),
    name: text().notNull(),
    /** Whoever has it reads the list; null while nobody may. */
    shareToken: text().unique(),
    /** Whether they may say that they have bought something on it. */
    giftsAllowed: boolean().notNull().default(false),
    createdAt: instant().notNull(),
  },
  (table) => [uniqueIndex('customer_list_name').on(table.customerId, sql`lower(${table.name})`)],
);

/** What stands on such a list, each product or variant once. They go with their list. */
export const customerListEntry = pgTable(
  'customer_list_entry',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    listId: integer().notNull(),
    /** Whose list it is. */
    customerId: integer().notNull(),
    productId: integer().notNull(),
    variantId: integer(),
    quantity: integer().notNull(),
    /** Units that are bought, by the owner or by somebody with the link. */
    bought: integer().notNull(),
    note: text().notNull(),
    createdAt: instant().notNull(),
  },
  (table) => [
    unique().on(table.listId, table.productId, table.variantId).nullsNotDistinct(),
    index().on(table.customerId),
    ...neverNegative(table.quantity, table.bought),
    check('customer_list_entry_bought_within', sql`${table.bought} <= ${table.quantity}`),
  ],
);
