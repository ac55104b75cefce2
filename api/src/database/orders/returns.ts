import type { ReturnState } from '@shop/contract';
import { and, asc, eq, getTableColumns, gt, inArray, sql } from 'drizzle-orm';
import { drawNumber } from '../../domain/order/number.ts';
import { openReturns } from '../../domain/order/return.ts';
import type { StoredPicture } from '../../domain/stored-picture.ts';
import { first, schema, type Queryable } from '../connection.ts';
import type { Part } from '../part.ts';

const { order, orderReturn, returnPhoto } = schema;
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

/** A part of the returns, with their orders' numbers, the oldest first; without `all` of those that wait for the shop. */
export const returnsIn = (db: Queryable, all: boolean, { after, rows }: Part) =>
  db
    .select({
      id: orderReturn.id,
      number: orderReturn.number,
      orderNumber: order.number,
      state: orderReturn.state,
      reason: orderReturn.reason,
      message: orderReturn.message,
      units: orderReturn.items,
      items: order.items,
      createdAt: orderReturn.createdAt,
    })
    .from(orderReturn)
    .innerJoin(order, eq(order.id, orderReturn.orderId))
    .where(and(gt(orderReturn.id, after), all ? undefined : inArray(orderReturn.state, [...openReturns])))
    .orderBy(asc(orderReturn.id))
    .limit(rows);

/** Key of the order that a return of this number belongs to, or null. */
export const orderOfReturn = async (db: Queryable, number: string): Promise<number | null> => {
  const [row] = await db
    .select({ orderId: orderReturn.orderId })
    .from(orderReturn)
    .where(eq(orderReturn.number, number));
  return row?.orderId ?? null;
};

/** Stores the new state of a return; the transaction has locked its order. */
export const decideReturn = async (
  transaction: Queryable,
  id: number,
  values: { state: ReturnState; refundAmount?: number; rejectionReason?: string },
): Promise<void> => {
  await transaction.update(orderReturn).set(values).where(eq(orderReturn.id, id));
};

/** A picture of a return of this order, `place` from 1; null without one. */
export const photoOf = (db: Queryable, orderId: number, number: string, place: number): Promise<StoredPicture | null> =>
  first(
    db
      .select({ mediaType: returnPhoto.mediaType, content: returnPhoto.content, object: returnPhoto.object })
      .from(returnPhoto)
      .innerJoin(orderReturn, eq(orderReturn.id, returnPhoto.returnId))
      .where(and(eq(orderReturn.orderId, orderId), eq(orderReturn.number, number)))
      .orderBy(asc(returnPhoto.position))
      .limit(1)
      .offset(place - 1),
  );

export const freeReturnNumber = (db: Queryable): Promise<string> =>
  drawNumber('R', async (one) => (await db.$count(orderReturn, eq(orderReturn.number, one))) > 0);

/** Stores a return with its photos under a number that it answers. */
export const insertReturn = async (
  transaction: Queryable,
  values: Omit<typeof orderReturn.$inferInsert, 'number'>,
  photos: readonly StoredPicture[],
): Promise<string> => {
  const number = await freeReturnNumber(transaction);
  const [inserted] = await transaction
    .insert(orderReturn)
    .values({ ...values, number })
    .returning({ id: orderReturn.id });
  if (!inserted) throw new Error('A return was not stored');
  if (photos.length > 0) {
    await transaction
      .insert(returnPhoto)
      .values(photos.map((photo, position) => ({ ...photo, returnId: inserted.id, position })));
  }
  return number;
};
