import { and, desc, eq, sql } from 'drizzle-orm';
import type { PointsReason } from '../../domain/membership/points.ts';
import { schema, type Queryable } from '../connection.ts';

const { customer, pointsEntry } = schema;

/** One change of a customer's points. A reason counts once for each `reference`; without one it counts always. */
export interface PointsChange {
  customerId: number;
  /** Positive comes in, negative goes out. */
  points: number;
  reason: PointsReason;
  reference?: string | null;
  createdAt: Date;
}

/**
 * A customer's points: the one place that says how many there are. Who spent points that an order earned and then gave
 * the order back owes them: the ledger is below zero until other points make up for it, and there are none to spend.
 */
export const pointsBalance = async (db: Queryable, customerId: number): Promise<number> => {
  const [row] = await db
    .select({ points: sql<number>`greatest(0, coalesce(sum(${pointsEntry.points}), 0))::int` })
    .from(pointsEntry)
    .where(eq(pointsEntry.customerId, customerId));
  return row?.points ?? 0;
};

/** Adds points; false when this reason stands for this reference already, and nothing was added. */
export const addPoints = async (db: Queryable, change: PointsChange): Promise<boolean> => {
  const added = await db.insert(pointsEntry).values(change).onConflictDoNothing().returning({ id: pointsEntry.id });
  return added.length === 1;
};

/**
 * Takes `points` (positive) off the balance: 'spent', or 'short' when there are not that many, or 'before' when this
 * reason stands for this reference already. Two spendings at the same moment wait for each other.
 */
export const spendPoints = (db: Queryable, change: PointsChange): Promise<'spent' | 'short' | 'before'> =>
  db.transaction(async (transaction) => {
    await transaction
      .select({ id: customer.id })
      .from(customer)
      .where(eq(customer.id, change.customerId))
      .for('update');
    if ((await pointsBalance(transaction, change.customerId)) < change.points) return 'short';
    return (await addPoints(transaction, { ...change, points: -change.points })) ? 'spent' : 'before';
  });

/** One page of the changes, the newest first, and how many there are; `page` from 1. */
export const pointsPageOf = async (db: Queryable, customerId: number, page: number, pageSize: number) => {
  const own = eq(pointsEntry.customerId, customerId);
  const rows = await db
    .select()
    .from(pointsEntry)
    .where(own)
    .orderBy(desc(pointsEntry.createdAt), desc(pointsEntry.id))
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  return { rows, total: await db.$count(pointsEntry, own) };
};

/**
 * All that ever came in: milestones are counted by it. What an order gave back is no earning, and what was taken back
 * is none any more.
 */
export const pointsEverEarned = async (db: Queryable, customerId: number): Promise<number> => {
  const [row] = await db
    .select({ points: sql<number>`coalesce(sum(${pointsEntry.points}), 0)::int` })
    .from(pointsEntry)
    .where(
      and(
        eq(pointsEntry.customerId, customerId),
        sql`(${pointsEntry.points} > 0 or ${pointsEntry.reason} = 'order_taken_back')`,
        sql`${pointsEntry.reason} <> 'returned_from_order'`,
      ),
    );
  return row?.points ?? 0;
};

/** What a customer has had points for already, of these reasons, as `reason reference`. */
export const pointsGiven = async (db: Queryable, customerId: number): Promise<Set<string>> => {
  const rows = await db
    .select({ reason: pointsEntry.reason, reference: pointsEntry.reference })
    .from(pointsEntry)
    .where(and(eq(pointsEntry.customerId, customerId), sql`${pointsEntry.reference} is not null`));
  return new Set(rows.map(({ reason, reference }) => `${reason} ${reference}`));
};
