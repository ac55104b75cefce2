import { and, eq } from 'drizzle-orm';
import { schema, type Queryable } from '../../database/connection.ts';

const { productShare } = schema;
type Share = Pick<typeof productShare.$inferInsert, 'customerId' | 'productId' | 'channel' | 'createdAt'>;

const same = ({ customerId, productId, channel }: Share) =>
  and(
    eq(productShare.customerId, customerId),
    eq(productShare.productId, productId),
    eq(productShare.channel, channel),
  );

/** Writes down that a customer shared a product over a channel, and locks it; answers whether it has earned points. */
export const noteShare = async (db: Queryable, share: Share): Promise<boolean> => {
  await db.insert(productShare).values(share).onConflictDoNothing();
  const [row] = await db.select().from(productShare).where(same(share)).for('update');
  return row?.hasEarned === true;
};

export const noteShareEarned = async (db: Queryable, share: Share): Promise<void> => {
  await db.update(productShare).set({ hasEarned: true }).where(same(share));
};
