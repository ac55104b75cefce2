import type { FastifyInstance } from 'fastify';
import type { CancelReason } from '@shop/contract';
import { lockOwnOrder } from '../../database/orders/orders.ts';
import { parcelsOf } from '../../database/orders/parcels.ts';
import { undoOrder } from '../../database/orders/undo.ts';
import { canCancel, paymentOf } from '../../domain/order/state.ts';
import type { CustomerIdentity } from '../../identity/identity.ts';
import { cancellationLetter } from '../../mail/after-order.ts';
import { providerOf } from '../../payment/providers.ts';
import type { Services } from '../../services.ts';
import { registerCall } from '../call.ts';
import { ApiError } from '../error.ts';
import { orderMessages } from './messages.ts';
import { readOrder } from './read-order.ts';

/**
 * Calls an order back. The refund is asked for under the order's number, so that asking again, after an answer that was
 * lost, pays nothing twice; an order that is cancelled already stays as it is. What is approved for it later on is paid
 * back then (`late-approval.ts`).
 * @throws ApiError 404, or 409 when it is too late
 */
const cancel = (services: Services, who: CustomerIdentity, number: string, reason: CancelReason | undefined) =>
  services.db.transaction(async (db) => {
    const row = await lockOwnOrder(db, who, number);
    if (!row) throw new ApiError(404, orderMessages.unknown);
    if (row.state === 'cancelled') return { row, isNew: false, unpaid: false };
    if (!canCancel(row.state, (await parcelsOf(db, row.id)).length)) throw new ApiError(409, orderMessages.tooLate);
    const refundedAmount = paymentOf(row.state) === 'paid' ? row.grandTotal - row.refundedAmount : 0;
    const refundReference =
      refundedAmount > 0
        ? await providerOf(services, row.paymentMethod).refund({
            payment: row.paymentReference ?? '',
            amount: refundedAmount,
            key: row.number,
          })
        : null;
    const cancellation = {
      cancelReason: reason ?? null,
      refundedAmount: row.refundedAmount + refundedAmount,
      refundReference,
    };
    const undone = await undoOrder(db, row, cancellation, services.now());
    return { row: undone, isNew: true, unpaid: paymentOf(row.state) === 'pending' };
  });

export const registerCancellation = (app: FastifyInstance): void => {
  registerCall(app, 'cancelOrder', 'customer', async ({ services, who, body }) => {
    const { row, isNew, unpaid } = await cancel(services, who, body.order_id, body.reason);
    if (unpaid && row.paymentReference !== null) {
      await providerOf(services, row.paymentMethod).release?.(row.paymentReference);
    }
    if (isNew) await services.mailer.send(cancellationLetter(row, services.settings.shopUrl));
    return readOrder(services.db, row, services.now());
  });
};
