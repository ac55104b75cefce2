import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text, timestamp, unique } from 'drizzle-orm/pg-core';
import { neverNegative, signedByReason } from './bounds.ts';

const instant = () => timestamp({ withTimezone: true });
const key = () => integer().primaryKey().generatedAlwaysAsIdentity();

/** A ledger: what came in and what went out; the balance is the sum. A trigger of each refuses spending below zero (`refuse_debt`). */
const ledgerColumns = () => ({
  id: key(),
  customerId: integer().notNull(),
  /** Why, as a word that the API translates. */
  reason: text().notNull(),
  /** Its cause: a day, an order's number, a product. One reason counts once for each; null counts always. */
  reference: text(),
  createdAt: instant().notNull(),
});

/** Every change of a customer's points. */
export const pointsEntry = pgTable('points_entry', { ...ledgerColumns(), points: integer().notNull() }, (table) => [
  unique().on(table.customerId, table.reason, table.reference),
  index().on(table.customerId, table.createdAt),
  signedByReason(
    { amount: table.points, reason: table.reason },
    ['spent_on_order', 'order_taken_back', 'reward', 'lottery_taken_back'],
    ['adjustment'],
  ),
]);

/** Every change of a customer's coins. */
export const coinEntry = pgTable('coin_entry', { ...ledgerColumns(), coins: integer().notNull() }, (table) => [
  unique().on(table.customerId, table.reason, table.reference),
  signedByReason({ amount: table.coins, reason: table.reason }, ['sent', 'taken_back'], ['reward']),
  // Coins that wait for an account with the address that they were sent to (`receiveCoins`).
  index('coin_entry_sent_to')
    .on(sql`split_part(reference, ' ', 1)`)
    .where(sql`reason = 'sent'`),
]);

/** Cents spent of a customer's store credit, and cents given back. */
export const creditEntry = pgTable('credit_entry', { ...ledgerColumns(), cents: integer().notNull() }, (table) => [
  unique().on(table.customerId, table.reason, table.reference),
  signedByReason({ amount: table.cents, reason: table.reason }, ['spent_on_order', 'corrected']),
]);

/** A draw of the milestone lottery: every milestone that a customer reaches gives one. */
export const milestoneDraw = pgTable(
  'milestone_draw',
  {
    id: key(),
    customerId: integer().notNull(),
    /** The milestone in points. */
    milestone: integer().notNull(),
    prizeId: integer().notNull(),
    couponCode: text(),
    createdAt: instant().notNull(),
  },
  (table) => [unique().on(table.customerId, table.milestone), ...neverNegative(table.milestone)],
);

/** The telephone that a customer joins Plus+ with, and the code that was sent to it. */
export const plusPhone = pgTable(
  'plus_phone',
  {
    customerId: integer().primaryKey(),
    /** E.164. */
    telephone: text().notNull(),
    codeHash: text().notNull(),
    attempts: integer().notNull(),
    expiresAt: instant().notNull(),
    /** When the right code came back; null until then. */
    verifiedAt: instant(),
  },
  (table) => neverNegative(table.attempts),
);

/** A year of Plus+, bought or about to be. */
export const plusOrder = pgTable(
  'plus_order',
  {
    id: key(),
    number: text().notNull().unique(),
    customerId: integer().notNull(),
    status: text().$type<'pending_payment' | 'paid' | 'cancelled'>().notNull(),
    /** Cents. */
    price: integer().notNull(),
    /** The code that they joined with; null without one. */
    vipCode: text(),
    /** Fingerprint of the secret in the payment page's address. */
    paymentHash: text().unique(),
    /** The card provider's word for the payment, from before its money is taken; null without one. */
    payment: text(),
    createdAt: instant().notNull(),
    startsAt: instant().notNull(),
    expiresAt: instant().notNull(),
  },
  (table) => [index().on(table.customerId, table.createdAt), ...neverNegative(table.price)],
);

/** An application for the dropship programme or a business account: one of each for a customer. */
export const application = pgTable(
  'programme_application',
  {
    id: key(),
    customerId: integer().notNull(),
    programme: text().$type<'dropship' | 'business'>().notNull(),
    status: text().$type<'pending' | 'approved' | 'declined'>().notNull(),
    name: text().notNull(),
    email: text().notNull(),
    telephone: text(),
    company: text(),
    website: text(),
    salesChannel: text(),
    businessNumber: text(),
    message: text(),
    /** Why it was declined, as the operator wrote it; null when no reason was given. */
    rejectionReason: text(),
    createdAt: instant().notNull(),
    updatedAt: instant().notNull(),
  },
  (table) => [unique().on(table.customerId, table.programme)],
);
