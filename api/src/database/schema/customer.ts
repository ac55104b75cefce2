import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, primaryKey, text, timestamp, unique } from 'drizzle-orm/pg-core';
import { neverNegative } from './bounds.ts';

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
  /** A day such as 1990-05-31. */
  birthday: text(),
  /** Of the contract's categoryRoots. */
  interests: text().array().notNull().default([]),
  /** Whether the shop's notifications are shown to them. */
  notificationsEnabled: boolean().notNull().default(true),
  /** Text messages; whether they are written to by e-mail stands in `newsletter_subscriber`. */
  subscriberSms: boolean().notNull(),
  plusEndsAt: instant(),
  /** Since when an operator keeps them from signing in. */
  blockedAt: instant(),
  createdAt: instant().notNull().defaultNow(),
});

/** A browser that is not signed in, known by its device id. */
export const guest = pgTable(
  'guest',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    deviceId: text().notNull().unique(),
    createdAt: instant().notNull().defaultNow(),
  },
  (table) => [index().on(table.createdAt)],
);

/** Opaque tokens, stored as SHA-256; exactly one of customer and guest. A customer's is one of their sessions. */
export const accessToken = pgTable(
  'access_token',
  {
    hash: text().primaryKey(),
    /** Public id of a session; it gives no access. */
    id: integer().notNull().generatedAlwaysAsIdentity(),
    customerId: integer(),
    guestId: integer(),
    /** User agent at sign-in; null for guests, and when the browser sends none. */
    userAgent: text(),
    /** The page that asked to sign in (AUTH-028). */
    startedFrom: text({ enum: ['shippingcart'] }),
    createdAt: instant().notNull().defaultNow(),
    /** When it was last used, to the nearest minutes. */
    lastSeenAt: instant().notNull().defaultNow(),
    expiresAt: instant().notNull(),
  },
  (table) => [index().on(table.customerId), index().on(table.guestId), index().on(table.expiresAt)],
);

/** Codes of the release before `one_time_code`, whose servers may still run; a later release drops the table. */
export const emailCode = pgTable(
  'email_code',
  {
    email: text().primaryKey(),
    codeHash: text().notNull(),
    attempts: integer().notNull(),
    expiresAt: instant().notNull(),
  },
  (table) => neverNegative(table.attempts),
);

/** Codes sent to an e-mail address or telephone, each for one use; one for each requester and purpose. */
export const oneTimeCode = pgTable(
  'one_time_code',
  {
    recipient: text().notNull(),
    purpose: text().notNull(),
    requester: text().notNull(),
    /** SHA-256 of the code to type; null where there is none. */
    codeHash: text(),
    /** SHA-256 of the token of a link, or of what a code was exchanged for. */
    tokenHash: text(),
    attempts: integer().notNull(),
    expiresAt: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.recipient, table.purpose, table.requester] }),
    index().on(table.tokenHash),
    index().on(table.expiresAt),
    ...neverNegative(table.attempts),
  ],
);

/** How often something limited was tried in its current window. */
export const attempt = pgTable(
  'attempt',
  {
    key: text().primaryKey(),
    count: integer().notNull(),
    windowEndsAt: instant().notNull(),
  },
  (table) => [index().on(table.windowEndsAt), ...neverNegative(table.count)],
);

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

/** Wishlists; a product, or one variant of it, stands on each once. `owner` is `ownerKey` of a customer or a guest. */
export const wishlistItem = pgTable(
  'wishlist_item',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    owner: text().notNull(),
    productId: integer().notNull(),
    variantId: integer(),
    /** Line of the list for later that it was taken from. */
    laterItemId: integer(),
    quantity: integer().notNull(),
    createdAt: instant().notNull(),
  },
  (table) => [
    unique().on(table.owner, table.productId, table.variantId).nullsNotDistinct(),
    ...neverNegative(table.quantity),
  ],
);

/** Products that somebody looked at, each once with its latest time; `owner` as above. */
export const recentlyViewed = pgTable(
  'recently_viewed',
  {
    owner: text().notNull(),
    productId: integer().notNull(),
    viewedAt: instant().notNull(),
  },
  (table) => [primaryKey({ columns: [table.owner, table.productId] })],
);

/** Accounts that were deleted: their number and when. What a call that was under way left is deleted later. */
export const accountDeletion = pgTable(
  'account_deletion',
  {
    customerId: integer().primaryKey(),
    deletedAt: instant().notNull(),
    /** When it was looked at again; null until then. */
    sweptAt: instant(),
  },
  (table) => [
    index('account_deletion_unswept')
      .on(table.deletedAt)
      .where(sql`swept_at is null`),
  ],
);
