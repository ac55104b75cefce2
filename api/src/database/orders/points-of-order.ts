import { isPlusGroup } from '@shop/contract';
import { purchasePoints } from '../../domain/membership/plus.ts';
import { pointsEarnedBy } from '../../domain/membership/points.ts';
import { goodsNotRefunded, paidForGoods } from '../../domain/order/refund.ts';
import type { Queryable } from '../connection.ts';
import { findCustomer } from '../account/customers.ts';
import { bookedFor, giveBack, referenceOf } from '../membership/ledger.ts';
import { addPoints } from '../membership/points.ts';
import type { OrderRow } from './orders.ts';

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
export const takeBackPoints = async (db: Queryable, order: OrderRow, part: string | null, now: Date): Promise<void> => {
  if (order.customerId === null) return;
  const earned = await bookedFor(db, 'points', order, ['order', 'order_taken_back']);
  // Points that each dollar of it earned, whether or not its person is a member still.
  const multiple = (await bookedFor(db, 'points', order, ['order'])) / Math.max(1, pointsEarnedBy(paidForGoods(order)));
  const remaining = order.state === 'cancelled' ? 0 : pointsEarnedBy(goodsNotRefunded(order)) * multiple;
  if (earned <= remaining) return;
  await addPoints(db, {
    customerId: order.customerId,
    points: remaining - earned,
    reason: 'order_taken_back',
    reference: referenceOf(order, part),
    createdAt: now,
  });
};

/** Gives back so many of the points that paid for a locked order, as `giveBack` says. @returns how many came back */
export const returnPoints = (
  db: Queryable,
  order: OrderRow,
  asked: number,
  part: string | null,
  now: Date,
): Promise<number> => giveBack(db, 'points', order, { asked, used: order.pointsUsed, part, now });
