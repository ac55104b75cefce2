import { createHash, createHmac, type KeyObject } from 'node:crypto';
import { noticePaths } from '../../payment/notice-paths.ts';
import { alipaySignature } from './alipay.ts';
import type { BankPayment } from './ledger.ts';

/** A provider's notice about a payment, as it is posted to the shop. */
export interface BankNotice {
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

const json = { 'content-type': 'application/json' };
const form = { 'content-type': 'application/x-www-form-urlencoded' };

const braintreeNotice = (payment: BankPayment): BankNotice => {
  const id = Buffer.from(payment.id, 'base64')
    .toString()
    .replace(/^transaction_/, '');
  const xml = `<notification><kind>transaction_settled</kind><subject><transaction><id>${id}</id></transaction></subject></notification>`;
  const payload = Buffer.from(xml).toString('base64');
  const key = createHash('sha1').update('private').digest();
  const signature = `public|${createHmac('sha1', key).update(payload).digest('hex')}`;
  const body = new URLSearchParams({ bt_signature: signature, bt_payload: payload }).toString();
  return { path: `${noticePaths}braintree`, headers: form, body };
};

const klarnaNotice = (payment: BankPayment): BankNotice => ({
  path: `${noticePaths}klarna`,
  headers: json,
  body: JSON.stringify({ order_id: payment.id, event_type: 'FRAUD_RISK_ACCEPTED' }),
});

const alipayNotice = (payment: BankPayment, key: KeyObject): BankNotice => {
  const path = `${noticePaths}alipay`;
  const time = String(Date.now());
  const body = JSON.stringify({ notifyType: 'PAYMENT_RESULT', paymentRequestId: payment.id, paymentId: payment.id });
  const signature = alipaySignature(key, { path, time, body });
  return { path, headers: { ...json, 'client-id': 'shop', 'request-time': time, signature }, body };
};

/** Notice of a payment from its provider to the shop; `key` is Alipay's own. */
export const noticeOf = (payment: BankPayment, key: KeyObject): BankNotice => {
  if (payment.bank === 'braintree') return braintreeNotice(payment);
  return payment.bank === 'klarna' ? klarnaNotice(payment) : alipayNotice(payment, key);
};
