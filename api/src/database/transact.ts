import { setTimeout as pause } from 'node:timers/promises';
import { is } from 'drizzle-orm';
import { PgTransaction } from 'drizzle-orm/pg-core';
import type { Queryable } from './connection.ts';
import { sqlStateOf } from './sql-state.ts';

/** `serialization_failure` and `deadlock_detected`: PostgreSQL undid the transaction, and it may be run again. */
const repeatable: ReadonlySet<string | null> = new Set(['40001', '40P01']);
const attempts = 5;
/** Milliseconds before the second attempt, at most; twice as many before each further one. */
const firstPause = 20;

/**
 * Runs a transaction, and runs it again from its beginning when PostgreSQL undid it for another one's sake: at most five
 * times, after pauses of a random length, so that the same transactions do not meet again at once. `work` may therefore
 * run more than once, and must do nothing that the database cannot undo: no call to a provider, and a letter only through
 * `mailer.sendWithin`.
 *
 * Inside a transaction it is a savepoint: the outermost transaction is the one that is repeated.
 * @param work does everything through the transaction that it is given, and takes locks in the order of lock-order.ts
 * @throws whatever `work` throws; after the fifth attempt, PostgreSQL's own error
 */
export const transact = async <T>(db: Queryable, work: (transaction: Queryable) => Promise<T>): Promise<T> => {
  if (is(db, PgTransaction)) return db.transaction(work);
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await db.transaction(work);
    } catch (error) {
      if (attempt === attempts || !repeatable.has(sqlStateOf(error))) throw error;
    }
    await pause(Math.random() * firstPause * 2 ** (attempt - 1));
  }
};
