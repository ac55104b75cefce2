import { and, desc, eq, inArray, lt } from 'drizzle-orm';
import type { PastOrder } from '../../domain/account/past-order-file.ts';
import { schema, type Queryable } from '../connection.ts';
import type { Part } from '../part.ts';

const { customer, pastOrder } = schema;
export type PastOrderRow = typeof pastOrder.$inferSelect;

/** The newest orders of a customer in the shop that moved in here. */
export const newestPastOrders = (db: Queryable, customerId: number, most: number): Promise<PastOrderRow[]> =>
  db
    .select()
    .from(pastOrder)
    .where(eq(pastOrder.customerId, customerId))
    .orderBy(desc(pastOrder.placedAt), desc(pastOrder.id))
    .limit(most);

/** A part of them, the latest that came first. */
export const pastOrdersIn = (db: Queryable, customerId: number, { after, rows }: Part): Promise<PastOrderRow[]> =>
  db
    .select()
    .from(pastOrder)
    .where(and(eq(pastOrder.customerId, customerId), after > 0 ? lt(pastOrder.id, after) : undefined))
    .orderBy(desc(pastOrder.id))
    .limit(rows);

/** Accounts by these e-mail addresses. */
export const accountsBy = async (
  db: Queryable,
  emails: readonly string[],
): Promise<Map<string, { id: number; verified: boolean }>> => {
  const rows = await db
    .select({ id: customer.id, email: customer.email, verified: customer.verified })
    .from(customer)
    .where(inArray(customer.email, [...emails]));
  return new Map(rows.map(({ email, ...account }) => [email, account]));
};

/** Which of these orders are there, each as its customer and number. */
export const knownPastOrders = async (
  db: Queryable,
  customerIds: readonly number[],
): Promise<{ customerId: number; number: string }[]> =>
  db
    .select({ customerId: pastOrder.customerId, number: pastOrder.number })
    .from(pastOrder)
    .where(inArray(pastOrder.customerId, [...customerIds]));

export const insertPastOrders = async (
  transaction: Queryable,
  orders: readonly { customerId: number; order: PastOrder }[],
): Promise<void> => {
  if (orders.length === 0) return;
  await transaction
    .insert(pastOrder)
    .values(
      orders.map(({ customerId, order: { number, placedAt, status, total, items } }) => ({
        customerId,
        number,
        placedAt,
        status,
        total,
        items: [...items],
      })),
    )
    .onConflictDoNothing();
};
