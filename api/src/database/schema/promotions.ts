import { index, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { customer } from './customer.ts';
import { coupon } from './sales.ts';

const instant = () => timestamp({ withTimezone: true });

/** Coupons that customers have: claimed on a product, or come with the newsletter. Each once, used or not. */
export const customerCoupon = pgTable(
  'customer_coupon',
  {
    customerId: integer()
      .notNull()
      .references(() => customer.id, { onDelete: 'cascade' }),
    couponCode: text()
      .notNull()
      .references(() => coupon.code, { onDelete: 'cascade' }),
    receivedAt: instant().notNull(),
    /** Where this customer's copy ends before the coupon does; null where both end together. */
    expiresAt: instant(),
    /** Null while it can be used. */
    usedAt: instant(),
  },
  (table) => [primaryKey({ columns: [table.customerId, table.couponCode] })],
);

/** Visits to a showroom that people asked for. */
export const offlineReservation = pgTable(
  'offline_reservation',
  {
    id: text().primaryKey(),
    customerId: integer(),
    name: text().notNull(),
    email: text().notNull(),
    telephone: text(),
    company: text(),
    store: text().notNull(),
    /** A day such as 2026-12-01. */
    day: text().notNull(),
    message: text(),
    createdAt: instant().notNull(),
  },
  (table) => [index().on(table.email)],
);
