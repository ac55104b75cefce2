import { and, eq, inArray, isNull, notInArray } from 'drizzle-orm';
import { schema, type Queryable } from '../connection.ts';

const { order } = schema;

/** Gives a customer, whose address is confirmed, every guest order that was made with it. */
export const claimByEmail = async (db: Queryable, customerId: number, email: string): Promise<void> => {
  await db
    .update(order)
    .set({ customerId })
    .where(
      inArray(
        order.id,
        // By key (lock-order.ts).
        db
          .select({ id: order.id })
          .from(order)
          .where(and(eq(order.email, email), isNull(order.customerId)))
          .orderBy(order.id)
          .for('update'),
      ),
    );
};

/** Whether a customer has an order that was paid and not called back, of the account or claimed for it. */
export const hasBought = async (db: Queryable, customerId: number): Promise<boolean> => {
  const bought = await db
    .select({ id: order.id })
    .from(order)
    .where(and(eq(order.customerId, customerId), notInArray(order.state, ['pending_payment', 'cancelled'])))
    .limit(1);
  return bought.length === 1;
};

/** Gives a customer one guest order of their own address; false when there is no such order to claim. */
export const claimOrder = async (
  db: Queryable,
  customerId: number,
  email: string,
  number: string,
): Promise<boolean> => {
  const claimed = await db
    .update(order)
    .set({ customerId })
    .where(and(eq(order.number, number), eq(order.email, email), isNull(order.customerId)))
    .returning({ id: order.id });
  return claimed.length === 1;
};
