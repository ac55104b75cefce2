import { isPlusGroup } from '@shop/contract';
import { and, eq, inArray, sql } from 'drizzle-orm';
import { purchasePoints } from '../../domain/membership/plus.ts';
import { pointsEarnedBy, type PointsReason } from '../../domain/membership/points.ts';
import { keptGoods, paidForGoods } from '../../domain/order/refund.ts';
import { schema, type Queryable } from '../connection.ts';
import { findCustomer } from '../account/customers.ts';
import { addPoints } from '../membership/points.ts';
import type { OrderRow } from './orders.ts';

const { pointsEntry } = schema;

/** Entries of an order are for its number, or for its number and the return that they belong to. */
const referenceOf = (order: OrderRow, returnNumber: string | null): string =>
  returnNumber === null ? order.number : `${order.number} ${returnNumber}`;

/** What stands in a customer's ledger for an order, for these reasons, in sum. */
const pointsOf = async (db: Queryable, order: OrderRow, reasons: readonly PointsReason[]): Promise<number> => {
  if (order.customerId === null) return 0;
  const [row] = await db
    .select({ points: sql<number>`coalesce(sum(${pointsEntry.points}), 0)::int` })
    .from(pointsEntry)
    .where(
      and(
        eq(pointsEntry.customerId, order.customerId),
        inArray(pointsEntry.reason, [...reasons]),
        sql`split_part(${pointsEntry.reference}, ' ', 1) = ${order.number}`,
      ),
    );
  return row?.points ?? 0;
};

/**
 * Gives the points that an order earns once it is paid: for what was paid in money for its goods, and to the customer
 * whose order it is then; a member's count three times (MEM-001). A guest earns nothing, also when the order becomes somebody's later. Again it gives nothing.
 */
export const earnPoints = async (db: Queryable, order: OrderRow, now: Date): Promise<void> => {
  const { customerId, number: reference } = order;
  const customer = customerId === null ? null : await findCustomer(db, customerId);
  if (customerId === null || customer === null) return;
  const points = purchasePoints(paidForGoods(order), isPlusGroup(customer.group));
  if (points === 0) return;
  await addPoints(db, { customerId, points, reason: 'order', reference, createdAt: now });
};

/**
 * Takes back what a locked order has earned beyond what its kept goods earn: all of it for one that is called back, a
 * share for a return. An order that earned nothing loses nothing.
 */
export const takeBackPoints = async (
  db: Queryable,
  order: OrderRow,
  returnNumber: string | null,
  now: Date,
): Promise<void> => {
  if (order.customerId === null) return;
  const earned = await pointsOf(db, order, ['order', 'order_taken_back']);
  // What a dollar of it earned, whether or not its person is a member still.
  const multiple = (await pointsOf(db, order, ['order'])) / Math.max(1, pointsEarnedBy(paidForGoods(order)));
  const kept = order.state === 'cancelled' ? 0 : pointsEarnedBy(keptGoods(order)) * multiple;
  if (earned <= kept) return;
  await addPoints(db, {
    customerId: order.customerId,
    points: kept - earned,
    reason: 'order_taken_back',
    reference: referenceOf(order, returnNumber),
    createdAt: now,
  });
};

/**
 * Gives back so many of the points that paid for a locked order, and never more in all than it used.
 * @returns how many came back
 */
export const returnPoints = async (
  db: Queryable,
  order: OrderRow,
  asked: number,
  returnNumber: string | null,
  now: Date,
): Promise<number> => {
  if (order.customerId === null) return 0;
  const points = Math.min(asked, order.pointsUsed - (await pointsOf(db, order, ['returned_from_order'])));
  if (points <= 0) return 0;
  const isNew = await addPoints(db, {
    customerId: order.customerId,
    points,
    reason: 'returned_from_order',
    reference: referenceOf(order, returnNumber),
    createdAt: now,
  });
  return isNew ? points : 0;
};
