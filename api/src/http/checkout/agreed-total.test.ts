import { eq } from 'drizzle-orm';
import type { CallBody, CallName } from '@shop/contract';
import { schema } from '../../database/connection.ts';
import { sandboxCards } from '../../payment/sandbox.ts';
import { sandboxPayLater } from '../../payment/sandbox-pay-later.ts';
import { address, buyingAt, type Headers } from '../../testing/buying.ts';
import { fixture } from '../../testing/fixture-products.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

// The total on the button is what is paid: another is refused, with the new one, before anybody is asked for money.

/** Amounts that the providers of cards and pay later were asked for, in cents. */
const asked: number[] = [];
let shop: TestApp;
let buying: ReturnType<typeof buyingAt>;
beforeAll(async () => {
  const cards = {
    ...sandboxCards,
    authorise: (token: string, amount: number) => (asked.push(amount), sandboxCards.authorise(token, amount)),
  };
  const payLater = {
    ...sandboxPayLater,
    session: (purchase: Parameters<typeof sandboxPayLater.session>[0]) => (
      asked.push(purchase.amount),
      sandboxPayLater.session(purchase)
    ),
    authorise: (...given: Parameters<typeof sandboxPayLater.authorise>) => (
      asked.push(given[1].amount),
      sandboxPayLater.authorise(...given)
    ),
  };
  shop = await startTestApp({}, { cards, payLater });
  buying = buyingAt(shop);
});
afterAll(() => shop?.close());
beforeEach(() => (asked.length = 0));

const totalOf = async (headers: Headers) => (await shop.call('carts', {}, headers)).result.grand_total;
const payments = () => shop.connection.db.$count(schema.payment);
const orders = () => shop.connection.db.$count(schema.order);
/** The cart in another tab. */
const addMore = (headers: Headers) =>
  shop.call('addCartItem', { body: { product_id: fixture.cheap, qty: 1 } }, headers);

type Ask = (headers: Headers, grand_total: number) => Promise<{ code: number; message: string; result: unknown }>;
const card = 'sandbox_approve_Visa_1111_1';
const placing = (payment_nonce: string, payment_method: 'card' | 'alipay' = 'card') =>
  ({ idempotency_key: buying.newKey(), payment_method, payment_nonce }) as const;
const askers: Record<string, Ask> = {
  'a card': (headers, grand_total) =>
    shop.call('braintreeCreditCard', { body: { payment_method_nonce: card, grand_total } }, headers),
  'a session of paying later': (headers, grand_total) =>
    shop.call('klarnaClientToken', { query: { grand_total } }, headers),
  'paying later': (headers, grand_total) => {
    const body = { authorization_token: 'sandbox_approve_1', idempotency_key: buying.newKey(), grand_total };
    return shop.call('klarnaPayment', { body }, headers);
  },
  'the wallet': (headers, grand_total) => shop.call('walletToken', { query: { grand_total } }, headers),
  'an order': async (headers, grand_total) => {
    const { order_token } = (await shop.call('orderToken', {}, headers)).result;
    return shop.call('createOrder', { body: { ...placing('none'), order_token, grand_total } }, headers);
  },
  'an order of a draft': async (headers, grand_total) => {
    const { draft_id } = (await shop.call('orderGeneration', { body: {} }, headers)).result;
    return shop.call('placeOrder', { body: { ...placing('none'), draft_id, grand_total } }, headers);
  },
};

