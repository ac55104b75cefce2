import { sql } from 'drizzle-orm';
import { bigint, index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import type { Letter } from '../../domain/mail/letter.ts';
import { neverNegative } from './bounds.ts';

const instant = () => timestamp({ withTimezone: true });

/** E-mails for the SMTP server: written with what causes them, sent afterwards, at least once. */
export const outgoingLetter = pgTable(
  'outgoing_letter',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** Null once it has left: codes and addresses are not kept. */
    letter: jsonb().$type<Letter>(),
    attempts: integer().notNull().default(0),
    /** When it is sent next; null once it has left, or was given up. */
    nextAttemptAt: instant().defaultNow(),
    lastError: text(),
    createdAt: instant().notNull().defaultNow(),
    sentAt: instant(),
  },
  (table) => [
    index('outgoing_letter_due')
      .on(table.nextAttemptAt)
      .where(sql`next_attempt_at is not null`),
    index().on(table.sentAt),
    ...neverNegative(table.attempts),
  ],
);
