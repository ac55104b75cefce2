import { and, asc, eq, gt, inArray, isNull, lte } from 'drizzle-orm';
import { first, schema, type Queryable } from '../connection.ts';
import type { Part } from '../part.ts';
import { pieces } from './goods.ts';

const { pricePlan } = schema;
export type PlanRow = typeof pricePlan.$inferSelect;

export const insertPlans = async (
  transaction: Queryable,
  plans: readonly (typeof pricePlan.$inferInsert)[],
): Promise<void> => {
  for (const some of pieces(plans)) await transaction.insert(pricePlan).values(some);
};

/** A part of the prices that wait for their time. */
export const plansIn = (db: Queryable, { after, rows }: Part): Promise<PlanRow[]> =>
  db
    .select()
    .from(pricePlan)
    .where(and(isNull(pricePlan.endedAt), gt(pricePlan.id, after)))
    .orderBy(asc(pricePlan.id))
    .limit(rows);

/** Whether the time of a price has come. */
export const arePlansDue = async (db: Queryable, now: Date): Promise<boolean> => {
  const isDue = and(isNull(pricePlan.endedAt), lte(pricePlan.validFrom, now));
  return (await db.select({ id: pricePlan.id }).from(pricePlan).where(isDue).limit(1)).length > 0;
};

/** Some of the prices whose time has come, the earliest first, locked: another process that looks waits. */
export const lockDuePlans = (transaction: Queryable, now: Date, atMost: number): Promise<PlanRow[]> =>
  transaction
    .select()
    .from(pricePlan)
    .where(and(isNull(pricePlan.endedAt), lte(pricePlan.validFrom, now)))
    .orderBy(asc(pricePlan.validFrom), asc(pricePlan.id))
    .limit(atMost)
    .for('update');

/** They have begun. */
export const endPlans = async (transaction: Queryable, ids: readonly number[], now: Date): Promise<void> => {
  await transaction
    .update(pricePlan)
    .set({ endedAt: now })
    .where(inArray(pricePlan.id, [...ids]));
};

/** Takes a plan back that waits; null for any other. */
export const dropPlan = (transaction: Queryable, id: number, now: Date): Promise<PlanRow | null> =>
  first(
    transaction
      .update(pricePlan)
      .set({ endedAt: now })
      .where(and(eq(pricePlan.id, id), isNull(pricePlan.endedAt)))
      .returning(),
  );
