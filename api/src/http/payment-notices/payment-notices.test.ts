import { createHash, createHmac } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { schema } from '../../database/connection.ts';
import { storePayment } from '../../database/orders/payments.ts';
import { refundedOf } from '../../hold/bank/ledger.ts';
import { latestMails } from '../../mail/mailbox.ts';
import { settleOrders } from '../../flows/orders/settle-due.ts';
import { buyingAt, type Headers } from '../../testing/buying.ts';
import { startRealProviders } from '../../testing/real-providers.ts';
import { storeOrder } from '../../testing/stored-order.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

const clock = { now: new Date('2026-06-01T12:00:00.000Z') };
let banks: Awaited<ReturnType<typeof startRealProviders>>;
let shop: TestApp;
let steps: ReturnType<typeof buyingAt>;
let ada: Headers;
beforeAll(async () => {
  banks = await startRealProviders(() => clock.now);
  shop = await startTestApp({}, { ...banks.providers(), now: () => clock.now });
  steps = buyingAt(shop);
  ada = await shop.signIn('ada@example.com');
});
afterAll(async () => {
  await shop?.close();
  await banks?.close();
});
beforeEach(() => {
  banks.state.fault = () => null;
  banks.asked.length = 0;
});

const post = (provider: string, payload: string, headers: Record<string, string>) =>
  shop.app.inject({ method: 'POST', url: `/api/payment_notices/${provider}`, payload, headers });
const json = { 'content-type': 'application/json' };
const detail = async (order_id: string) => (await shop.call('orderDetail', { query: { order_id } }, ada)).result;
const settle = () => settleOrders(shop.app.services, () => undefined);

/** One of Braintree's webhooks, signed with this private key. */
const braintree = (kind: string, transaction: string, privateKey = 'private') => {
  const xml = `<notification><timestamp type="datetime">2026-06-01T12:00:00Z</timestamp><kind>${kind}</kind>
    <subject><transaction><id>${transaction}</id><amount>344.93</amount></transaction></subject></notification>`;
  const bt_payload = `${Buffer.from(xml).toString('base64')}\n`;
  const digest = createHmac('sha1', createHash('sha1').update(privateKey).digest()).update(bt_payload).digest('hex');
  const bt_signature = `other|${'0'.repeat(40)}&public|${digest}`;
  const form = new URLSearchParams({ bt_signature, bt_payload });
  return post('braintree', form.toString(), { 'content-type': 'application/x-www-form-urlencoded' });
};
const klarna = (order_id: string, event_type = 'FRAUD_RISK_ACCEPTED') => {
  const notice = { order_id, event_type, timestamp: '2026-06-01T12:00:00Z' };
  return post('klarna', JSON.stringify(notice), json);
};
const alipay = (content: object, signature?: string) => {
  const body = JSON.stringify(content);
  const signed = signature ?? banks.signed('/api/payment_notices/alipay', '1685599933871', body);
  return post('alipay', body, { ...json, 'client-id': 'shop', 'request-time': '1685599933871', signature: signed });
};
const paid = (paymentRequestId: string) => ({
  notifyType: 'PAYMENT_RESULT',
  result: { resultCode: 'SUCCESS', resultStatus: 'S', resultMessage: 'success.' },
  paymentRequestId,
  paymentId: paymentRequestId,
});

const payInWallet = (token: string): void => {
  const payment = banks.ledger.find(token);
  if (!payment) throw new Error('Alipay knows no such payment');
  payment.status = 'captured';
  payment.captured = payment.amount;
};

test('Alipay’s notice pays an order whose person never came back, once, while the sweep is at it', async () => {
  const { token, order_id } = await steps.orderByWallet(await steps.fill(ada));
  payInWallet(token);
  const replies = await Promise.all([alipay(paid(token)), alipay(paid(token)), settle()]);
  expect(replies[0].json()).toEqual({
    result: { resultCode: 'SUCCESS', resultStatus: 'S', resultMessage: 'success' },
  });
  expect((await detail(order_id)).status).toBe('paid');
});

test('a notice is not believed: what Alipay does not say when it is asked has not happened', async () => {
  const { token, order_id } = await steps.orderByWallet(await steps.fill(ada));
  expect((await alipay(paid(token))).statusCode).toBe(200);
  expect((await detail(order_id)).status).toBe('pending_payment');
});

test('a notice that the provider has not signed is refused, and nothing happens', async () => {
  const { token, order_id } = await steps.orderByWallet(await steps.fill(ada));
  payInWallet(token);
  const others = banks.signed('/api/payment_notices/alipay', '1685599933871', JSON.stringify(paid('another')));
  banks.asked.length = 0;
  const replies = [
    await alipay(paid(token), others),
    await alipay(paid(token), ''),
    await alipay(paid(token), 'algorithm=RSA256,keyVersion=1,signature=%E0%A4%A'),
    await braintree('transaction_settled', 'abc', 'guessed'),
    await post('braintree', 'bt_signature=public|&bt_payload=', {
      'content-type': 'application/x-www-form-urlencoded',
    }),
    await post('klarna', '<order>', json),
  ];
  expect(replies.map(({ statusCode }) => statusCode)).toEqual([401, 401, 401, 401, 401, 401]);
  expect([banks.asked, (await detail(order_id)).status]).toEqual([[], 'pending_payment']);
});

