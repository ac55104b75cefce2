import { eq } from 'drizzle-orm';
import { schema } from '../../database/connection.ts';
import { giveUpPlusOrder, openPlusOrder } from '../../database/membership/plus-orders.ts';
import { settlePlusOrders } from '../../flows/membership/pay-plus-by-card.ts';
import { answerAsBraintree } from '../../hold/bank/braintree.ts';
import { Ledger, refundedOf } from '../../hold/bank/ledger.ts';
import { plusPaymentFrom } from '../../outside-payment.ts';
import { braintreeCards } from '../../payment/braintree/cards.ts';
import { closedPlusPayment, cardPlusPayment, sandboxPlusPayment } from '../../plus-payment/provider.ts';
import { answerWith, standIn, type StandIn } from '../../testing/stand-in.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

const keys = { environment: 'sandbox', publicKey: 'public', privateKey: 'pr1vate', merchantAccount: null } as const;
let ledger: Ledger;
let bank: StandIn;
/** Whether Braintree's answer to taking the money is lost, once it has taken it. */
let isLost = false;
let shop: TestApp;
beforeAll(async () => {
  bank = await standIn((response, { body }) => {
    const answer = answerAsBraintree(ledger, body);
    if (isLost && /captureTransaction|node\(/.test(body)) return void response.destroy();
    answerWith(answer)(response);
  });
  const cards = braintreeCards({ ...keys, url: bank.url, report: () => undefined });
  shop = await startTestApp({}, { cards, plusPayment: cardPlusPayment });
});
afterAll(async () => {
  await shop?.close();
  await bank?.close();
});
beforeEach(async () => {
  ledger = new Ledger();
  isLost = false;
  await shop.connection.db
    .update(schema.customer)
    .set({ group: 'General', plusEndsAt: null })
    .where(eq(schema.customer.id, 1));
});

/** A waiting order with the address of its page. */
const begin = async (secret: string) => {
  const open = { customerId: 1, price: 4_900, vipCode: null, now: shop.clock.now };
  const { number } = await openPlusOrder(shop.connection.db, { ...open, secret });
  return { number, url: cardPlusPayment.pageFor(secret) };
};
const pay = async (url: string, nonce = 'typed') => {
  const headers = { client: 'pc', 'content-type': 'application/json' };
  const reply = await shop.app.inject({ method: 'POST', url, headers, payload: { payment_method_nonce: nonce } });
  return reply.json<{ code: number; result: { state: string } | null }>();
};
const standing = async (number: string) => {
  const [order] = await shop.connection.db.select().from(schema.plusOrder).where(eq(schema.plusOrder.number, number));
  const [customer] = await shop.connection.db.select().from(schema.customer).where(eq(schema.customer.id, 1));
  return [order?.status, customer?.group];
};
const taken = () =>
  [...ledger.payments.values()].map((payment) => [payment.captured, refundedOf(payment), payment.status]);

test('MEM-011 outside the sandbox the payment link leads to a page with the card provider’s own fields', async () => {
  expect([
    plusPaymentFrom({ braintree: keys, sandbox: false }),
    plusPaymentFrom({ braintree: null, sandbox: true }),
    plusPaymentFrom({ braintree: null, sandbox: false }),
  ]).toEqual([cardPlusPayment, sandboxPlusPayment, closedPlusPayment]);
  const { url } = await begin('shown');
  const { body, headers } = await shop.app.inject({ method: 'GET', url });
  expect(headers['content-security-policy']).toContain("frame-ancestors 'self'");
  expect(headers['content-security-policy']).toContain('frame-src https://assets.braintreegateway.com');
  expect(body).toContain('A year of Plus+: <b>C$49.00</b>');
  expect(body).toContain('"token":"token"');
  expect(body).not.toMatch(/<input/);
  expect((await shop.app.inject({ method: 'GET', url: cardPlusPayment.pageFor('invented') })).statusCode).toBe(404);
});

test('MEM-011 the fee is set aside and taken under the order’s number, once, and the membership begins', async () => {
  const { number, url } = await begin('paid');
  expect((await pay(url)).result).toEqual({ state: 'paid' });
  expect((await pay(url)).result).toEqual({ state: 'paid' });
  expect(await standing(number)).toEqual(['paid', 'PLUS+']);
  expect(taken()).toEqual([[4_900, 0, 'captured']]);
  expect(bank.asked.map(({ body }) => body).join()).toContain(`"orderId":"${number}"`);
  expect((await shop.app.inject({ method: 'GET', url })).body).toContain('gone through');
});

test('a declined card begins nothing, and another card may be tried', async () => {
  const { number, url } = await begin('declined');
  expect((await pay(url, 'decline')).result).toEqual({ state: 'declined' });
  expect(await standing(number)).toEqual(['pending_payment', 'General']);
  expect((await pay(url)).result).toEqual({ state: 'paid' });
});

test('after three declined cards no further card is shown to the provider for a while, on a new page neither', async () => {
  // An hour after the declines of other tests.
  shop.clock.now = new Date(shop.clock.now.getTime() + 3_600_001);
  const { url } = await begin('tested');
  for (let card = 1; card <= 3; card += 1) {
    expect((await pay(url, 'decline')).result).toEqual({ state: 'declined' });
  }
  const asked = bank.asked.length;
  expect(await pay(url, 'decline')).toMatchObject({ code: 429, result: null });
  const { url: another } = await begin('tested again');
  expect(await pay(another)).toMatchObject({ code: 429, result: null });
  expect(bank.asked).toHaveLength(asked);
  shop.clock.now = new Date(shop.clock.now.getTime() + 3_600_001);
  expect((await pay(another)).result).toEqual({ state: 'paid' });
});

test('an answer that is lost is looked up by a round, and takes the fee once', async () => {
  const { number, url } = await begin('lost');
  isLost = true;
  expect((await pay(url)).result).toEqual({ state: 'waiting' });
  expect(await standing(number)).toEqual(['pending_payment', 'General']);
  isLost = false;
  await settlePlusOrders(shop.app.services, () => undefined);
  expect(await standing(number)).toEqual(['paid', 'PLUS+']);
  expect(taken()).toEqual([[4_900, 0, 'captured']]);
});

test('what was taken for an order that was given up meanwhile is paid back', async () => {
  const { number, url } = await begin('given up');
  isLost = true;
  await pay(encodeURI(url));
  await giveUpPlusOrder(shop.connection.db, 1);
  isLost = false;
  await settlePlusOrders(shop.app.services, () => undefined);
  await settlePlusOrders(shop.app.services, () => undefined);
  expect(await standing(number)).toEqual(['cancelled', 'General']);
  expect(taken()).toEqual([[4_900, 4_900, 'captured']]);
});
