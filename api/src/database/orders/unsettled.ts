import { and, asc, eq, inArray, isNotNull, lte } from 'drizzle-orm';
import type { PaymentMethod } from '@shop/contract';
import { lease } from '../../domain/retry.ts';
import { schema, type Queryable } from '../connection.ts';
import type { NonceRow } from './nonces.ts';

const { paymentNonce } = schema;

/**
 * Takes the next payment of a way to pay that is to be looked at, for this caller alone: nobody else looks at it for as
 * long as its lease runs. Null when none is due.
 */
export const claimPayment = async (db: Queryable, method: PaymentMethod, now: Date): Promise<NonceRow | null> => {
  const due = db
    .select({ nonce: paymentNonce.nonce })
    .from(paymentNonce)
    .where(and(eq(paymentNonce.method, method), lte(paymentNonce.watchAt, now)))
    .orderBy(asc(paymentNonce.watchAt))
    .limit(1)
    .for('update', { skipLocked: true });
  const [row] = await db
    .update(paymentNonce)
    .set({ watchAt: new Date(now.getTime() + lease) })
    .where(inArray(paymentNonce.nonce, due))
    .returning();
  return row ?? null;
};

/** Takes a payment that is still watched to look at it now; null for one that is not. */
export const takePayment = async (db: Queryable, nonce: string, now: Date): Promise<NonceRow | null> => {
  const [row] = await db
    .update(paymentNonce)
    .set({ watchAt: now })
    .where(and(eq(paymentNonce.nonce, nonce), isNotNull(paymentNonce.watchAt)))
    .returning();
  return row ?? null;
};

/**
 * Ends a look at a claimed payment: `watchAt` is the next one, null for none. What was moved meanwhile, because
 * something became of the payment, stays as it was moved.
 */
export const endLook = async (
  db: Queryable,
  { nonce, watchAt: claimed }: Pick<NonceRow, 'nonce' | 'watchAt'>,
  look: Pick<NonceRow, 'watchAt' | 'watchError'>,
): Promise<void> => {
  if (claimed === null) return;
  await db
    .update(paymentNonce)
    .set(look)
    .where(and(eq(paymentNonce.nonce, nonce), eq(paymentNonce.watchAt, claimed)));
};
