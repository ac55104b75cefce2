import { and, asc, eq, inArray, isNull, lt, lte, sql, type SQL } from 'drizzle-orm';
import { schema, type Queryable } from './database/connection.ts';
import { lease, retryDelay } from './domain/retry.ts';
import type { JobKind, Report } from './job-kind.ts';
import { workThrough } from './work-through.ts';

/** Tables of what is written with its cause and sent outside afterwards, at least once. */
type WaitingTable = typeof schema.outgoingLetter | typeof schema.pushMessage | typeof schema.webhookDelivery;
type RowOf<T extends WaitingTable> = T['$inferSelect'];

export interface Attempt<T extends WaitingTable> {
  /** Why it did not arrive; null where it did, or needs no other attempt. */
  readonly error: string | null;
  readonly set?: Partial<RowOf<T>>;
  /** False where another attempt is in vain. */
  readonly again?: boolean;
  /** ms until the next attempt at least, as the receiver asks. */
  readonly after?: number;
}

export interface Outbox<T extends WaitingTable> {
  readonly db: Queryable;
  readonly now: () => Date;
  readonly table: T;
  readonly name: string;
  readonly problem: string;
  /** A failed attempt as it is reported. */
  readonly failure: (row: RowOf<T>) => string;
  /** How long something is tried, in ms. */
  readonly triedFor: number;
  /** Which of what is due may leave now. */
  readonly mayLeave?: SQL;
  readonly givenUp?: Partial<RowOf<T>>;
  readonly attempt: (row: RowOf<T>) => Promise<Attempt<T>>;
}

/** How long it is known that something was sent, or could not be. In ms. */
const resultTtl = 30 * 24 * 60 * 60 * 1_000;
/** Sent at the same time: one receiver that hangs leaves others. */
const atOnce = 4;
const forgottenAtOnce = 1_000;

/** The columns that all of them have. */
const asLetters = (table: WaitingTable) => table as typeof schema.outgoingLetter;

/** Takes the next row that is due, for this caller alone; null when none is. */
export const claimNext = async <T extends WaitingTable>(
  db: Queryable,
  table: T,
  now: Date,
  mayLeave?: SQL,
): Promise<RowOf<T> | null> => {
  const waiting = asLetters(table);
  const due = db
    .select({ id: waiting.id })
    .from(waiting)
    .where(and(lte(waiting.nextAttemptAt, now), mayLeave))
    .orderBy(asc(waiting.nextAttemptAt), asc(waiting.id))
    .limit(1)
    .for('update', { skipLocked: true });
  const [row] = await db
    .update(waiting)
    .set({ attempts: sql`${waiting.attempts} + 1`, nextAttemptAt: new Date(now.getTime() + lease) })
    // `=` reads the row due once; `in` may read it again for each row of the table, and take another each time.
    .where(eq(waiting.id, due))
    .returning();
  return (row as RowOf<T> | undefined) ?? null;
};

const send = async <T extends WaitingTable>(outbox: Outbox<T>, row: RowOf<T>, report: Report): Promise<void> => {
  const { db, now, table, failure, triedFor, givenUp } = outbox;
  const { error, set, again = true, after = 0 } = await outbox.attempt(row);
  const at = now().getTime();
  const isLast = error !== null && (!again || at - row.createdAt.getTime() > triedFor);
  const isSettled = error === null || isLast;
  const nextAttemptAt = isSettled ? null : new Date(at + Math.max(after, retryDelay(row.attempts)));
  await db
    .update(asLetters(table))
    .set({ lastError: error, nextAttemptAt, ...set, ...(isLast && givenUp) })
    .where(eq(asLetters(table).id, row.id));
  if (error !== null) report(`${failure(row)}${isLast ? ' and is given up' : ' yet'}: ${error}`);
};

/** Sends everything that is due. It leaves at least once: a process that ends before it is marked sends it again. */
export const emptyOutbox = async <T extends WaitingTable>(
  outbox: Outbox<T>,
  report: Report,
  isStopped: () => boolean = () => false,
): Promise<void> => {
  const { db, now, table, mayLeave } = outbox;
  const began = now();
  await workThrough(
    () => claimNext(db, table, began, mayLeave),
    (row) => send(outbox, row, report),
    { atOnce, isStopped },
  );
  const sent = asLetters(table);
  const before = new Date(began.getTime() - resultTtl);
  const old = db
    .select({ id: sent.id })
    .from(sent)
    .where(and(lt(sent.createdAt, before), isNull(sent.nextAttemptAt)))
    .limit(forgottenAtOnce);
  await db.delete(sent).where(inArray(sent.id, old));
};

/** Sends what is due; something new waits for at most one pause. */
export const outboxJob = <T extends WaitingTable>(outbox: Outbox<T>): JobKind => ({
  name: outbox.name,
  problem: outbox.problem,
  pause: 2_000,
  isDue: async () => {
    const waiting = asLetters(outbox.table);
    const due = outbox.db.select({ id: waiting.id }).from(waiting).where(lte(waiting.nextAttemptAt, outbox.now()));
    return (await due.limit(1)).length > 0;
  },
  work: (report, isStopped) => emptyOutbox(outbox, report, isStopped),
});