test('Klarna signs nothing: its notice has the order read back, and only of a payment of this shop', async () => {
  await steps.fill(ada);
  const body = { authorization_token: 'review-1', idempotency_key: steps.newKey() };
  const { payment_id } = (await steps.takePayLater(ada, body)).result;
  const { order_id, status } = (await steps.order(ada, 'klarna', payment_id)).result;
  expect(status).toBe('pending_payment');
  const payment = banks.ledger.find(payment_id);
  if (!payment) throw new Error('Klarna knows no such order');
  await klarna(payment_id);
  expect((await detail(order_id)).status).toBe('pending_payment');
  payment.status = 'authorised';
  await Promise.all([klarna(payment_id), klarna(payment_id)]);
  expect([(await detail(order_id)).status, payment.captured]).toEqual(['paid', payment.amount]);
  banks.asked.length = 0;
  expect((await klarna('somebody-elses')).statusCode).toBe(200);
  expect(banks.asked).toEqual([]);
});

const paidByKlarna = async () => {
  await steps.fill(ada);
  const body = { authorization_token: 'approve-1', idempotency_key: steps.newKey() };
  const { payment_id } = (await steps.takePayLater(ada, body)).result;
  const { order_id, status } = (await steps.order(ada, 'klarna', payment_id)).result;
  const payment = banks.ledger.find(payment_id);
  if (!payment || status !== 'paid') throw new Error('The order is not paid');
  return { order_id, payment_id, payment };
};
const stopped = (payment_id: string) => klarna(payment_id, 'FRAUD_RISK_STOPPED');

test('Klarna takes back its yes to a paid order: it is cancelled and paid back, once', async () => {
  const { order_id, payment_id, payment } = await paidByKlarna();
  // Anybody can send what is not signed: Klarna still stands by this one.
  expect((await stopped(payment_id)).statusCode).toBe(200);
  expect((await detail(order_id)).status).toBe('paid');
  payment.stopped = true;
  await Promise.all([stopped(payment_id), stopped(payment_id)]);
  expect([(await detail(order_id)).status, refundedOf(payment)]).toEqual(['cancelled', payment.amount]);
  const letters = await latestMails(shop.connection.db, 20);
  const about = letters.filter(({ subject }) => subject.includes(order_id) && subject.includes('cancelled'));
  expect(about).toHaveLength(1);
});

test('Klarna takes back its yes and cannot be asked: the notice is to come again', async () => {
  const { order_id, payment_id, payment } = await paidByKlarna();
  payment.stopped = true;
  banks.state.fault = () => 'error 503';
  expect((await stopped(payment_id)).statusCode).toBe(503);
  banks.state.fault = () => null;
  expect((await stopped(payment_id)).statusCode).toBe(200);
  expect((await detail(order_id)).status).toBe('cancelled');
});

test('Klarna takes back its yes to an order that has left: it goes on, for an operator to decide', async () => {
  const { order_id, payment_id, payment } = await paidByKlarna();
  await shop.connection.db.update(schema.order).set({ state: 'shipped' }).where(eq(schema.order.number, order_id));
  payment.stopped = true;
  expect((await stopped(payment_id)).statusCode).toBe(200);
  expect([(await detail(order_id)).status, refundedOf(payment)]).toEqual(['shipped', 0]);
});

test('once Braintree says that a payment is settled, its open refund is made at once, and once', async () => {
  const { db } = shop.connection;
  const nonce = Buffer.from('transaction_abc1').toString('base64').replace(/=+$/, '');
  const payment = banks.ledger.open('braintree', 34_493, 'captured', nonce);
  const { number, placedBy, idempotencyKey } = await storeOrder(db, 1, { paymentReference: nonce });
  const card = { cardType: 'Visa', lastFour: '1111', accepted: true, amount: 34_493, expiresAt: clock.now };
  await storePayment(db, { ...card, nonce, owner: placedBy, method: 'card', usedBy: idempotencyKey });
  banks.state.fault = () => 'error 503';
  expect((await shop.call('cancelOrder', { body: { order_id: number } }, ada)).code).toBe(200);
  expect((await detail(number)).payment).toMatchObject({ refund_under_way: 34_493 });
  banks.state.fault = () => null;
  await Promise.all([braintree('transaction_settled', 'abc1'), braintree('transaction_settled', 'abc1'), settle()]);
  expect([refundedOf(payment), (await detail(number)).payment.refunded_amount]).toEqual([34_493, 34_493]);
});

test('a provider that is not used takes no notices; nor does another path go without the client’s header', async () => {
  const sandbox = await startTestApp();
  const reply = await sandbox.app.inject({ method: 'POST', url: '/api/payment_notices/klarna', payload: '{}' });
  expect(reply.statusCode).toBe(404);
  await sandbox.close();
  expect((await shop.app.inject({ method: 'POST', url: '/api/order/cancel', payload: '{}' })).statusCode).toBe(403);
});
