import { pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** Who gets the massage-chair magazine, as they typed it. */
export const magazineReader = pgTable('magazine_reader', {
  email: text().primaryKey(),
  name: text().notNull(),
  shippingAddress: text(),
  telephone: text(),
  /** The client's word for the person (POP-021). */
  userId: text(),
  createdAt: timestamp({ withTimezone: true }).notNull(),
});
