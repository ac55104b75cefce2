import { decidePayment, paymentOfOrder, refusePayment } from '../../database/orders/nonces.ts';
import { changeOrder, lockOrder, type OrderRow } from '../../database/orders/orders.ts';
import { cancellationLetter } from '../../mail/after-order.ts';
import { providerOf } from '../../payment/providers.ts';
import type { Services } from '../../services.ts';
import { providerSays } from './payment-state.ts';

/**
 * Pays back what was approved for an order that was cancelled by then, and says so in the letter of a cancellation.
 * It is asked for under the order's number while the order is locked, so that it is made once, whoever asks and however
 * often. Where approving only sets money aside, the refund makes sure that nothing is kept, and nobody is told of money
 * that they never missed.
 * @param isTaken the money is known to have been taken
 */
export const refundLateApproval = async (
  services: Services,
  cancelled: OrderRow,
  isTaken = false,
): Promise<OrderRow> => {
  if (cancelled.state !== 'cancelled' || cancelled.refundReference !== null) return cancelled;
  const payment = await paymentOfOrder(services.db, cancelled);
  const amount = payment?.amount ?? cancelled.grandTotal;
  if (!payment || amount === 0) return cancelled;
  const said = isTaken ? 'accepted' : await providerSays(services, payment);
  if (said === 'declined') await refusePayment(services.db, payment.nonce);
  if (said !== 'accepted') return cancelled;
  const provider = providerOf(services, payment.method);
  const refundedAmount = isTaken || !provider.collect ? amount : 0;
  const { order, isNew } = await services.db.transaction(async (db) => {
    const row = await lockOrder(db, cancelled.id);
    if (row.refundReference !== null) return { order: row, isNew: false };
    const refundReference = await provider.refund({ payment: payment.nonce, amount, key: row.number });
    await decidePayment(db, payment.nonce, true);
    return { order: await changeOrder(db, row.id, { refundedAmount, refundReference }), isNew: true };
  });
  if (isNew && refundedAmount > 0) {
    await services.mailer.send(cancellationLetter(order, services.settings.shopUrl));
  }
  return order;
};
