import { sign, type KeyObject } from 'node:crypto';
import type { Ledger } from './ledger.ts';

/** How Alipay signs a message with its own key, as the header `signature` has it. */
export const alipaySignature = (
  key: KeyObject,
  { path, time, body }: { path: string; time: string; body: string },
): string => {
  const signature = sign('sha256', Buffer.from(`POST ${path}\nshop.${time}.${body}`), key).toString('base64');
  return `algorithm=RSA256,keyVersion=1,signature=${encodeURIComponent(signature)}`;
};

interface Question {
  paymentRequestId?: string;
  paymentId?: string;
  paymentAmount?: { value: string };
  refundRequestId?: string;
  refundAmount?: { value: string };
}

const result = (resultStatus: 'S' | 'F' | 'U', resultCode: string) => ({
  resultStatus,
  resultCode,
  resultMessage: resultCode,
});
const succeeded = result('S', 'SUCCESS');
const statuses = {
  open: 'PROCESSING',
  authorised: 'SUCCESS',
  declined: 'FAIL',
  void: 'CANCELLED',
  captured: 'SUCCESS',
} as const;

/**
 * Alipay's answers, as far as `payment/alipay` asks; the payment's id is the shop's own number for it. Every second
 * refund is answered `U` the first time: it is under way, and the same question later tells what became of it.
 */
export const alipayBank = (ledger: Ledger) => {
  const underWay = new Set<string>();
  let refunds = 0;

  return (name: string, text: string): object => {
    const question = JSON.parse(text) as Question; // Alipay's own format
    const id = question.paymentRequestId ?? question.paymentId ?? '';
    if (name === 'pay') {
      ledger.open('alipay', Number(question.paymentAmount?.value), 'open', id);
      return {
        result: result('U', 'PAYMENT_IN_PROCESS'),
        paymentRequestId: id,
        normalUrl: `https://cashier.example/${id}`,
      };
    }
    const payment = ledger.find(id);
    if (!payment) return { result: result('F', 'ORDER_NOT_EXIST') };
    if (name === 'inquiryPayment') {
      return { result: succeeded, paymentStatus: statuses[payment.status], paymentId: id, paymentRequestId: id };
    }
    if (name === 'cancel') {
      return { result: ledger.cancel(payment) ? succeeded : result('F', 'ORDER_STATUS_INVALID') };
    }
    const key = question.refundRequestId ?? '';
    const refund = ledger.refund(payment, Number(question.refundAmount?.value), key);
    if (!refund) return { result: result('F', 'REFUND_AMOUNT_EXCEED') };
    refunds += underWay.has(key) ? 0 : 1;
    if (refunds % 2 === 1 && !underWay.has(key)) {
      underWay.add(key);
      return { result: result('U', 'REFUND_IN_PROCESS') };
    }
    underWay.add(key);
    return { result: succeeded, refundId: refund.id, refundRequestId: key, refundStatus: 'SUCCESS' };
  };
};
