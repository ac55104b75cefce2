import { and, desc, eq, isNull } from 'drizzle-orm';
import { schema, type Queryable } from '../connection.ts';

const { tipDonation } = schema;
export type TipRow = typeof tipDonation.$inferSelect;

/** The donation that goes with this owner's next order, or null. */
export const openTip = async (db: Queryable, owner: string): Promise<TipRow | null> => {
  const [row] = await db
    .select()
    .from(tipDonation)
    .where(and(eq(tipDonation.owner, owner), isNull(tipDonation.orderNumber)))
    .orderBy(desc(tipDonation.id))
    .limit(1);
  return row ?? null;
};

/** This owner's donation, also one that was paid. */
export const findTip = async (db: Queryable, owner: string, id: number): Promise<TipRow | null> => {
  const [row] = await db
    .select()
    .from(tipDonation)
    .where(and(eq(tipDonation.owner, owner), eq(tipDonation.id, id)));
  return row ?? null;
};

export const insertTip = async (db: Queryable, owner: string, amount: number, now: Date): Promise<TipRow> => {
  const [row] = await db.insert(tipDonation).values({ owner, amount, createdAt: now }).returning();
  if (!row) throw new Error('A donation was not stored');
  return row;
};

export const updateTip = async (
  db: Queryable,
  id: number,
  values: Partial<Pick<TipRow, 'amount' | 'orderNumber' | 'owner'>>,
): Promise<TipRow> => {
  const [row] = await db.update(tipDonation).set(values).where(eq(tipDonation.id, id)).returning();
  if (!row) throw new Error(`Donation ${id} is gone`);
  return row;
};

/** Opens the donation of an order that nobody paid. */
export const reopenTip = async (db: Queryable, orderNumber: string): Promise<void> => {
  await db.update(tipDonation).set({ orderNumber: null }).where(eq(tipDonation.orderNumber, orderNumber));
};
