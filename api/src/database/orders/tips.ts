import { and, desc, eq, isNull } from 'drizzle-orm';
import { first, schema, stored, type Queryable } from '../connection.ts';

const { tipDonation } = schema;
export type TipRow = typeof tipDonation.$inferSelect;

/** The donation that goes with this owner's next order, or null. */
export const openTip = (db: Queryable, owner: string): Promise<TipRow | null> =>
  first(
    db
      .select()
      .from(tipDonation)
      .where(and(eq(tipDonation.owner, owner), isNull(tipDonation.orderNumber)))
      .orderBy(desc(tipDonation.id))
      .limit(1),
  );

/** This owner's donation, also one that was paid. */
export const findTip = (db: Queryable, owner: string, id: number): Promise<TipRow | null> =>
  first(
    db
      .select()
      .from(tipDonation)
      .where(and(eq(tipDonation.owner, owner), eq(tipDonation.id, id))),
  );

export const insertTip = (db: Queryable, owner: string, amount: number, now: Date): Promise<TipRow> =>
  stored('A donation', db.insert(tipDonation).values({ owner, amount, createdAt: now }).returning());

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
