import { randomBytes } from 'node:crypto';
import { centsOf, decimal } from '../../payment/outside.ts';
import { refundedOf, type BankPayment, type Ledger } from './ledger.ts';

interface Variables {
  id?: string;
  input?: {
    paymentMethodId?: string;
    transactionId?: string;
    transaction?: { amount: string; orderId?: string };
    refund?: { amount: string; orderId: string };
  };
}

const statuses = {
  open: 'AUTHORIZING',
  authorised: 'AUTHORIZED',
  declined: 'PROCESSOR_DECLINED',
  void: 'VOIDED',
  captured: 'SETTLED',
} as const;

const transactionOf = (payment: BankPayment) => ({
  id: payment.id,
  status: statuses[payment.status],
  amount: { value: decimal(payment.amount), currencyCode: 'CAD' },
  paymentMethodSnapshot: { brandCode: 'VISA', last4: '1111' },
  refunds: [...payment.refunds].map(([orderId, { id }]) => ({ id, orderId, status: 'SETTLED' })),
});

/** An id of the GraphQL interface; webhooks call the same transaction by what is encoded in it. */
const newId = (): string =>
  Buffer.from(`transaction_${randomBytes(6).toString('hex')}`)
    .toString('base64')
    .replace(/=+$/, '');

const refused = (legacyCode: string) => ({
  data: null,
  errors: [{ message: 'Refused', extensions: { errorClass: 'VALIDATION', legacyCode } }],
});

/** Braintree's GraphQL answers, as far as `payment/braintree` asks. A nonce that begins with `decline` is declined. */
export const answerAsBraintree = (ledger: Ledger, body: string): object => {
  const { query, variables }: { query: string; variables: Variables } = JSON.parse(body);
  const input = variables.input ?? {};
  if (query.includes('createClientToken(')) return { data: { createClientToken: { clientToken: 'token' } } };
  if (query.includes('authorizeCreditCard(')) {
    const amount = centsOf(input.transaction?.amount ?? '');
    const status = input.paymentMethodId?.startsWith('decline') ? 'declined' : 'authorised';
    const payment = ledger.open('braintree', amount, status, newId());
    return { data: { authorizeCreditCard: { transaction: transactionOf(payment) } } };
  }
  const payment = ledger.find(input.transactionId ?? variables.id ?? '');
  if (!payment) return refused('91504');
  if (query.includes('captureTransaction(')) {
    if (!ledger.capture(payment, centsOf(input.transaction?.amount ?? ''))) return refused('91507');
    return { data: { captureTransaction: { transaction: transactionOf(payment) } } };
  }
  if (query.includes('reverseTransaction(')) {
    if (!ledger.cancel(payment)) return refused('91504');
    return { data: { reverseTransaction: { reversal: { id: payment.id } } } };
  }
  if (query.includes('refundTransaction(')) {
    const { amount = '', orderId = '' } = input.refund ?? {};
    // Braintree knows no idempotency: asking twice pays back twice while something is left.
    const key = payment.refunds.has(orderId) ? `${orderId} again ${refundedOf(payment)}` : orderId;
    const refund = ledger.refund(payment, centsOf(amount), key);
    return refund ? { data: { refundTransaction: { refund: { id: refund.id } } } } : refused('91506');
  }
  return { data: { node: transactionOf(payment) } };
};
