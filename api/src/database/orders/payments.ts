import { and, eq, gt, isNull, asc, isNotNull, lte } from 'drizzle-orm';
import type { PaymentMethod } from '@shop/contract';
import { first, schema, type Queryable } from '../connection.ts';
import { lease } from '../../domain/retry.ts';

const { payment } = schema;

/** Whether a payment of a way to pay is to be looked at. */
export const isPaymentDue = async (db: Queryable, method: PaymentMethod, now: Date): Promise<boolean> => {
  const isDue = and(eq(payment.method, method), lte(payment.watchAt, now));
  return (await db.select({ nonce: payment.nonce }).from(payment).where(isDue).limit(1)).length > 0;
};

/**
 * Takes the next payment of a way to pay that is to be looked at, for this caller alone: nobody else looks at it for as
 * long as its lease runs. Null when none is due.
 */
export const claimPayment = async (db: Queryable, method: PaymentMethod, now: Date): Promise<PaymentRow | null> => {
  const due = db
    .select({ nonce: payment.nonce })
    .from(payment)
    .where(and(eq(payment.method, method), lte(payment.watchAt, now)))
    .orderBy(asc(payment.watchAt))
    .limit(1)
    .for('update', { skipLocked: true });
  return first(
    db
      .update(payment)
      .set({ watchAt: new Date(now.getTime() + lease) })
      // `=` reads the row due once; `in` may read it again for each row of the table, and take another each time.
      .where(eq(payment.nonce, due))
      .returning(),
  );
};

/** Takes a payment that is still watched to look at it now; null for one that is not. */
export const takePayment = (db: Queryable, nonce: string, now: Date): Promise<PaymentRow | null> =>
  first(
    db
      .update(payment)
      .set({ watchAt: now })
      .where(and(eq(payment.nonce, nonce), isNotNull(payment.watchAt)))
      .returning(),
  );

/**
 * Ends a look at a claimed payment: `watchAt` is the next one, null for none. What was moved meanwhile, because
 * something became of the payment, stays as it was moved.
 */
export const endLook = async (
  db: Queryable,
  { nonce, watchAt: claimed }: Pick<PaymentRow, 'nonce' | 'watchAt'>,
  look: Pick<PaymentRow, 'watchAt' | 'watchError'>,
): Promise<void> => {
  if (claimed === null) return;
  await db
    .update(payment)
    .set(look)
    .where(and(eq(payment.nonce, nonce), eq(payment.watchAt, claimed)));
};

export type PaymentRow = typeof payment.$inferSelect;

/** How long what a provider took can be ordered with, and a wallet waits for its person; in ms. */
export const paymentLifetime = 15 * 60 * 1000;

export const takenAt = ({ expiresAt }: Pick<PaymentRow, 'expiresAt'>): Date =>
  new Date(expiresAt.getTime() - paymentLifetime);

/**
 * Stores what a provider took, once: a repeat of the same call, whose answer was lost, brings the same payment again.
 * From its end on, the sweep looks after what no order was placed with.
 */
export const storePayment = async (db: Queryable, values: typeof payment.$inferInsert): Promise<void> => {
  await db
    .insert(payment)
    .values({ ...values, watchAt: values.expiresAt })
    .onConflictDoNothing({ target: payment.nonce });
};

/** An unused payment of this owner that has not expired, or null. */
export const findUsablePayment = (db: Queryable, nonce: string, owner: string, now: Date): Promise<PaymentRow | null> =>
  first(
    db
      .select()
      .from(payment)
      .where(
        and(
          eq(payment.nonce, nonce),
          eq(payment.owner, owner),
          isNull(payment.usedBy),
          isNull(payment.givenUpAt),
          gt(payment.expiresAt, now),
        ),
      ),
  );

/** Finds this owner's payment, used or not, expired or not; null for somebody else's. */
export const findOwnPayment = (db: Queryable, nonce: string, owner: string): Promise<PaymentRow | null> =>
  first(
    db
      .select()
      .from(payment)
      .where(and(eq(payment.nonce, nonce), eq(payment.owner, owner))),
  );

/** A payment by its token alone: for the provider's own side, which knows nobody else's. */
export const findPayment = (db: Queryable, nonce: string): Promise<PaymentRow | null> =>
  first(db.select().from(payment).where(eq(payment.nonce, nonce)));

export const paymentOfOrder = (
  db: Queryable,
  { placedBy, idempotencyKey }: { placedBy: string; idempotencyKey: string },
): Promise<PaymentRow | null> =>
  first(
    db
      .select()
      .from(payment)
      .where(and(eq(payment.owner, placedBy), eq(payment.usedBy, idempotencyKey))),
  );

/** Uses a payment up, for an order that the sweep looks after from here on; false when someone was faster. */
export const usePayment = async (db: Queryable, nonce: string, usedBy: string, now: Date): Promise<boolean> => {
  const used = await db
    .update(payment)
    .set({ usedBy, watchAt: now })
    .where(and(eq(payment.nonce, nonce), isNull(payment.usedBy), isNull(payment.givenUpAt)))
    .returning({ nonce: payment.nonce });
  return used.length === 1;
};

/** Makes a payment without an order unusable; null when it has an order, or when this was done before. */
export const giveUpUnused = async (
  db: Queryable,
  { nonce, owner }: Pick<PaymentRow, 'nonce' | 'owner'>,
  now: Date,
): Promise<PaymentRow | null> => {
  const unused = and(eq(payment.nonce, nonce), eq(payment.owner, owner), isNull(payment.usedBy));
  return first(
    db
      .update(payment)
      .set({ givenUpAt: now, watchAt: now })
      .where(and(unused, isNull(payment.givenUpAt)))
      .returning(),
  );
};

/** A payment, locked until the transaction ends. */
export const lockPayment = async (transaction: Queryable, nonce: string): Promise<PaymentRow> => {
  const [row] = await transaction.select().from(payment).where(eq(payment.nonce, nonce)).for('update');
  if (!row) throw new Error('A payment that was just found is gone');
  return row;
};

/** Records that all of a payment without an order was paid back, with the provider's reference of the refund. */
export const paidBack = async (transaction: Queryable, nonce: string, refundReference: string): Promise<void> => {
  await transaction.update(payment).set({ refundReference }).where(eq(payment.nonce, nonce));
};

/** Records the provider's decision; false when one was recorded before. */
export const decidePayment = async (db: Queryable, nonce: string, accepted: boolean): Promise<boolean> => {
  const decided = await db
    .update(payment)
    .set({ accepted, pending: false })
    .where(and(eq(payment.nonce, nonce), eq(payment.pending, true)))
    .returning({ nonce: payment.nonce });
  return decided.length === 1;
};

/** Records that nothing was or will be paid with it, whatever was recorded before. */
export const refusePayment = async (db: Queryable, nonce: string): Promise<void> => {
  await db.update(payment).set({ accepted: false, pending: false }).where(eq(payment.nonce, nonce));
};
