import { and, eq, gt, isNull } from 'drizzle-orm';
import { schema, type Queryable } from '../connection.ts';

const { paymentNonce } = schema;
export type NonceRow = typeof paymentNonce.$inferSelect;

export const storeNonce = async (db: Queryable, values: typeof paymentNonce.$inferInsert): Promise<void> => {
  await db.insert(paymentNonce).values(values);
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
        gt(paymentNonce.expiresAt, now),
      ),
    );
  return row ?? null;
};

/** Uses a nonce up; false when someone was faster. */
export const useNonce = async (db: Queryable, nonce: string, usedBy: string): Promise<boolean> => {
  const used = await db
    .update(paymentNonce)
    .set({ usedBy })
    .where(and(eq(paymentNonce.nonce, nonce), isNull(paymentNonce.usedBy)))
    .returning({ nonce: paymentNonce.nonce });
  return used.length === 1;
};
