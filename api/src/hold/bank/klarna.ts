import type { BankPayment, Ledger } from './ledger.ts';

/** An answer of Klarna's REST interface. */
export interface RestAnswer {
  status: number;
  body?: object;
  headers?: Record<string, string>;
}

const statuses = {
  open: 'AUTHORIZED',
  authorised: 'AUTHORIZED',
  declined: 'AUTHORIZED',
  void: 'CANCELLED',
  captured: 'CAPTURED',
} as const;
const fraudStatuses = { declined: 'REJECTED', open: 'PENDING' } as const;
const fraudStatusOf = ({ status, stopped }: BankPayment): string => {
  if (stopped) return fraudStatuses.declined;
  return status === 'declined' || status === 'open' ? fraudStatuses[status] : 'ACCEPTED';
};

const refused = (error_code: string, status = 403): RestAnswer => ({
  status,
  body: { correlation_id: 'c-1', error_code, error_messages: ['Refused'] },
});

/**
 * Klarna's answers, as far as `payment/klarna` asks. Placing is idempotent by its key; a purchase that was authorised
 * as `decline…` is rejected, one as `review…` stays under review.
 */
export const klarnaBank = (ledger: Ledger) => {
  const placed = new Map<string, string>();

  const place = (authorization: string, amount: number, key: string): RestAnswer => {
    const known = placed.get(key);
    const status = authorization.startsWith('decline')
      ? 'declined'
      : authorization.startsWith('review')
        ? 'open'
        : 'authorised';
    const payment = (known === undefined ? undefined : ledger.find(known)) ?? ledger.open('klarna', amount, status);
    placed.set(key, payment.id);
    return { status: 200, body: { order_id: payment.id, fraud_status: fraudStatusOf(payment) } };
  };

  return (method: string, path: string, text: string, key: string): RestAnswer => {
    const body = text === '' ? {} : (JSON.parse(text) as Record<string, unknown>); // Klarna's own format
    if (path === '/payments/v1/sessions') {
      const categories = [{ identifier: 'klarna', name: 'Klarna' }];
      return {
        status: 200,
        body: { session_id: 's-1', client_token: 'c-1', payment_method_categories: categories },
      };
    }
    const authorization = /^\/payments\/v1\/authorizations\/([^/]+)\/order$/.exec(path)?.[1];
    if (authorization !== undefined) return place(authorization, Number(body['order_amount']), key);
    const [, id = '', action = ''] = /^\/ordermanagement\/v1\/orders\/([^/]+)(?:\/(\w+))?$/.exec(path) ?? [];
    const payment = ledger.find(id);
    if (!payment) return refused('NO_SUCH_ORDER', 404);
    if (method === 'GET') {
      const { amount, captured } = payment;
      return {
        status: 200,
        body: {
          order_id: id,
          order_amount: amount,
          captured_amount: captured,
          status: statuses[payment.status],
          fraud_status: fraudStatusOf(payment),
          refunds: [...payment.refunds].map(([reference, refund]) => ({
            refund_id: refund.id,
            refunded_amount: refund.amount,
            reference,
          })),
        },
      };
    }
    if (action === 'captures') {
      const taken = ledger.capture(payment, Number(body['captured_amount']));
      return taken ? { status: 201, headers: { 'capture-id': `capture-${id}` } } : refused('CAPTURE_NOT_ALLOWED');
    }
    if (action === 'cancel') return ledger.cancel(payment) ? { status: 204 } : refused('CANCEL_NOT_ALLOWED');
    const refund = ledger.refund(payment, Number(body['refunded_amount']), String(body['reference']));
    return refund ? { status: 201, headers: { 'refund-id': refund.id } } : refused('REFUND_NOT_ALLOWED');
  };
};
