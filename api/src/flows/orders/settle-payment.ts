import { findPayment, takenAt, type PaymentRow } from '../../database/orders/payments.ts';
import { findByKey, type OrderRow } from '../../database/orders/orders.ts';
import { watchDelay } from '../../domain/retry.ts';
import type { Services } from '../../services.ts';
import { isOverdue } from './payment-state.ts';
import { settleOrder } from './settle-order.ts';
import { settleUnused } from './unused-payment.ts';

/** When a payment, as it stands with its order, is to be looked at next; null once nothing of it is open any more. */
const nextLook = (payment: PaymentRow, order: OrderRow | null, now: Date): Date | null => {
  const { amount, expiresAt, givenUpAt, pending } = payment;
  if (order === null && (amount === null || amount === 0)) return null;
  if (order === null && givenUpAt === null && !isOverdue(payment, now)) return expiresAt;
  const isOpen = order?.state === 'pending_payment' || (pending && (order === null || order.state === 'cancelled'));
  return isOpen ? new Date(now.getTime() + watchDelay(now.getTime() - takenAt(payment).getTime())) : null;
};

const orderOf = ({ db }: Services, { owner, usedBy }: PaymentRow): Promise<OrderRow | null> =>
  usedBy === null ? Promise.resolve(null) : findByKey(db, owner, usedBy);

/**
 * Brings a payment, and the order that stands on it, to what its provider says now. Sweep and providers' notices end
 * here; asking again, or from several processes at once, changes nothing twice.
 * @returns when it is to be looked at next; null once nothing of it is open any more
 */
export const settlePayment = async (services: Services, nonce: string): Promise<Date | null> => {
  const { db, now } = services;
  const payment = await findPayment(db, nonce);
  if (!payment) return null;
  const order = await orderOf(services, payment);
  if (order) await settleOrder(services, order, true);
  else if (payment.amount && (payment.givenUpAt !== null || isOverdue(payment, now()))) {
    await settleUnused(services, payment);
  }
  const settled = await findPayment(db, nonce);
  return settled && nextLook(settled, await orderOf(services, settled), now());
};
