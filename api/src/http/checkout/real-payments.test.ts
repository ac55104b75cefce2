import { latestMails } from '../../mail/mailbox.ts';
import type { CardProvider, PayLaterProvider, PaymentState } from '../../payment/provider.ts';
import { sandboxPayLater } from '../../payment/sandbox-pay-later.ts';
import { settleOrders } from '../../flows/orders/settle-due.ts';
import { buyingAt, type Headers } from '../../testing/buying.ts';
import { fixture } from '../../testing/fixture-products.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

/** Requests to a provider like real ones: money is set aside first, and taken later. */
const asked: unknown[] = [];
let authorised = true;
let taken: PaymentState = 'accepted';
/** Happens while the provider takes the money. */
let meanwhile = async (): Promise<unknown> => undefined;
let counter = 0;
const collect: NonNullable<CardProvider['collect']> = async (transfer) => {
  asked.push(['collect', transfer]);
  await meanwhile();
  return taken;
};
const release = async (payment: string): Promise<void> => {
  asked.push(['release', payment]);
};
const cards: CardProvider = {
  name: 'braintree',
  open: true,
  clientToken: async () => 'client-token',
  authorise: async (token, amount) => {
    asked.push(['authorise', token, amount]);
    counter += 1;
    return { nonce: `transaction-${counter}`, cardType: 'Visa', lastFour: '1111', accepted: authorised };
  },
  refund: async (transfer) => {
    asked.push(['refund', transfer]);
    return 'refund-1';
  },
  collect,
  release,
};
const payLater: PayLaterProvider = { ...sandboxPayLater, name: 'klarna', collect, release };

let shop: TestApp;
let steps: ReturnType<typeof buyingAt>;
beforeAll(async () => {
  shop = await startTestApp({}, { cards, payLater });
  steps = buyingAt(shop);
});
afterAll(() => shop?.close());
beforeEach(() => {
  asked.length = 0;
  authorised = true;
  taken = 'accepted';
  meanwhile = async () => undefined;
});

const key = () => steps.newKey();
const filled = async (headers?: Headers): Promise<Headers> =>
  steps.fill(headers ?? (await shop.guest()), fixture.cheap);
const card = async (headers: Headers) => (await steps.takeCard(headers, 'from-the-page')).result;
const order = (headers: Headers, payment_nonce: string, idempotency_key = key()) =>
  steps.order(headers, 'card', payment_nonce, idempotency_key);
const letters = async () => (await latestMails(shop.connection.db, 100)).length;
const total = async (headers: Headers) => (await shop.call('carts', {}, headers)).result.grand_total;
const poll = async (headers: Headers, order_id: string) => (await steps.poll(headers, order_id)).payment;

test('CHK-009 browsers are told whose part of the page takes a payment', async () => {
  const guest = await shop.guest();
  const { list } = (await shop.call('cartPaymentMethods', {}, guest)).result;
  expect(list.map(({ provider }) => provider)).toEqual(['braintree', 'klarna', 'sandbox']);
  expect((await shop.call('braintreeClientToken', {}, guest)).result).toEqual({
    client_token: 'client-token',
    provider: 'braintree',
  });
});

test('CHK-009 the card’s nonce sets the cart’s total aside; the order takes it, once, under its number', async () => {
  const guest = await filled();
  const [amount, before] = [await total(guest), await letters()];
  const { nonce, card_type, last_four } = await card(guest);
  expect([card_type, last_four]).toEqual(['Visa', '1111']);
  expect((await shop.call('braintreeUnderRiskified', { query: { nonce } }, guest)).result.status).toBe('approved');
  const same = key();
  const { result } = await order(guest, nonce, same);
  expect(result).toMatchObject({ status: 'paid', grand_total: amount });
  expect((await order(guest, nonce, same)).result).toEqual(result);
  expect(asked).toEqual([
    ['authorise', 'from-the-page', amount],
    ['collect', { payment: nonce, amount, key: result.order_id }],
  ]);
  expect(await letters()).toBe(before + 1);
});

test('CHK-009 a card number is not taken: the provider has fields of its own', async () => {
  const guest = await filled();
  expect((await steps.takeCard(guest, '4111111111111111')).code).toBe(400);
  expect(asked).toEqual([]);
});

