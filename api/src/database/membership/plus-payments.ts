import { and, eq, isNotNull, isNull, ne } from 'drizzle-orm';
import { first, schema, type Queryable } from '../connection.ts';
import type { PlusOrderRow } from './plus-orders.ts';

const { plusOrder } = schema;

/** Notes the provider's payment of an order that waits and has none; null when another came first, or it waits no more. */
export const notePlusPayment = async (db: Queryable, number: string, payment: string): Promise<PlusOrderRow | null> => {
  const waits = and(eq(plusOrder.number, number), eq(plusOrder.status, 'pending_payment'), isNull(plusOrder.payment));
  return first(db.update(plusOrder).set({ payment }).where(waits).returning());
};

/** The payment came to nothing, or went back: the order has none any more. */
export const dropPlusPayment = async (db: Queryable, number: string, payment: string): Promise<void> => {
  await db
    .update(plusOrder)
    .set({ payment: null })
    .where(and(eq(plusOrder.number, number), eq(plusOrder.payment, payment), ne(plusOrder.status, 'paid')));
};

/** Orders with a payment of which it is not known what became. */
export const unsettledPlusOrders = (db: Queryable): Promise<PlusOrderRow[]> =>
  db
    .select()
    .from(plusOrder)
    .where(and(isNotNull(plusOrder.payment), ne(plusOrder.status, 'paid')))
    .orderBy(plusOrder.id)
    .limit(50);
