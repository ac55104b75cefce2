import { and, desc, eq, or } from 'drizzle-orm';
import type { Shopper } from '../../identity/identity.ts';
import { orderNumber } from '../../domain/order/number.ts';
import { schema, type Queryable } from '../connection.ts';

const { order } = schema;
export type OrderRow = typeof order.$inferSelect;

export const findByKey = async (db: Queryable, placedBy: string, idempotencyKey: string): Promise<OrderRow | null> => {
  const [row] = await db
    .select()
    .from(order)
    .where(and(eq(order.placedBy, placedBy), eq(order.idempotencyKey, idempotencyKey)));
  return row ?? null;
};

/** Stores an order and gives it its public number. */
export const insertOrder = async (
  db: Queryable,
  values: Omit<typeof order.$inferInsert, 'number'>,
): Promise<OrderRow> => {
  const [inserted] = await db
    .insert(order)
    .values({ ...values, number: `${values.placedBy} ${values.idempotencyKey}` })
    .returning({ id: order.id });
  const id = inserted?.id ?? 0;
  const [row] = await db
    .update(order)
    .set({ number: orderNumber(id) })
    .where(eq(order.id, id))
    .returning();
  if (!row) throw new Error('An order was not stored');
  return row;
};

/** An order that this shopper may see: their own, or the one that this guest placed. */
export const findOwnOrder = async (db: Queryable, shopper: Shopper, number: string): Promise<OrderRow | null> => {
  const own =
    shopper.kind === 'customer'
      ? eq(order.customerId, shopper.customerId)
      : and(eq(order.guestId, shopper.guestId), eq(order.placedBy, `guest:${shopper.guestId}`));
  const [row] = await db
    .select()
    .from(order)
    .where(and(eq(order.number, number), or(own)));
  return row ?? null;
};

/** A customer's orders, the newest first; `page` from 1. */
export const listOrders = async (db: Queryable, customerId: number, page: number, pageSize: number) => {
  const own = eq(order.customerId, customerId);
  const rows = await db
    .select()
    .from(order)
    .where(own)
    .orderBy(desc(order.createdAt), desc(order.id))
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  return { rows, total: await db.$count(order, own) };
};