test('CHK-009 a declined card orders nothing, and the cart stays', async () => {
  const guest = await filled();
  authorised = false;
  const reply = await order(guest, (await card(guest)).nonce);
  expect(reply).toMatchObject({ code: 400, result: { declined: true }, message: /Nothing was charged/ });
  expect(asked).toHaveLength(1);
  expect((await shop.call('carts', {}, guest)).result.items_qty).toBe(1);
});

test('CHK-009 what was set aside for another total is given up, and nothing is charged', async () => {
  const guest = await filled();
  const { nonce } = await card(guest);
  await shop.call('addCartItem', { body: { product_id: fixture.table, qty: 1 } }, guest);
  expect(await order(guest, nonce)).toMatchObject({ code: 409, message: /total has changed/ });
  expect(asked.at(-1)).toEqual(['release', nonce]);
  expect((await order(guest, nonce)).code).toBe(409);
  expect(asked).toHaveLength(2);
});

test('CHK-009 while the provider is silent the order waits, and its result is polled; nothing is charged twice', async () => {
  const guest = await filled();
  const before = await letters();
  const { nonce } = await card(guest);
  taken = 'pending';
  const { result } = await order(guest, nonce);
  expect(result.status).toBe('pending_payment');
  expect(await poll(guest, result.order_id)).toBe('pending');
  expect(await letters()).toBe(before);
  taken = 'accepted';
  expect(await poll(guest, result.order_id)).toBe('paid');
  expect(await poll(guest, result.order_id)).toBe('paid');
  expect(asked.filter((call) => Array.isArray(call) && call[0] === 'collect')).toHaveLength(3);
  expect(await letters()).toBe(before + 1);
});

test('CHK-009 money that could not be had after all undoes the order: the cart is as it was, asking again too', async () => {
  const guest = await filled();
  taken = 'declined';
  const [{ nonce }, same] = [await card(guest), key()];
  expect(await order(guest, nonce, same)).toMatchObject({ code: 400, result: { declined: true } });
  expect((await shop.call('carts', {}, guest)).result.items_qty).toBe(1);
  expect((await order(guest, nonce, same)).code).toBe(400);
  expect((await shop.call('carts', {}, guest)).result.items_qty).toBe(1);
});

const settle = () => settleOrders(shop.app.services, (line) => asked.push(line));

test('CHK-009 an order that is called back before its money was taken gives up what was set aside', async () => {
  const ada = await filled(await shop.signIn('ada@example.com'));
  const { nonce } = await card(ada);
  taken = 'pending';
  const { order_id, grand_total } = (await order(ada, nonce)).result;
  expect((await shop.call('cancelOrder', { body: { order_id } }, ada)).code).toBe(200);
  expect(asked.at(-1)).toEqual(['release', nonce]);
  const [before, known] = [await letters(), asked.length];
  await settle();
  await settle();
  // The provider is asked once more that it keeps nothing: giving up may not have reached it.
  expect(asked.slice(known)).toEqual([['refund', { payment: nonce, amount: grand_total, key: order_id }]]);
  expect(await letters()).toBe(before);
});

test('CHK-009 money that is taken while its order is called back is paid back, and a letter says so', async () => {
  const ada = await filled(await shop.signIn('ada@example.com'));
  const { nonce } = await card(ada);
  taken = 'pending';
  const { order_id, grand_total } = (await order(ada, nonce)).result;
  taken = 'accepted';
  const cancelled = () => shop.call('cancelOrder', { body: { order_id } }, ada);
  meanwhile = cancelled;
  const before = await letters();
  expect(await poll(ada, order_id)).toBe('failed');
  await settle();
  expect(asked.filter((call) => Array.isArray(call) && call[0] === 'refund')).toEqual([
    ['refund', { payment: nonce, amount: grand_total, key: order_id }],
  ]);
  expect((await cancelled()).result.payment.refunded_amount).toBe(grand_total);
  expect(await letters()).toBe(before + 2);
});

test('CHK-009 pay later takes its money the same way', async () => {
  const guest = await filled();
  const body = { authorization_token: 'sandbox_approve_1', idempotency_key: key() };
  const { payment_id } = (await steps.takePayLater(guest, body)).result;
  const { result } = await steps.order(guest, 'klarna', payment_id);
  expect(result.status).toBe('paid');
  expect(asked).toEqual([['collect', { payment: payment_id, amount: result.grand_total, key: result.order_id }]]);
});
