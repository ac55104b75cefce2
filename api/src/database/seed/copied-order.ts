import { randomUUID } from 'node:crypto';
import { asc, desc, eq, sql } from 'drizzle-orm';
import type { OrderState } from '@shop/contract';
import { schema, type Queryable } from '../connection.ts';
import { insertOrder } from '../orders/orders.ts';
import { freeReturnNumber } from '../orders/returns.ts';

const { order, orderReturn, shipment } = schema;

/**
 * Gives a customer a copy of a stored order in this state, one of the world's if there is one, with its parcels and
 * returns; what happened last happened an hour ago. Answers its number, null when the store has no such order.
 */
export const copyOrder = async (
  db: Queryable,
  state: OrderState,
  { id: customerId, email }: { id: number; email: string },
  now: Date,
): Promise<string | null> => {
  const isOfWorld = sql`${order.idempotencyKey} like 'world-%'`;
  const [found] = await db
    .select()
    .from(order)
    .where(eq(order.state, state))
    .orderBy(desc(isOfWorld), asc(order.id))
    .limit(1);
  if (!found) return null;
  const parcels = await db.select().from(shipment).where(eq(shipment.orderId, found.id));
  const returns = await db.select().from(orderReturn).where(eq(orderReturn.orderId, found.id));

  const happened = [
    found.createdAt,
    found.cancelledAt,
    ...parcels.flatMap(({ shippedAt, deliveredAt }) => [shippedAt, deliveredAt]),
    ...returns.map(({ createdAt }) => createdAt),
  ].flatMap((time) => (time ? [time.getTime()] : []));
  const later = now.getTime() - 3_600_000 - Math.max(...happened);
  const moved = (time: Date): Date => new Date(time.getTime() + later);
  const movedIf = (time: Date | null): Date | null => time && moved(time);

  const { id: _id, number: _number, linkKey: _key, guestId: _guest, anonymisedAt: _when, ...copied } = found;
  const copy = `copy-${randomUUID()}`;
  const { id, number } = await insertOrder(db, {
    ...copied,
    placedBy: `customer:${customerId}`,
    idempotencyKey: copy,
    paymentReference: copy,
    customerId,
    email,
    createdAt: moved(found.createdAt),
    cancelledAt: movedIf(found.cancelledAt),
  });
  for (const { id: _id, ...parcel } of parcels)
    await db.insert(shipment).values({
      ...parcel,
      orderId: id,
      events: parcel.events.map((event) => ({ ...event, at: moved(new Date(event.at)).toISOString() })),
      shippedAt: moved(parcel.shippedAt),
      estimatedAt: movedIf(parcel.estimatedAt),
      deliveredAt: movedIf(parcel.deliveredAt),
    });
  for (const { id: _id, ...sentBack } of returns) {
    const values = { ...sentBack, number: await freeReturnNumber(db), orderId: id };
    await db.insert(orderReturn).values({ ...values, createdAt: moved(sentBack.createdAt) });
  }
  return number;
};
