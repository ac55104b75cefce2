import { and, asc, eq, isNotNull, lte } from 'drizzle-orm';
import type { PaymentMethod } from '@shop/contract';
import { lease } from '../../domain/retry.ts';
import { first, schema, type Queryable } from '../connection.ts';
import type { PaymentRow } from './payments.ts';

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
