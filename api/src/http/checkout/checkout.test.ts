import { eq } from 'drizzle-orm';
import { schema } from '../../database/connection.ts';
import { latestMails } from '../../mail/mailbox.ts';
import { address, buyingAt, typeCard, type Headers } from '../../testing/buying.ts';
import { fixture } from '../../testing/fixture-products.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await startTestApp();
});
afterAll(() => shop?.close());

const declined = '4000000000000002';

let counter = 0;
const newKey = () => `order-key-${(counter += 1)}`;

const nonceFor = (headers: Headers, number?: string) => buyingAt(shop).cardNonce(headers, number);
const fill = async (headers: Headers, product: number = fixture.table, qty = 1, email = 'guest@example.com') => {
  await shop.call('addCartItem', { body: { product_id: product, qty } }, headers);
  return shop.call('cartAddress', { body: { ...address, email } }, headers);
};
const order = async (headers: Headers, key = newKey(), nonce?: string) =>
  buyingAt(shop).order(headers, 'card', nonce ?? (await nonceFor(headers)), key);

test('API-107 the address gives the cart its tax, in cents, with Quebec’s 14.975 %', async () => {
  const guest = await shop.guest();
  const { result } = await fill(guest, fixture.cheap);
  // 19.99 + 14.99 delivery = 34.98; 14.975 % of it is 5.238255.
  expect(result).toMatchObject({
    subtotal: 1_999,
    shipping_fee: 1_499,
    tax_amount: 524,
    tax_failed: 0,
    grand_total: 4_022,
  });
  expect(result.shipping_address).toMatchObject({ postcode: 'H2X 1Y4', telephone: '+15145550123' });
  expect(result.customer_email).toBe('guest@example.com');
});

test('API-106 API-113 every payment method that is open is kept', async () => {
  const guest = await shop.guest();
  await fill(guest);
  expect((await shop.call('cartPaymentMethods', {}, guest)).result.list.map(({ code }) => code)).toEqual([
    'card',
    'klarna',
    'alipay',
  ]);
  expect((await shop.call('cartPayment', { body: { payment_method: 'card' } }, guest)).result.payment_method).toBe(
    'card',
  );
  const later = await shop.call('cartPayment', { body: { payment_method: 'klarna' } }, guest);
  expect(later.result.payment_method).toBe('klarna');
});

test('API-119 API-120 API-121 API-122 API-123 a guest buys: order with its totals, cart empty, stock down, letter sent', async () => {
  const guest = { ...(await shop.guest()), 'accept-language': 'fr' };
  const cart = (await fill(guest, fixture.table, 2)).result;
  expect((await shop.call('orderToken', {}, guest)).result.order_token).not.toBe('');
  expect((await shop.call('braintreeClientToken', {}, guest)).result.provider).toBe('sandbox');
  const nonce = await nonceFor(guest);
  expect((await shop.call('braintreeUnderRiskified', { query: { nonce } }, guest)).result.status).toBe('approved');
  const placed = await order(guest, newKey(), nonce);
  expect(placed.result).toMatchObject({
    status: 'paid',
    grand_total: cart.grand_total,
    customer_email: 'guest@example.com',
  });
  const { order_id } = placed.result;
  const seen = (await shop.call('orderInformation', { query: { order_id } }, guest)).result;
  expect(seen).toMatchObject({
    subtotal: 30_000,
    shipping_fee: 0,
    tax_amount: 4_493,
    grand_total: 34_493,
    items: [{ name: 'Table basse Elm', qty: 2, row_total: 30_000 }],
    payment: { method: 'card', card_type: 'Visa', last_four: '1111' },
  });
  expect((await shop.call('carts', {}, guest)).result).toMatchObject({
    items_qty: 0,
    shipping_address: { city: 'Montréal' },
  });
  const { result: product } = await shop.call('productDetail', { query: { id: fixture.table } });
  expect(product.inventory.usable_qty).toBe(48);
  const [letter] = await latestMails(shop.connection.db, 1);
  expect(letter).toMatchObject({ recipient: 'guest@example.com', subject: `Votre commande Boréal ${order_id}` });
  expect(letter?.plainText).toContain('344,93\u00A0$');
  // On any device: a guest is asked for their address there.
  expect(letter?.plainText).toContain(`/shipments?order_id=${order_id}`);
});

