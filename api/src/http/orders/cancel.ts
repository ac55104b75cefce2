import type { FastifyInstance } from 'fastify';
import type { CancelReason } from '@shop/contract';
import type { Queryable } from '../../database/connection.ts';
import { lockOwnOrder, markCancelled, type OrderRow } from '../../database/orders/orders.ts';
import { parcelsOf } from '../../database/orders/parcels.ts';
import { giveBackCoupon, giveBackStock } from '../../database/orders/stock.ts';
import { canCancel, paymentOf } from '../../domain/order/state.ts';
import type { CustomerIdentity } from '../../identity/identity.ts';
import { cancellationLetter } from '../../mail/after-order.ts';
import type { Services } from '../../services.ts';
import { registerCall } from '../call.ts';
import { ApiError } from '../error.ts';
import { orderMessages } from './messages.ts';
import { readOrder } from './read-order.ts';

/** Gives back everything that the order took. */
const giveBack = async (db: Queryable, { items, couponCode }: OrderRow): Promise<void> => {
  // In the order in which placing takes it, so that the two never wait for each other in a circle.
  const byKey = items.toSorted(
    (a, b) => a.product_id - b.product_id || (a.sub_product_id ?? 0) - (b.sub_product_id ?? 0),
  );
  for (const { product_id, sub_product_id, qty } of byKey) {
    await giveBackStock(db, { productId: product_id, variantId: sub_product_id, quantity: qty });
  }
  if (couponCode !== null) await giveBackCoupon(db, couponCode);
};

/**
 * Calls an order back. The refund is asked for under the order's number, so that asking again, after an answer that was
 * lost, pays nothing twice; an order that is cancelled already stays as it is.
 * @throws ApiError 404, or 409 when it is too late
 */
const cancel = (services: Services, who: CustomerIdentity, number: string, reason: CancelReason | undefined) =>
  services.db.transaction(async (db) => {
    const row = await lockOwnOrder(db, who, number);
    if (!row) throw new ApiError(404, orderMessages.unknown);
    if (row.state === 'cancelled') return { row, isNew: false };
    if (!canCancel(row.state, (await parcelsOf(db, row.id)).length)) throw new ApiError(409, orderMessages.tooLate);
    await giveBack(db, row);
    const refundedAmount = paymentOf(row.state) === 'paid' ? row.grandTotal - row.refundedAmount : 0;
    const refundReference =
      refundedAmount > 0
        ? await services.cards.refund({ payment: row.paymentReference ?? '', amount: refundedAmount, key: row.number })
        : null;
    const cancelled = await markCancelled(db, row.id, {
      cancelledAt: services.now(),
      cancelReason: reason ?? null,
      refundedAmount: row.refundedAmount + refundedAmount,
      refundReference,
    });
    return { row: cancelled, isNew: true };
  });

export const registerCancellation = (app: FastifyInstance): void => {
  registerCall(app, 'cancelOrder', 'customer', async ({ services, who, body }) => {
    const { row, isNew } = await cancel(services, who, body.order_id, body.reason);
    if (isNew) await services.mailer.send(cancellationLetter(row, services.settings.shopUrl));
    return readOrder(services.db, row, services.now());
  });
};
