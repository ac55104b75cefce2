import { and, eq, gt, isNull } from 'drizzle-orm';
import { schema, type Queryable } from '../connection.ts';

const { paymentNonce } = schema;
export type NonceRow = typeof paymentNonce.$inferSelect;

/** How long what a provider took can be ordered with, and a wallet waits for its person; in ms. */
export const paymentLifetime = 15 * 60 * 1000;

/** When it was taken. */
export const takenAt = ({ expiresAt }: Pick<NonceRow, 'expiresAt'>): Date =>
  new Date(expiresAt.getTime() - paymentLifetime);

/**
 * Stores what a provider took, once: a repeat of the same call, whose answer was lost, brings the same payment again.
 * From its end on, the sweep looks after what no order was placed with.
 */
export const storeNonce = async (db: Queryable, values: typeof paymentNonce.$inferInsert): Promise<void> => {
  await db
    .insert(paymentNonce)
    .values({ ...values, watchAt: values.expiresAt })
    .onConflictDoNothing({ target: paymentNonce.nonce });
};

/** An unused nonce of this owner that has not expired, or null. */
export const findNonce = async (db: Queryable, nonce: string, owner: string, now: Date): Promise<NonceRow | null> => {
  const [row] = await db
    .select()
    .from(paymentNonce)
    .where(
      and(
        eq(paymentNonce.nonce, nonce),
        eq(paymentNonce.owner, owner),
        isNull(paymentNonce.usedBy),
        isNull(paymentNonce.givenUpAt),
        gt(paymentNonce.expiresAt, now),
      ),
    );
  return row ?? null;
};

/** What this owner paid with, used or not, expired or not; null for somebody else's. */
export const findOwnPayment = async (db: Queryable, nonce: string, owner: string): Promise<NonceRow | null> => {
  const [row] = await db
    .select()
    .from(paymentNonce)
    .where(and(eq(paymentNonce.nonce, nonce), eq(paymentNonce.owner, owner)));
  return row ?? null;
};

/** A payment by its token alone: for the provider's own side, which knows nobody else's. */
export const findPayment = async (db: Queryable, nonce: string): Promise<NonceRow | null> => {
  const [row] = await db.select().from(paymentNonce).where(eq(paymentNonce.nonce, nonce));
  return row ?? null;
};

/** What an order was placed with. */
export const paymentOfOrder = async (
  db: Queryable,
  { placedBy, idempotencyKey }: { placedBy: string; idempotencyKey: string },
): Promise<NonceRow | null> => {
  const [row] = await db
    .select()
    .from(paymentNonce)
    .where(and(eq(paymentNonce.owner, placedBy), eq(paymentNonce.usedBy, idempotencyKey)));
  return row ?? null;
};

/** Uses a nonce up, for an order that the sweep looks after from here on; false when someone was faster. */
export const useNonce = async (db: Queryable, nonce: string, usedBy: string, now: Date): Promise<boolean> => {
  const used = await db
    .update(paymentNonce)
    .set({ usedBy, watchAt: now })
    .where(and(eq(paymentNonce.nonce, nonce), isNull(paymentNonce.usedBy), isNull(paymentNonce.givenUpAt)))
    .returning({ nonce: paymentNonce.nonce });
  return used.length === 1;
};

/** Takes a payment that no order stands on out of use; null where one does, or where that was done before. */
export const giveUpUnused = async (
  db: Queryable,
  { nonce, owner }: Pick<NonceRow, 'nonce' | 'owner'>,
  now: Date,
): Promise<NonceRow | null> => {
  const unused = and(eq(paymentNonce.nonce, nonce), eq(paymentNonce.owner, owner), isNull(paymentNonce.usedBy));
  const [row] = await db
    .update(paymentNonce)
    .set({ givenUpAt: now, watchAt: now })
    .where(and(unused, isNull(paymentNonce.givenUpAt)))
    .returning();
  return row ?? null;
};

/** A payment, locked until the transaction ends. */
export const lockPayment = async (transaction: Queryable, nonce: string): Promise<NonceRow> => {
  const [row] = await transaction.select().from(paymentNonce).where(eq(paymentNonce.nonce, nonce)).for('update');
  if (!row) throw new Error('A payment that was just found is gone');
  return row;
};

/** Writes down that all of a payment without an order went back, under this word of the provider's. */
export const paidBack = async (transaction: Queryable, nonce: string, refundReference: string): Promise<void> => {
  await transaction.update(paymentNonce).set({ refundReference }).where(eq(paymentNonce.nonce, nonce));
};

/** Writes down what the provider decided; false when it had decided before. */
export const decidePayment = async (db: Queryable, nonce: string, accepted: boolean): Promise<boolean> => {
  const decided = await db
    .update(paymentNonce)
    .set({ accepted, pending: false })
    .where(and(eq(paymentNonce.nonce, nonce), eq(paymentNonce.pending, true)))
    .returning({ nonce: paymentNonce.nonce });
  return decided.length === 1;
};

/** Writes down that nothing was or will be paid with it, whatever was said before. */
export const refusePayment = async (db: Queryable, nonce: string): Promise<void> => {
  await db.update(paymentNonce).set({ accepted: false, pending: false }).where(eq(paymentNonce.nonce, nonce));
};
