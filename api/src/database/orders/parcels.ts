import { and, asc, eq, gt, inArray, isNull, sql, type SQL } from 'drizzle-orm';
import { sendable } from '../../domain/order/state.ts';
import { schema, stored, type Queryable } from '../connection.ts';
import type { Part } from '../part.ts';

const { order, shipment } = schema;
export type ParcelRow = typeof shipment.$inferSelect;

/** The parcels of an order, the first one first. */
export const parcelsOf = (db: Queryable, orderId: number): Promise<ParcelRow[]> =>
  db.select().from(shipment).where(eq(shipment.orderId, orderId)).orderBy(asc(shipment.shippedAt), asc(shipment.id));

export const insertParcel = (transaction: Queryable, values: typeof shipment.$inferInsert): Promise<ParcelRow> =>
  stored('A parcel', transaction.insert(shipment).values(values).returning());

/** Stores what happened to a parcel; the transaction has locked its order. */
export const changeParcel = async (
  transaction: Queryable,
  id: number,
  values: Partial<Pick<ParcelRow, 'events' | 'deliveredAt'>>,
): Promise<ParcelRow> => {
  const [row] = await transaction.update(shipment).set(values).where(eq(shipment.id, id)).returning();
  if (!row) throw new Error(`Parcel ${id} is gone`);
  return row;
};

/** Key of the order that this parcel is of, or null. */
export const orderOfParcel = async (db: Queryable, id: number): Promise<number | null> => {
  const [row] = await db.select({ orderId: shipment.orderId }).from(shipment).where(eq(shipment.id, id));
  return row?.orderId ?? null;
};

const unitsIn = (column: typeof order.items | typeof shipment.items) =>
  sql`select sum((unit ->> 'qty')::int) from jsonb_array_elements(${column}) unit`;

/** Whether something of an order waits to be sent: it is in no parcel, and was not paid back. */
export const isToSend = (): SQL | undefined =>
  and(
    inArray(order.state, [...sendable]),
    sql`(${unitsIn(order.items)}) > coalesce((select sum(held.units) from ${shipment},
      lateral (${unitsIn(shipment.items)}) held(units) where ${shipment.orderId} = ${order.id}), 0)
      + coalesce((select sum((unit ->> 'qty')::int) from jsonb_path_query(${order.refunds}, '$[*].items[*]') unit), 0)`,
  );

/** The parcels of these orders, the first one first. */
export const parcelsOfOrders = (db: Queryable, orderIds: readonly number[]): Promise<ParcelRow[]> =>
  db
    .select()
    .from(shipment)
    .where(inArray(shipment.orderId, [...orderIds]))
    .orderBy(asc(shipment.shippedAt), asc(shipment.id));

/** A part of the parcels, with their orders; without `all` of those that have not arrived. */
export const parcelsWithOrders = (db: Queryable, all: boolean, { after, rows }: Part) =>
  db
    .select({ parcel: shipment, order })
    .from(shipment)
    .innerJoin(order, eq(order.id, shipment.orderId))
    .where(and(gt(shipment.id, after), all ? undefined : isNull(shipment.deliveredAt)))
    .orderBy(asc(shipment.id))
    .limit(rows);
