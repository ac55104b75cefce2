import { boolean, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

const instant = () => timestamp({ withTimezone: true });

export const customer = pgTable('customer', {
  id: integer().primaryKey().generatedByDefaultAsIdentity({ startWith: 100_000 }),
  /** Trimmed and in lower case. */
  email: text().notNull().unique(),
  passwordHash: text().notNull(),
  firstname: text().notNull(),
  lastname: text().notNull(),
  language: text().notNull(),
  group: text('customer_group').notNull(),
  verified: boolean().notNull(),
  telephone: text(),
  gender: text(),
  birthday: text(),
  points: integer().notNull(),
  /** Whether the shop's notifications are shown to them. */
  notificationsEnabled: boolean().notNull().default(true),
  subscriberEmail: boolean().notNull(),
  subscriberSms: boolean().notNull(),
  plusEndsAt: instant(),
  createdAt: instant().notNull().defaultNow(),
});

/** A browser that is not signed in, known by its device id. */
export const guest = pgTable('guest', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  deviceId: text().notNull().unique(),
  createdAt: instant().notNull().defaultNow(),
});

/** Opaque tokens, stored as SHA-256; exactly one of customer and guest. */
export const accessToken = pgTable(
  'access_token',
  {
    hash: text().primaryKey(),
    customerId: integer(),
    guestId: integer(),
    expiresAt: instant().notNull(),
  },
  (table) => [index().on(table.customerId), index().on(table.guestId)],
);

export const emailCode = pgTable('email_code', {
  email: text().primaryKey(),
  codeHash: text().notNull(),
  attempts: integer().notNull(),
  expiresAt: instant().notNull(),
});

/** How often something limited was tried in its current window. */
export const attempt = pgTable('attempt', {
  key: text().primaryKey(),
  count: integer().notNull(),
  windowEndsAt: instant().notNull(),
});

export const customerAddress = pgTable(
  'customer_address',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    customerId: integer().notNull(),
    firstname: text().notNull(),
    lastname: text().notNull(),
    /** Street and apartment, joined by the contract's separator. */
    street: text().notNull(),
    city: text().notNull(),
    postcode: text().notNull(),
    regionId: integer().notNull(),
    telephone: text().notNull(),
    isDefaultShipping: boolean().notNull(),
    isDefaultBilling: boolean().notNull(),
  },
  (table) => [index().on(table.customerId)],
);
