import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import type { ContentPlace, OperatorRole } from '@shop/contract/operator';
import type { PlannedChange } from '../../domain/catalogue/product-file.ts';
import type { ContentEntry } from '../../domain/content/entry.ts';
import type { Facts } from '../../domain/operator/operator.ts';

const key = () => integer().primaryKey().generatedAlwaysAsIdentity();
const instant = () => timestamp({ withTimezone: true });

/** Those who work for the shop by name. None is ever deleted, so that the log can name its own. */
export const operatorPerson = pgTable('operator_person', {
  id: key(),
  name: text().notNull(),
  /** In lower case. */
  email: text().notNull().unique(),
  role: text().$type<OperatorRole>().notNull(),
  /** Matches no password until they have accepted their invitation. */
  passwordHash: text().notNull(),
  /** What the second factor is computed from, in Base32: it has to be read, so it is no hash. */
  secondFactorSecret: text().notNull(),
  /** When the code that was used last began to hold: it and those before are no good any more. */
  secondFactorAt: instant(),
  recoveryHashes: text().array().notNull(),
  /** Null once it was accepted. */
  invitationHash: text().unique(),
  invitedUntil: instant(),
  createdAt: instant().notNull(),
  joinedAt: instant(),
  endedAt: instant(),
});

/** Keys of programs, and sessions of people. None is ever deleted, so that the log can name its own. */
export const operatorKey = pgTable('operator_key', {
  id: key(),
  name: text().notNull(),
  role: text().$type<OperatorRole>().notNull(),
  /** The key itself is told once and kept nowhere. */
  hash: text().notNull().unique(),
  createdAt: instant().notNull(),
  revokedAt: instant(),
  /** Refused from then on; null for a key without an end. */
  expiresAt: instant(),
  /** Whose session it is; null for a key. */
  personId: integer().references(() => operatorPerson.id),
});

/** Changes made for the shop, by whom and when. Rows are added, never changed. */
export const operatorLog = pgTable(
  'operator_log',
  {
    id: key(),
    at: instant().notNull(),
    /** Null for a command that worked on the database itself. */
    keyId: integer().references(() => operatorKey.id),
    action: text().notNull(),
    subject: text().notNull(),
    before: jsonb().$type<Facts>(),
    after: jsonb().$type<Facts>(),
  },
  (table) => [index().on(table.subject, table.id)],
);

/** Prices and facts of a product that begin later. Rows stay, so that the log can be read beside them. */
export const pricePlan = pgTable(
  'price_plan',
  {
    id: key(),
    productId: integer().notNull(),
    /** Null for the product itself. */
    variantId: integer(),
    sku: text().notNull(),
    changes: jsonb().$type<PlannedChange>().notNull(),
    validFrom: instant().notNull(),
    keyId: integer().references(() => operatorKey.id),
    createdAt: instant().notNull(),
    /** When it began, or was dropped before; null while it waits. */
    endedAt: instant(),
  },
  (table) => [
    index('price_plan_waiting')
      .on(table.validFrom, table.id)
      .where(sql`ended_at is null`),
  ],
);

/** Banners, pages and notices that begin, change or go later. Rows stay, so that the log can be read beside them. */
export const contentPlan = pgTable(
  'content_plan',
  {
    id: key(),
    place: text().$type<ContentPlace>().notNull(),
    /** Of the entry that is added, put in another's place, or goes. */
    entryId: text().notNull(),
    change: text().$type<'add' | 'replace' | 'remove'>().notNull(),
    /** The entry from then on; null for a removal. */
    entry: jsonb().$type<ContentEntry>(),
    validFrom: instant().notNull(),
    keyId: integer().references(() => operatorKey.id),
    createdAt: instant().notNull(),
    /** When it began, or was dropped before; null while it waits. */
    endedAt: instant(),
  },
  (table) => [
    index('content_plan_waiting')
      .on(table.validFrom, table.id)
      .where(sql`ended_at is null`),
  ],
);
