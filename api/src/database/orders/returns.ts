import { asc, eq, getTableColumns, sql } from 'drizzle-orm';
import { returnNumber } from '../../domain/order/number.ts';
import { schema, type Queryable } from '../connection.ts';

const { orderReturn, returnPhoto } = schema;
export type ReturnRow = typeof orderReturn.$inferSelect & { photos: number };

/** The returns of an order, the first one first. */
export const returnsOf = (db: Queryable, orderId: number): Promise<ReturnRow[]> =>
  db
    .select({
      ...getTableColumns(orderReturn),
      photos: sql<number>`(select count(*) from ${returnPhoto} where ${returnPhoto.returnId} = ${orderReturn.id})::int`,
    })
    .from(orderReturn)
    .where(eq(orderReturn.orderId, orderId))
    .orderBy(asc(orderReturn.id));

export interface Photo {
  mediaType: string;
  content: Uint8Array;
}

/** Stores a return with its photos and gives it its number. */
export const insertReturn = async (
  transaction: Queryable,
  values: Omit<typeof orderReturn.$inferInsert, 'number'>,
  photos: readonly Photo[],
): Promise<string> => {
  const [inserted] = await transaction
    .insert(orderReturn)
    .values({ ...values, number: sql`gen_random_uuid()::text` })
    .returning({ id: orderReturn.id });
  if (!inserted) throw new Error('A return was not stored');
  const number = returnNumber(inserted.id);
  await transaction.update(orderReturn).set({ number }).where(eq(orderReturn.id, inserted.id));
  if (photos.length > 0) {
    await transaction
      .insert(returnPhoto)
      .values(photos.map((photo, position) => ({ ...photo, returnId: inserted.id, position })));
  }
  return number;
};