test('API-134 polling tells the state of the shopper’s order', async () => {
  const guest = await shop.guest();
  await fill(guest);
  const { order_id } = (await order(guest)).result;
  const poll = (headers: Headers) => shop.call('pollingData', { body: { order_id } }, headers);
  expect((await poll(guest)).result).toEqual({ order_id, status: 'paid', payment: 'paid' });
  expect((await poll(await shop.guest())).code).toBe(404);
});

test('API-134 polling tells what a payment waits for, and that one was refused', async () => {
  const buying = buyingAt(shop);
  const guest = await buying.fill(await shop.guest());
  const { token, order_id } = await buying.orderByWallet(guest);
  expect(await buying.poll(guest, order_id)).toEqual({
    order_id,
    status: 'pending_payment',
    payment: 'pending',
    pay_url: expect.stringContaining(token),
  });
  await buying.decide(token, 'refuse');
  expect(await buying.poll(guest, order_id)).toEqual({ order_id, status: 'cancelled', payment: 'failed' });
});

test('one intention is one order: repeats and races of a key answer the same order, charged and sent once', async () => {
  const guest = await shop.guest();
  await fill(guest, fixture.minimumThree, 3);
  const key = newKey();
  const nonce = await nonceFor(guest);
  const before = (await latestMails(shop.connection.db, 100)).length;
  const replies = await Promise.all(Array.from({ length: 10 }, () => order(guest, key, nonce)));
  replies.push(await order(guest, key, 'another nonce'));
  expect(new Set(replies.map(({ code }) => code))).toEqual(new Set([200]));
  expect(new Set(replies.map(({ result }) => result.order_id)).size).toBe(1);
  const stored = await shop.connection.db.select().from(schema.order).where(eq(schema.order.idempotencyKey, key));
  expect(stored).toHaveLength(1);
  expect(await latestMails(shop.connection.db, 100)).toHaveLength(before + 1);
  expect((await shop.call('productDetail', { query: { id: fixture.minimumThree } })).result.inventory.usable_qty).toBe(
    47,
  );
  expect((await shop.call('orderByKey', { query: { idempotency_key: key } }, guest)).result.order_id).toBe(
    replies[0]?.result.order_id,
  );
  expect((await shop.call('orderByKey', { query: { idempotency_key: 'never used' } }, guest)).code).toBe(404);
});

test('two keys at the same moment make one order of one cart', async () => {
  const guest = await shop.guest();
  await fill(guest);
  const nonces = [await nonceFor(guest), await nonceFor(guest)];
  const codes = (await Promise.all(nonces.map((nonce) => order(guest, newKey(), nonce)))).map(({ code }) => code);
  expect(codes.toSorted()).toEqual([200, 409]);
});

test('the last one is sold once', async () => {
  const shoppers = await Promise.all([shop.guest(), shop.guest(), shop.guest()]);
  for (const shopper of shoppers) await fill(shopper, fixture.lastOne);
  const nonces = await Promise.all(shoppers.map((shopper) => nonceFor(shopper)));
  const replies = await Promise.all(shoppers.map((shopper, index) => order(shopper, newKey(), nonces[index])));
  expect(replies.map(({ code }) => code).toSorted()).toEqual([200, 409, 409]);
  const refused = shoppers[replies.findIndex(({ code }) => code === 409)] ?? {};
  expect((await shop.call('carts', {}, refused)).result.list[0]?.inventory.is_in_stock).toBe(false);
});

test('a declined card orders nothing and loses nothing; another card pays', async () => {
  const guest = await shop.guest();
  const cart = (await fill(guest)).result;
  const refused = await order(guest, newKey(), await nonceFor(guest, declined));
  expect(refused).toMatchObject({
    code: 400,
    message: 'Your card was declined. Nothing was charged. Please try another card.',
  });
  expect((await shop.call('carts', {}, guest)).result).toEqual(cart);
  expect((await order(guest)).code).toBe(200);
});

test.each([
  ['number', { number: '4111111111111112' }],
  ['expiration_month', { expiration_year: '20' }],
  ['cvv', { cvv: '1' }],
])('a card with a wrong %s is refused by the sandbox’s fields', async (field, change) => {
  expect((await typeCard(shop, change)).json()).toMatchObject({ code: 400, result: { field } });
});

test('the shop’s own call knows a card only by what stands for it', async () => {
  const guest = await shop.guest();
  await fill(guest);
  const token = (await typeCard(shop)).json().token;
  expect(token).not.toContain('4111');
  const { result } = await buyingAt(shop).takeCard(guest, token);
  expect(result).toMatchObject({ card_type: 'Visa', last_four: '1111' });
  const made = await buyingAt(shop).takeCard(guest, 'made-up');
  expect(made).toMatchObject({ code: 409, message: /entered again/ });
  expect((await buyingAt(shop).takeCard(guest, '')).code).toBe(409);
});

