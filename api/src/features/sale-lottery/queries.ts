import { and, desc, eq, inArray } from 'drizzle-orm';
import { schema, type Queryable } from '../../database/connection.ts';

const { customer, saleDraw } = schema;

export const hasDrawn = async (db: Queryable, customerId: number, day: string): Promise<boolean> =>
  (await db.$count(saleDraw, and(eq(saleDraw.customerId, customerId), eq(saleDraw.day, day)))) > 0;

/** Notes a draw; false when this customer has drawn on this day before, and nothing was noted. */
export const addDraw = async (db: Queryable, draw: typeof saleDraw.$inferInsert): Promise<boolean> => {
  const added = await db.insert(saleDraw).values(draw).onConflictDoNothing().returning({ id: saleDraw.id });
  return added.length === 1;
};

/** Who won these prizes last, by first name. */
export const lastWinners = (db: Queryable, prizeIds: readonly number[], most: number) =>
  db
    .select({ id: saleDraw.id, firstname: customer.firstname, prizeId: saleDraw.prizeId })
    .from(saleDraw)
    .innerJoin(customer, eq(customer.id, saleDraw.customerId))
    .where(inArray(saleDraw.prizeId, [...prizeIds]))
    .orderBy(desc(saleDraw.createdAt), desc(saleDraw.id))
    .limit(most);
