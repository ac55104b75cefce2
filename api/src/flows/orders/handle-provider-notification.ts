import type { PaymentMethod } from '@shop/contract';
import { findPayment, endLook, takePayment } from '../../database/orders/payments.ts';
import { claimOperation, hastenOperations, paymentOfRefund } from '../../database/orders/provider-operations.ts';
import type { NoticeSubject } from '../../payment/notice.ts';
import { beginOperation } from '../../payment/operations.ts';
import type { Services } from '../../services.ts';
import { settlePayment } from './settle-payment.ts';
import { cancelWithdrawn } from './withdrawn-approval.ts';

/** The payment of this shop's that a notice is about; null for another's. */
const paymentOf = async ({ db }: Services, method: PaymentMethod, subject: NoticeSubject): Promise<string | null> => {
  const ofRefund = subject.refunds.length > 0 ? await paymentOfRefund(db, subject.refunds) : null;
  for (const nonce of [...subject.payments, ...(ofRefund === null ? [] : [ofRefund])]) {
    const payment = await findPayment(db, nonce);
    if (payment?.method === method) return nonce;
  }
  return ofRefund;
};

/**
 * Brings a payment that its provider has spoken of to what the provider says now, as the sweep does: said twice, or while
 * the sweep is at it, nothing happens twice. What cannot be done now is left to the sweep.
 * @param report gets what an operator has to decide
 * @throws ShopError 503 when the notice has to come again
 */
export const handleProviderNotification = async (
  services: Services,
  method: PaymentMethod,
  subject: NoticeSubject,
  report: (line: string) => void,
): Promise<void> => {
  const { db, now } = services;
  const nonce = await paymentOf(services, method, subject);
  if (nonce === null) return;
  const taken = await takePayment(db, nonce, now());
  if (taken) await endLook(db, taken, { watchAt: await settlePayment(services, nonce), watchError: null });
  await cancelWithdrawn(services, nonce, report);
  await hastenOperations(db, nonce, now());
  await beginOperation(services, await claimOperation(db, { method, payment: nonce }, now()));
};
