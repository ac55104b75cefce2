import { and, desc, eq, getTableColumns, gt, inArray, not, notInArray, or, sql, type SQL } from 'drizzle-orm';
import { pendingDays } from '@shop/contract';
import type { PointsReason } from '../../domain/membership/points.ts';
import { schema, type Queryable } from '../connection.ts';
import { book, spend } from './ledger.ts';
import { returnDays } from '../../domain/order/units.ts';

const { pointsEntry, order, orderReturn, shipment } = schema;

/**
 * Whether an entry of the ledger is not settled at `now`: it belongs to an order that may still be cancelled or
 * returned. That is so for the days in which what it earns is pending, until everything was sent and has arrived and the time
 * to return its last parcel is over, and while a return waits for the shop. What an order earned and what was taken back of it
 * settle together.
 */
const isUnsettled = (now: Date): SQL<boolean> => {
  const at = sql`${now.toISOString()}::timestamptz`;
  const within = (since: SQL, days: number) => sql`${since} > ${at} - make_interval(days => ${days}::int)`;
  return sql<boolean>`(${pointsEntry.reason} in ('order', 'order_taken_back') and exists (
    select 1 from ${order}
    where ${order.number} = split_part(${pointsEntry.reference}, ' ', 1) and ${order.state} <> 'cancelled' and (
      ${within(sql`${order.createdAt}`, pendingDays)}
      or exists (select 1 from ${shipment} where ${shipment.orderId} = ${order.id}
        and ${within(sql`${shipment.deliveredAt}`, returnDays)})
      or exists (select 1 from ${orderReturn} where ${orderReturn.orderId} = ${order.id}
        and ${orderReturn.state} in ('requested', 'received'))
      or exists (select 1 from ${shipment} where ${shipment.orderId} = ${order.id} and ${shipment.deliveredAt} is null)
      or ${order.state} in ('placed', 'paid', 'processing')
    )))`;
};

/** One change of a customer's points. A reason counts once for each `reference`; without one it counts always. */
export interface PointsChange {
  customerId: number;
  /** Positive comes in, negative goes out. */
  points: number;
  reason: PointsReason;
  reference?: string | null;
  createdAt: Date;
}

/** The balance of a customer's ledger; at most one of `available` and `owed` is above zero. */
export interface PointsStanding {
  /** Can be spent now. */
  available: number;
  /** Of orders that may still be called back or sent back. */
  pending: number;
  /** Points that were taken back after they had been spent; later points settle this debt first. */
  owed: number;
}

/** A customer's points: the only place that computes the balance. */
export const pointsStanding = async (db: Queryable, customerId: number, now: Date): Promise<PointsStanding> => {
  const [row] = await db
    .select({
      settled: sql<number>`coalesce(sum(${pointsEntry.points}) filter (where not ${isUnsettled(now)}), 0)::int`,
      pending: sql<number>`coalesce(sum(${pointsEntry.points}) filter (where ${isUnsettled(now)}), 0)::int`,
    })
    .from(pointsEntry)
    .where(eq(pointsEntry.customerId, customerId));
  const { settled, pending } = row ?? { settled: 0, pending: 0 };
  return { available: Math.max(0, settled), pending, owed: Math.max(0, -settled) };
};

/** The points that a customer can spend now. */
export const pointsBalance = async (db: Queryable, customerId: number, now: Date): Promise<number> =>
  (await pointsStanding(db, customerId, now)).available;

/** Adds points; false when this reason stands for this reference already, and nothing was added. */
export const addPoints = (db: Queryable, { points, ...change }: PointsChange): Promise<boolean> =>
  book(db, 'points', { ...change, amount: points });

/** Takes `points` (positive) off the balance, as `spend` says. */
export const spendPoints = (db: Queryable, { points, ...change }: PointsChange) =>
  spend(db, 'points', { ...change, amount: points }, (transaction, { customerId }) =>
    pointsBalance(transaction, customerId, change.createdAt),
  );

/** One page of the changes, the newest first, with which of them are pending, and how many there are; `page` from 1. */
export const pointsPageOf = async (db: Queryable, customerId: number, page: number, pageSize: number, now: Date) => {
  const own = eq(pointsEntry.customerId, customerId);
  const rows = await db
    .select({ ...getTableColumns(pointsEntry), isPending: isUnsettled(now) })
    .from(pointsEntry)
    .where(own)
    .orderBy(desc(pointsEntry.createdAt), desc(pointsEntry.id))
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  return { rows, total: await db.$count(pointsEntry, own) };
};

/**
 * All that ever came in: milestones are counted by it, by what is settled at `now`, or without it by everything. What
 * an order or a reward gave back is no earning, and what was taken back is none any more.
 */
export const pointsEverEarned = async (db: Queryable, customerId: number, now: Date | null = null): Promise<number> => {
  const [row] = await db
    .select({ points: sql<number>`coalesce(sum(${pointsEntry.points}), 0)::int` })
    .from(pointsEntry)
    .where(
      and(
        eq(pointsEntry.customerId, customerId),
        or(gt(pointsEntry.points, 0), inArray(pointsEntry.reason, ['order_taken_back', 'lottery_taken_back'])),
        notInArray(pointsEntry.reason, ['returned_from_order', 'reward_taken_back']),
        now ? not(isUnsettled(now)) : undefined,
      ),
    );
  return row?.points ?? 0;
};

/** Returns what a customer has had points for already, as `reason reference`. */
export const pointsGiven = async (db: Queryable, customerId: number): Promise<Set<string>> => {
  const rows = await db
    .select({ reason: pointsEntry.reason, reference: pointsEntry.reference })
    .from(pointsEntry)
    .where(and(eq(pointsEntry.customerId, customerId), sql`${pointsEntry.reference} is not null`));
  return new Set(rows.map(({ reason, reference }) => `${reason} ${reference}`));
};
