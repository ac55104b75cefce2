import { pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** Who gets the massage-chair magazine, as they typed it. */
export const magazineReader = pgTable('magazine_reader', {
  email: text().primaryKey(),
  name: text().notNull(),
  shippingAddress: text(),
  telephone: text(),
  createdAt: timestamp({ withTimezone: true }).notNull(),
});
