import { and, asc, eq, gt, inArray, isNull, lte } from 'drizzle-orm';
import type { ContentPlace } from '@shop/contract/operator';
import { schema, stored, type Queryable } from '../connection.ts';
import type { Part } from '../part.ts';

const { contentPlan } = schema;
export type ContentPlanRow = typeof contentPlan.$inferSelect;

const waits = isNull(contentPlan.endedAt);

export const insertContentPlan = (
  transaction: Queryable,
  plan: typeof contentPlan.$inferInsert,
): Promise<ContentPlanRow> => stored('A plan', transaction.insert(contentPlan).values(plan).returning());

/** A part of what waits for its time. */
export const contentPlansIn = (db: Queryable, { after, rows }: Part): Promise<ContentPlanRow[]> =>
  db
    .select()
    .from(contentPlan)
    .where(and(waits, gt(contentPlan.id, after)))
    .orderBy(asc(contentPlan.id))
    .limit(rows);

/** When entries of a place go, by their ids. */
export const endsAt = async (db: Queryable, place: ContentPlace): Promise<Map<string, Date>> => {
  const rows = await db
    .select()
    .from(contentPlan)
    .where(and(waits, eq(contentPlan.place, place), eq(contentPlan.change, 'remove')));
  return new Map(rows.map(({ entryId, validFrom }) => [entryId, validFrom]));
};

/** Whether the time of something has come. */
export const isContentDue = async (db: Queryable, now: Date): Promise<boolean> => {
  const due = and(waits, lte(contentPlan.validFrom, now));
  return (await db.select({ id: contentPlan.id }).from(contentPlan).where(due).limit(1)).length > 0;
};

/** Everything that waits, the earliest first, locked: whoever else changes content waits. There is never much of it. */
export const lockContentPlans = (transaction: Queryable): Promise<ContentPlanRow[]> =>
  transaction
    .select()
    .from(contentPlan)
    .where(waits)
    .orderBy(asc(contentPlan.validFrom), asc(contentPlan.id))
    .for('update');

/** They have begun, or are dropped. */
export const endContentPlans = async (transaction: Queryable, ids: readonly number[], now: Date): Promise<void> => {
  if (ids.length === 0) return;
  await transaction
    .update(contentPlan)
    .set({ endedAt: now })
    .where(inArray(contentPlan.id, [...ids]));
};

/** Moves the plans for an entry to its new id. */
export const renameInPlans = async (
  transaction: Queryable,
  place: ContentPlace,
  from: string,
  to: string,
): Promise<void> => {
  if (from === to) return;
  await transaction
    .update(contentPlan)
    .set({ entryId: to })
    .where(and(waits, eq(contentPlan.place, place), eq(contentPlan.entryId, from)));
};