describe.each(Object.entries(askers))('CHK-010 %s', (_, ask) => {
  test('for a cart that was changed meanwhile is refused with its new total, and no provider is asked', async () => {
    const guest = await buying.fill(await shop.guest());
    const shown = await totalOf(guest);
    const [paid, placed] = [await payments(), await orders()];
    await addMore(guest);
    const grand_total = await totalOf(guest);
    expect(await ask(guest, shown)).toMatchObject({ code: 409, result: { field: 'grand_total', grand_total } });
    expect([asked, await payments(), await orders()]).toEqual([[], paid, placed]);
  });

  test('of a guest who has given no e-mail address is refused for it, and no provider is asked', async () => {
    const guest = await shop.guest();
    await addMore(guest);
    const cart = await shop.call('cartAddress', { body: address }, guest);
    const payment = await payments();
    const refused = await ask(guest, cart.result.grand_total);
    expect(refused).toMatchObject({ code: 400, result: { field: 'email' } });
    expect(refused.message).toBe('Please enter the email address for your order.');
    expect([asked, await payments()]).toEqual([[], payment]);
  });

  test('says nothing of a total that is the one that was shown', async () => {
    const guest = await buying.fill(await shop.guest());
    expect((await ask(guest, await totalOf(guest))).result).not.toMatchObject({ field: 'grand_total' });
  });
});

test('CHK-010 the new total is said in the language of who pays', async () => {
  const guest = await buying.fill(await shop.guest());
  const ask = (language: string) => askers['a card']?.({ ...guest, 'accept-language': language }, 1);
  expect((await ask('en'))?.message).toBe(
    'Your total has changed: it is now C$172.46. Nothing was charged. Please check it and pay again.',
  );
  expect((await ask('fr'))?.message).toMatch(/^Votre total a changé\s: il est maintenant de 172,46\s\$\. Rien/);
});

test('CHK-010 a price that went up between the page and the press is not ordered at the new one', async () => {
  const guest = await buying.fill(await shop.guest());
  const grand_total = await totalOf(guest);
  const nonce = await buying.cardNonce(guest);
  const { product } = schema;
  const cost = (price: number) =>
    shop.connection.db.update(product).set({ price, finalPrice: price }).where(eq(product.id, fixture.table));
  await cost(25_000);
  const { order_token } = (await shop.call('orderToken', {}, guest)).result;
  const body = { ...placing(nonce), order_token, grand_total };
  expect(await shop.call('createOrder', { body }, guest)).toMatchObject({
    code: 409,
    result: { field: 'grand_total', grand_total: 28_744 },
  });
  await cost(15_000);
});

test('CHK-010 an order that points pay whole agrees to nothing, and to no cent more', async () => {
  const ada = await shop.signIn('ada@example.com');
  await shop.connection.db
    .insert(schema.pointsEntry)
    .values({ customerId: 1, points: 50_000, reason: 'adjustment', reference: 'test', createdAt: shop.clock.now });
  await buying.fill(ada);
  await shop.call('applyPoints', { body: { points: 15_000 } }, ada);
  expect(await totalOf(ada)).toBe(0);
  const { order_token } = (await shop.call('orderToken', {}, ada)).result;
  const free = { idempotency_key: buying.newKey(), payment_method: 'none', order_token } as const;
  const order = (grand_total: number) => shop.call('createOrder', { body: { ...free, grand_total } }, ada);
  expect((await askers['a card']?.(ada, 1))?.result).toEqual({ field: 'grand_total', grand_total: 0 });
  expect((await order(0)).result).toMatchObject({ status: 'paid', grand_total: 0 });
});

test.each<[CallName, CallBody<CallName> | object]>([
  ['createOrder', { idempotency_key: 'a-key-of-mine', payment_method: 'card' }],
  ['placeOrder', { idempotency_key: 'a-key-of-mine', payment_method: 'card', draft_id: 'd' }],
  ['braintreeCreditCard', { payment_method_nonce: card }],
  ['klarnaPayment', { authorization_token: 'sandbox_approve_1', idempotency_key: 'a-key-of-mine' }],
])('CHK-010 %s without a total, or with less than none, is no request for money', async (name, body) => {
  const guest = await buying.fill(await shop.guest());
  for (const changes of [{}, { grand_total: -1 }]) {
    expect(await shop.call(name, { body: { ...body, ...changes } as never }, guest)).toMatchObject({ code: 400 }); // on purpose
  }
  expect(asked).toEqual([]);
});
