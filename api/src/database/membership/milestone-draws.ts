import { asc, eq } from 'drizzle-orm';
import { milestonesReached } from '../../domain/membership/milestones.ts';
import { lockOwn } from '../account/customers.ts';
import { schema, type Queryable } from '../connection.ts';
import { pointsEverEarned } from './points.ts';

const { milestoneDraw } = schema;

/** The milestones that a customer has reached with settled points and not drawn for, the lowest first. */
export const openMilestones = async (db: Queryable, customerId: number, now: Date): Promise<number[]> => {
  const reached = milestonesReached(await pointsEverEarned(db, customerId, now));
  const rows = await db
    .select({ milestone: milestoneDraw.milestone })
    .from(milestoneDraw)
    .where(eq(milestoneDraw.customerId, customerId))
    .orderBy(asc(milestoneDraw.milestone));
  const drawn = new Set(rows.map(({ milestone }) => milestone));
  return reached.filter((milestone) => !drawn.has(milestone));
};

/**
 * Uses up the lowest open milestone of a customer, or answers null when there is none; inside a transaction, whose
 * other half gives the prize. Two draws at the same moment wait for each other.
 */
export const useMilestone = async (
  transaction: Queryable,
  draw: { customerId: number; prizeId: number; couponCode: string | null; createdAt: Date },
): Promise<number | null> => {
  await lockOwn(transaction, draw.customerId);
  const [milestone] = await openMilestones(transaction, draw.customerId, draw.createdAt);
  if (milestone === undefined) return null;
  await transaction.insert(milestoneDraw).values({ ...draw, milestone });
  return milestone;
};
