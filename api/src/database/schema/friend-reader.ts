import { pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/** Whom customers have had the shop write to, and who wants no letter of a friend any more. */
export const friendReader = pgTable('friend_reader', {
  /** As normalisedEmail() gives it. */
  email: text().primaryKey(),
  /** The token in the letters' link to refuse. Stored in clear, because every letter contains the same one. */
  leaveToken: uuid().notNull().unique().defaultRandom(),
  lastLetterAt: timestamp({ withTimezone: true }).notNull(),
  /** Null while friends may have the shop write. */
  refusedAt: timestamp({ withTimezone: true }),
});
