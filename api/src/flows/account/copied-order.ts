import { randomUUID } from 'node:crypto';
import { asc, desc, eq, sql } from 'drizzle-orm';
import type { Language, OrderState } from '@shop/contract';
import { schema, type Queryable } from '../../database/connection.ts';
import { insertOrder } from '../../database/orders/orders.ts';
import { paymentLifetime, paymentOfOrder, storePayment } from '../../database/orders/payments.ts';
import { freeReturnNumber } from '../../database/orders/returns.ts';
import { customerKey } from '../../domain/account/identity.ts';
import { sandboxWalletPage } from '../../domain/payment/sandbox-wallet-page.ts';
import { translatedOrder } from '../../database/orders/translated-items.ts';

const { order, orderReturn, shipment } = schema;

/**
 * Gives a customer a copy of a stored order in this state, one of the world's if there is one, with its parcels and
 * returns, in their language; what happened last happened an hour ago. A payment that it waits for has just begun.
 * Answers its number, null when the store has no such order.
 */
export const copyOrder = async (
  db: Queryable,
  state: OrderState,
  { id: customerId, email, language }: { id: number; email: string; language: Language },
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

  const {
    id: _id,
    number: _number,
    linkKey: _key,
    guestId: _guest,
    anonymisedAt: _when,
    ...copied
  } = await translatedOrder(db, found, language);
  const [copy, placedBy] = [`copy-${randomUUID()}`, customerKey(customerId)];
  const { id, number } = await insertOrder(db, {
    ...copied,
    language,
    placedBy,
    idempotencyKey: copy,
    paymentReference: copy,
    customerId,
    email,
    createdAt: moved(found.createdAt),
    cancelledAt: movedIf(found.cancelledAt),
  });
  const payment = await paymentOfOrder(db, found);
  if (payment?.pending)
    await storePayment(db, {
      ...payment,
      nonce: copy,
      owner: placedBy,
      usedBy: copy,
      payUrl: sandboxWalletPage(copy, language),
      expiresAt: new Date(now.getTime() + paymentLifetime),
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
