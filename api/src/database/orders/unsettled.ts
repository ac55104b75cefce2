import { and, asc, eq, gt, isNull, or } from 'drizzle-orm';
import { schema, type Queryable } from '../connection.ts';
import type { OrderRow } from './orders.ts';

const { order, paymentNonce } = schema;

/** How long after its time a payment of a cancelled order is still asked for: it may be approved late. In ms. */
const watchedFor = 24 * 60 * 60 * 1000;

/**
 * Orders whose payment may have something to say: those that wait for it, and cancelled ones of which it was not said
 * that nothing was paid. By key, beginning after `after`.
 */
export const unsettledOrders = async (db: Queryable, after: number, limit: number, now: Date): Promise<OrderRow[]> => {
  const waiting = eq(order.state, 'pending_payment');
  const late = and(
    eq(order.state, 'cancelled'),
    isNull(order.refundReference),
    or(paymentNonce.pending, paymentNonce.accepted),
    gt(paymentNonce.expiresAt, new Date(now.getTime() - watchedFor)),
  );
  const rows = await db
    .select({ order })
    .from(order)
    .innerJoin(paymentNonce, and(eq(paymentNonce.owner, order.placedBy), eq(paymentNonce.usedBy, order.idempotencyKey)))
    .where(and(gt(order.id, after), or(waiting, late)))
    .orderBy(asc(order.id))
    .limit(limit);
  return rows.map((row) => row.order);
};
