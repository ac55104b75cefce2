import { decidePayment, paymentOfOrder, refusePayment } from '../../database/orders/payments.ts';
import { changeOrder, lockOrder, type OrderRow } from '../../database/orders/orders.ts';
import { hasRefund, writeIntent } from '../../database/orders/provider-operations.ts';
import { transact } from '../../database/transact.ts';
import { cancellationLetter } from '../../mail/after-order.ts';
import { beginOperation } from '../../payment/operations.ts';
import { providerOf } from '../../payment/providers.ts';
import type { Services } from '../../services.ts';
import { providerSays } from './payment-state.ts';

/**
 * Pays back what was approved for an order that was cancelled by then, and says so in the letter of a cancellation.
 * It is decided once, while the order is locked, and asked for under the order's number. Where approving only sets money
 * aside, the refund makes sure that nothing is kept, and nobody is told of money that they never missed.
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
  const { method, nonce } = payment;
  const refundedAmount = isTaken || !providerOf(services, method).collect ? amount : 0;
  const { order, refund } = await transact(services.db, async (db) => {
    const row = await lockOrder(db, cancelled.id);
    await decidePayment(db, nonce, true);
    if (row.refundReference !== null || (await hasRefund(db, row.number))) return { order: row, refund: null };
    const intent = { kind: 'refund', method, payment: nonce, amount, key: row.number, orderId: row.id } as const;
    const written = await writeIntent(db, intent, services.now());
    const changed = await changeOrder(db, row.id, { refundedAmount });
    const back = { amount: refundedAmount, points: 0, credit: 0 };
    if (refundedAmount > 0)
      await services.mailer.sendWithin(db, cancellationLetter(changed, back, services.settings.shopUrl));
    return { order: changed, refund: written };
  });
  await beginOperation(services, refund);
  return order;
};
