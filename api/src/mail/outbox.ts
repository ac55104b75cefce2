import { and, isNotNull, sql } from 'drizzle-orm';
import { schema } from '../database/connection.ts';
import { hasReader } from '../domain/mail/letter.ts';
import type { Mailer } from './mailer.ts';

const { outgoingLetter } = schema;

/** Writes letters down for whoever sends them (`delivery.ts`). */
export const outboxMailer = (now: () => Date): Mailer => ({
  sendWithin: async (transaction, letter) => {
    if (!hasReader(letter)) return;
    await transaction.insert(outgoingLetter).values({ letter, nextAttemptAt: now(), createdAt: now() });
  },
  withdraw: async (transaction, leaveToken) => {
    const way = sql`${outgoingLetter.letter} -> 'headers' ->> 'List-Unsubscribe'`;
    await transaction
      .delete(outgoingLetter)
      .where(and(isNotNull(outgoingLetter.nextAttemptAt), sql`position(${`token=${leaveToken}`} in ${way}) > 0`));
  },
});
