import { and, asc, eq, inArray, isNotNull, lt, lte, sql } from 'drizzle-orm';
import { lease } from '../domain/retry.ts';
import { schema, type Queryable } from '../database/connection.ts';
import { hasReader, type Letter } from '../domain/mail/letter.ts';
import type { Mailer } from './mailer.ts';

const { outgoingLetter } = schema;

/** A letter that is to be sent: claimed, so that nobody else sends it meanwhile. */
export interface ClaimedLetter {
  id: number;
  letter: Letter;
  /** This one included. */
  attempts: number;
  createdAt: Date;
}

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

/** Whether a letter is to be sent. */
export const isLetterDue = async (db: Queryable, now: Date): Promise<boolean> => {
  const due = db.select({ id: outgoingLetter.id }).from(outgoingLetter).where(lte(outgoingLetter.nextAttemptAt, now));
  return (await due.limit(1)).length > 0;
};

/** Takes the next letter that is due, for this caller alone; null when none is. */
export const claimLetter = async (db: Queryable, now: Date): Promise<ClaimedLetter | null> => {
  const due = db
    .select({ id: outgoingLetter.id })
    .from(outgoingLetter)
    .where(and(lte(outgoingLetter.nextAttemptAt, now), isNotNull(outgoingLetter.letter)))
    .orderBy(asc(outgoingLetter.nextAttemptAt))
    .limit(1)
    .for('update', { skipLocked: true });
  const [row] = await db
    .update(outgoingLetter)
    .set({ attempts: sql`${outgoingLetter.attempts} + 1`, nextAttemptAt: new Date(now.getTime() + lease) })
    // `=` reads the row due once; `in` may read it again for each row of the table, and take another each time.
    .where(eq(outgoingLetter.id, due))
    .returning();
  if (!row?.letter) return null;
  return { id: row.id, letter: row.letter, attempts: row.attempts, createdAt: row.createdAt };
};

/** Marks a letter as sent, once, and forgets what it said. */
export const letterSent = async (db: Queryable, id: number, now: Date): Promise<void> => {
  await db
    .update(outgoingLetter)
    .set({ letter: null, sentAt: now, nextAttemptAt: null, lastError: null })
    .where(eq(outgoingLetter.id, id));
};

/** Writes down why a letter did not leave, and when it is tried again; null for never. */
export const letterFailed = async (
  db: Queryable,
  id: number,
  lastError: string,
  nextAttemptAt: Date | null,
): Promise<void> => {
  await db.update(outgoingLetter).set({ lastError, nextAttemptAt }).where(eq(outgoingLetter.id, id));
};

/** Deletes a batch of letters that were done with before `before`; answers how many it were. */
export const forgetLetters = async (db: Queryable, before: Date, batch: number): Promise<number> => {
  const old = db
    .select({ id: outgoingLetter.id })
    .from(outgoingLetter)
    .where(and(lt(outgoingLetter.createdAt, before), sql`${outgoingLetter.nextAttemptAt} is null`))
    .limit(batch);
  const gone = await db
    .delete(outgoingLetter)
    .where(inArray(outgoingLetter.id, old))
    .returning({ id: outgoingLetter.id });
  return gone.length;
};
