import { index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import type { Address } from '@shop/contract';
import type { BothLanguages } from '../../domain/text/both-languages.ts';

const instant = () => timestamp({ withTimezone: true });

/** One colour of a product, as it was called when a sample of it was asked for. */
export interface StoredSwatch {
  productId: number;
  /** Whose picture shows it. */
  variantId: number;
  name: BothLanguages;
  color: BothLanguages;
}

/** Free samples of fabrics and finishes that somebody asked for, by post. */
export const swatchRequest = pgTable(
  'swatch_request',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    /** Made by whoever asked: the same request that comes again is found by it. */
    idempotencyKey: text().notNull().unique(),
    /** Null for a guest. */
    customerId: integer(),
    /** As normalisedEmail() gives it. */
    email: text().notNull(),
    language: text().notNull(),
    shippingAddress: jsonb().$type<Address>().notNull(),
    /** The household, as `householdOf` writes it. */
    household: text().notNull(),
    items: jsonb().$type<StoredSwatch[]>().notNull(),
    createdAt: instant().notNull(),
    /** Null while it waits. */
    sentAt: instant(),
  },
  (table) => [
    index().on(table.household),
    index().on(table.customerId),
    index().on(table.email),
    index().on(table.createdAt),
  ],
);
