import { and, asc, eq, inArray, isNull, lte, or, sql, sum } from 'drizzle-orm';
import type { PaymentMethod } from '@shop/contract';
import { lease } from '../../domain/retry.ts';
import { first, schema, type Queryable } from '../connection.ts';

const { providerOperation } = schema;
export type OperationRow = typeof providerOperation.$inferSelect;
export type Intent = Pick<OperationRow, 'kind' | 'method' | 'payment' | 'amount' | 'key' | 'orderId'>;

const leasedFrom = (now: Date): Date => new Date(now.getTime() + lease);

/**
 * Stores what a provider will be asked, in the transaction that decides it. The caller asks after the commit; if it
 * dies before, the sweep finds the row and asks.
 * @returns null when the same was stored before: then another caller asks
 */
export const writeIntent = (transaction: Queryable, intent: Intent, now: Date): Promise<OperationRow | null> =>
  first(
    transaction
      .insert(providerOperation)
      .values({ ...intent, nextAttemptAt: now, leasedUntil: leasedFrom(now), createdAt: now })
      .onConflictDoNothing({ target: [providerOperation.kind, providerOperation.key] })
      .returning(),
  );

const dueOf = (method: PaymentMethod, now: Date) =>
  and(
    eq(providerOperation.state, 'open'),
    eq(providerOperation.method, method),
    lte(providerOperation.nextAttemptAt, now),
    or(isNull(providerOperation.leasedUntil), lte(providerOperation.leasedUntil, now)),
  );

/** Whether a provider is to be asked something. */
export const isOperationDue = async (db: Queryable, method: PaymentMethod, now: Date): Promise<boolean> => {
  const due = db.select({ id: providerOperation.id }).from(providerOperation).where(dueOf(method, now));
  return (await due.limit(1)).length > 0;
};

/** Takes the next due operation of a way to pay, or of one payment, for this caller alone; null when none is due. */
export const claimOperation = async (
  db: Queryable,
  { method, payment }: { method: PaymentMethod; payment?: string },
  now: Date,
): Promise<OperationRow | null> => {
  const due = db
    .select({ id: providerOperation.id })
    .from(providerOperation)
    .where(and(dueOf(method, now), payment === undefined ? undefined : eq(providerOperation.payment, payment)))
    .orderBy(asc(providerOperation.nextAttemptAt))
    .limit(1)
    .for('update', { skipLocked: true });
  return first(
    db
      .update(providerOperation)
      .set({ attempts: sql`${providerOperation.attempts} + 1`, leasedUntil: leasedFrom(now) })
      // `=` reads the row due once; `in` may read it again for each row of the table, and take another each time.
      .where(eq(providerOperation.id, due))
      .returning(),
  );
};

/** Makes the open operations on a payment due now, because its provider has just sent a notice about it. */
export const hastenOperations = async (db: Queryable, payment: string, now: Date): Promise<void> => {
  await db
    .update(providerOperation)
    .set({ nextAttemptAt: now })
    .where(and(eq(providerOperation.payment, payment), eq(providerOperation.state, 'open')));
};

/** Stores the provider's answer; false when it was stored before. */
export const closeOperation = async (
  transaction: Queryable,
  id: number,
  reference: string | null,
  now: Date,
): Promise<boolean> => {
  const closed = await transaction
    .update(providerOperation)
    .set({ state: 'done', reference, lastError: null, leasedUntil: null, doneAt: now })
    .where(and(eq(providerOperation.id, id), eq(providerOperation.state, 'open')))
    .returning({ id: providerOperation.id });
  return closed.length === 1;
};

/** Records that the provider has not done it yet, why, and when it is asked again. */
export const postponeOperation = async (
  db: Queryable,
  id: number,
  { lastError, nextAttemptAt }: Pick<OperationRow, 'lastError' | 'nextAttemptAt'>,
): Promise<void> => {
  await db
    .update(providerOperation)
    .set({ lastError, nextAttemptAt, leasedUntil: null })
    .where(and(eq(providerOperation.id, id), eq(providerOperation.state, 'open')));
};

/** The payment of the refund that was asked for under one of these keys; null without one. */
export const paymentOfRefund = async (db: Queryable, keys: readonly string[]): Promise<string | null> => {
  const [row] = await db
    .select({ payment: providerOperation.payment })
    .from(providerOperation)
    .where(and(eq(providerOperation.kind, 'refund'), inArray(providerOperation.key, [...keys])));
  return row?.payment ?? null;
};

/** Whether a refund was decided under this key, made already or not. */
export const hasRefund = async (db: Queryable, key: string): Promise<boolean> =>
  (await db.$count(providerOperation, and(eq(providerOperation.kind, 'refund'), eq(providerOperation.key, key)))) > 0;

/** Cents of an order that are on their way back: decided, and not confirmed by the provider yet. */
export const refundPending = async (db: Queryable, orderId: number): Promise<number> => {
  const [row] = await db
    .select({ cents: sum(providerOperation.amount).mapWith(Number) })
    .from(providerOperation)
    .where(
      and(
        eq(providerOperation.orderId, orderId),
        eq(providerOperation.kind, 'refund'),
        eq(providerOperation.state, 'open'),
      ),
    );
  return row?.cents ?? 0;
};
