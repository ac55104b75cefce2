import { sign, type KeyObject } from 'node:crypto';
import { refundedOf, type BankPayment, type Ledger } from './ledger.ts';

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

interface Refund {
  payment: BankPayment;
  amount: number;
  status: 'PROCESSING' | 'SUCCESS' | 'FAIL';
  /** How it ends; null once it has. */
  ends: 'SUCCESS' | 'FAIL' | null;
}

/**
 * Refunds by the shop's numbers for them. Of those that Alipay takes, every second one is under way first: the first
 * inquiry finds it `PROCESSING`, then it has ended, and every second of these has failed and moved nothing. One that
 * is made anew after that is made at once.
 */
const alipayRefunds = (ledger: Ledger) => {
  const known = new Map<string, Refund>();
  let slow = 0;
  const moved = ({ payment, amount }: Refund, number: string) => ledger.refund(payment, amount, number);

  const answerOf = (refund: Refund, number: string): object => {
    if (refund.status === 'FAIL') return { result: result('F', 'PROCESS_FAIL') };
    const id = refund.status === 'SUCCESS' ? moved(refund, number)?.id : undefined;
    if (id === undefined) return { result: result('U', 'REFUND_IN_PROCESS') };
    return { result: succeeded, refundId: id, refundRequestId: number };
  };

  return {
    ask: (payment: BankPayment, amount: number, number: string): object => {
      const earlier = known.get(number);
      if (earlier) return answerOf(earlier, number);
      if (payment.captured - refundedOf(payment) < amount) return { result: result('F', 'REFUND_AMOUNT_EXCEED') };
      const isAnew = [...known.values()].some((other) => other.payment === payment && other.status === 'FAIL');
      const isSlow = !isAnew && known.size % 2 === 1;
      slow += isSlow ? 1 : 0;
      const ends = !isSlow ? null : slow % 2 === 0 ? 'FAIL' : 'SUCCESS';
      const refund: Refund = { payment, amount, status: isSlow ? 'PROCESSING' : 'SUCCESS', ends };
      known.set(number, refund);
      return answerOf(refund, number);
    },
    inquire: (number: string): object => {
      const refund = known.get(number);
      if (!refund) return { result: result('F', 'REFUND_NOT_EXIST') };
      const { status: refundStatus } = refund;
      // The next inquiry finds how it ended.
      if (refund.ends !== null) refund.status = refund.ends;
      refund.ends = null;
      const id = refundStatus === 'SUCCESS' ? moved(refund, number)?.id : undefined;
      return { result: succeeded, refundStatus, refundRequestId: number, ...(id !== undefined && { refundId: id }) };
    },
  };
};

/** Alipay's answers, as far as `payment/alipay` asks; the payment's id is the shop's own number for it. */
export const alipayBank = (ledger: Ledger) => {
  const refunds = alipayRefunds(ledger);

  return (name: string, text: string): object => {
    const question = JSON.parse(text) as Question; // Alipay's own format
    if (name === 'inquiryRefund') return refunds.inquire(question.refundRequestId ?? '');
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
    return refunds.ask(payment, Number(question.refundAmount?.value), question.refundRequestId ?? '');
  };
};
