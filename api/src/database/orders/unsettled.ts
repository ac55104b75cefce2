import { and, asc, eq, gt, isNotNull, isNull, lte, or } from 'drizzle-orm';
import { schema, type Queryable } from '../connection.ts';
import type { NonceRow } from './nonces.ts';
import type { OrderRow } from './orders.ts';

const { order, paymentNonce } = schema;

const hour = 60 * 60 * 1000;
/** How long after its time a payment of a cancelled order is still asked for: it may be approved late. In ms. */
const watchedFor = 24 * hour;
/** The same for one that never had an order; most of them are pages that somebody left. In ms. */
const unusedWatchedFor = hour;

const ofOrder = and(eq(paymentNonce.owner, order.placedBy), eq(paymentNonce.usedBy, order.idempotencyKey));
/** The provider has said yes, or nothing yet. */
const mayBePaid = or(paymentNonce.pending, paymentNonce.accepted);
const expiredSince = (since: Date) => gt(paymentNonce.expiresAt, since);

/** Orders that wait for their payment, by key, beginning after `after`. */
export const waitingOrders = async (db: Queryable, after: number, limit: number): Promise<OrderRow[]> => {
  const rows = await db
    .select({ order })
    .from(order)
    .innerJoin(paymentNonce, ofOrder)
    .where(and(gt(order.id, after), eq(order.state, 'pending_payment')))
    .orderBy(asc(order.id))
    .limit(limit);
  return rows.map((row) => row.order);
};

/** Cancelled orders of which it was not said that nothing was paid, likewise. */
export const cancelledUnpaid = async (db: Queryable, after: number, limit: number, now: Date): Promise<OrderRow[]> => {
  const rows = await db
    .select({ order })
    .from(order)
    .innerJoin(paymentNonce, ofOrder)
    .where(
      and(
        gt(order.id, after),
        eq(order.state, 'cancelled'),
        isNull(order.refundReference),
        mayBePaid,
        expiredSince(new Date(now.getTime() - watchedFor)),
      ),
    )
    .orderBy(asc(order.id))
    .limit(limit);
  return rows.map((row) => row.order);
};

/**
 * Payments that no order stands on and none can any more, because their time is over or their order could not be
 * placed, and of which the provider may have money. By nonce, beginning after `after`.
 */
export const unusedPayments = (db: Queryable, after: string, limit: number, now: Date): Promise<NonceRow[]> =>
  db
    .select()
    .from(paymentNonce)
    .where(
      and(
        gt(paymentNonce.nonce, after),
        isNull(paymentNonce.usedBy),
        mayBePaid,
        gt(paymentNonce.amount, 0),
        or(lte(paymentNonce.expiresAt, now), isNotNull(paymentNonce.givenUpAt)),
        expiredSince(new Date(now.getTime() - unusedWatchedFor)),
      ),
    )
    .orderBy(asc(paymentNonce.nonce))
    .limit(limit);
