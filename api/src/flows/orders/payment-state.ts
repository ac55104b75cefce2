import { takenAt, type PaymentRow } from '../../database/orders/payments.ts';
import type { PaymentState } from '../../payment/provider.ts';
import type { Services } from '../../services.ts';

/** Returns the provider's state of a payment now. One that was decided is not asked for again. */
export const providerSays = async (services: Services, payment: PaymentRow): Promise<PaymentState> => {
  if (!payment.pending) return payment.accepted ? 'accepted' : 'declined';
  const provider = payment.method === 'alipay' ? services.wallet : services.payLater;
  return provider.state(payment.nonce, takenAt(payment), services.now());
};

/** Whether the time in which a payment can be approved is over. */
export const isOverdue = ({ expiresAt }: PaymentRow, now: Date): boolean => now >= expiresAt;