test('a nonce is good for one order, of the one who entered the card', async () => {
  const [guest, other] = [await shop.guest(), await shop.guest()];
  await fill(guest);
  await fill(other);
  const nonce = await nonceFor(guest);
  expect((await order(other, newKey(), nonce)).code).toBe(409);
  expect((await order(guest, newKey(), nonce)).code).toBe(200);
  await fill(guest);
  expect((await order(guest, newKey(), nonce)).code).toBe(409);
});

test('an order needs something in the cart, an address and a guest’s e-mail', async () => {
  const guest = await shop.guest();
  const tries = () => Promise.all([order(guest, newKey(), 'unpaid'), buyingAt(shop).takeCard(guest, 'card')]);
  for (const refused of await tries()) expect(refused).toMatchObject({ code: 409, message: 'Your cart is empty.' });
  await shop.call('addCartItem', { body: { product_id: fixture.table, qty: 1 } }, guest);
  for (const refused of await tries()) expect(refused).toMatchObject({ code: 409, result: { field: 'address' } });
  await shop.call('cartAddress', { body: address }, guest);
  expect(await order(guest)).toMatchObject({ code: 400, result: { field: 'email' } });
});

test('a product that went out of the shop is named, and the cart stays', async () => {
  const guest = await shop.guest();
  await fill(guest, fixture.tiered);
  const { product } = schema;
  await shop.connection.db.update(product).set({ status: 2 }).where(eq(product.id, fixture.tiered));
  const message = '“Product 8” is no longer available. Please remove it from your cart.';
  expect(await buyingAt(shop).takeCard(guest, 'card')).toMatchObject({ code: 409, message });
  expect(await order(guest, newKey(), 'unpaid')).toMatchObject({ code: 409, message });
  await shop.connection.db.update(product).set({ status: 1 }).where(eq(product.id, fixture.tiered));
  expect((await shop.call('carts', {}, guest)).result.items_count).toBe(1);
});

test('a coupon for one use is used once', async () => {
  const shoppers = [await shop.guest(), await shop.guest()];
  for (const shopper of shoppers) {
    await fill(shopper);
    await shop.call('applyCoupon', { body: { coupon_code: 'ONCE' } }, shopper);
  }
  const nonces = [];
  for (const shopper of shoppers) nonces.push(await nonceFor(shopper));
  const codes = [];
  for (const [index, shopper] of shoppers.entries()) codes.push((await order(shopper, newKey(), nonces[index])).code);
  expect(codes).toEqual([200, 409]);
});

test('an order spends the customer’s own copy of a coupon', async () => {
  const bo = await shop.signIn('bo@example.com');
  const coupons = async () => (await shop.call('couponListFourthVersion', { body: {} }, bo)).result.list;
  await shop.call('getCoupon', { body: { couponCode: 'SOFA' } }, bo);
  await fill(bo, fixture.withPlan);
  expect((await shop.call('applyCoupon', { body: { coupon_code: 'SOFA' } }, bo)).code).toBe(200);
  expect((await order(bo)).code).toBe(200);
  expect(await coupons()).toMatchObject([{ status: 0, used_at: shop.clock.now.toISOString() }]);
  await fill(bo, fixture.withPlan);
  expect((await shop.call('applyCoupon', { body: { coupon_code: 'SOFA' } }, bo)).code).toBe(400);
});

test('API-037 API-038 API-040 a customer sees their orders; someone else’s are 404', async () => {
  const [ada, bo] = [await shop.signIn('ada@example.com'), await shop.signIn('bo@example.com')];
  await fill(ada);
  const { order_id } = (await order(ada)).result;
  const [letter] = await latestMails(shop.connection.db, 1);
  expect(letter?.plainText).toContain(`/customer/account/order/${order_id}`);
  const { result } = await shop.call('orderList', { query: { page: 1, page_size: 1 } }, ada);
  expect(result.list).toMatchObject([{ order_id, items_qty: 1, first_item_name: 'Elm Coffee Table' }]);
  expect((await shop.call('orderDetail', { query: { order_id } }, ada)).result.can_cancel).toBe(true);
  const guest = await shop.guest();
  for (const [name, who] of [
    ['orderDetail', bo],
    ['orderInformation', bo],
    ['orderInformation', guest],
  ] as const) {
    expect((await shop.call(name, { query: { order_id } }, who)).status).toBe(404);
  }
});
