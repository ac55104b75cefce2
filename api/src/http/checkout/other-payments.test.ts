import { eq } from 'drizzle-orm';
import { schema } from '../../database/connection.ts';
import { addPoints, pointsStanding } from '../../database/membership/points.ts';
import { latestMails } from '../../mail/mailbox.ts';
import { reviewTime } from '../../payment/sandbox-pay-later.ts';
import { buyingAt, type Headers } from '../../testing/buying.ts';
import { fixture } from '../../testing/fixture-products.ts';
import { startTestApp, startTimeout, type TestApp } from '../../testing/test-app.ts';

let shop: TestApp;
let steps: ReturnType<typeof buyingAt>;
beforeAll(async () => {
  shop = await startTestApp();
  steps = buyingAt(shop);
}, startTimeout);
afterAll(() => shop?.close());

const cartItems = async (headers: Headers) => (await shop.call('carts', {}, headers)).result.items_qty;
const letters = async () => (await latestMails(shop.connection.db, 100)).length;

test('API-124 API-125 API-126 pay later: a token, the cart’s instalments, an authorised payment, a paid order', async () => {
  const guest = await steps.fill(await shop.guest());
  const token = (await shop.call('klarnaClientToken', {}, guest)).result;
  expect(token).toMatchObject({ provider: 'sandbox', client_token: expect.stringContaining('sandbox_') });
  const total = (await shop.call('carts', {}, guest)).result.grand_total;
  expect((await shop.call('klarnaInfo', {}, guest)).result).toMatchObject({
    is_enabled: 1,
    installments: 4,
    installment_amount: Math.floor(total / 4),
  });
  expect((await shop.call('klarnaInfo', {})).result.installment_amount).toBe(0);
  const { payment_id, status } = await steps.authorise(guest, 'approve');
  expect(status).toBe('authorised');
  expect((await steps.order(guest, 'klarna', payment_id)).result).toMatchObject({ status: 'paid', grand_total: total });
});

test('a declined authorisation orders nothing; one for another total neither, nor one for another way to pay', async () => {
  const guest = await steps.fill(await shop.guest());
  const declined = await steps.authorise(guest, 'decline');
  expect(declined.status).toBe('declined');
  expect((await steps.order(guest, 'klarna', declined.payment_id)).code).toBe(400);
  const { payment_id } = await steps.authorise(guest, 'approve');
  expect((await steps.order(guest, 'card', payment_id)).code).toBe(409);
  await shop.call('addCartItem', { body: { product_id: fixture.cheap, qty: 1 } }, guest);
  expect(await steps.order(guest, 'klarna', payment_id)).toMatchObject({ code: 409, message: /total has changed/ });
  expect(await cartItems(guest)).toBe(2);
});

test('a payment under review waits, and is paid with its letter once it is approved', async () => {
  const guest = await steps.fill(await shop.guest());
  const { payment_id, status } = await steps.authorise(guest, 'review');
  expect(status).toBe('pending');
  const sent = await letters();
  const placed = (await steps.order(guest, 'klarna', payment_id)).result;
  expect(placed.status).toBe('pending_payment');
  expect(await steps.poll(guest, placed.order_id)).toMatchObject({ payment: 'pending' });
  expect(await letters()).toBe(sent);
  shop.clock.now = new Date(shop.clock.now.getTime() + reviewTime);
  const answers = await Promise.all([1, 2, 3].map(() => steps.poll(guest, placed.order_id)));
  expect(answers.map(({ payment }) => payment)).toEqual(['paid', 'paid', 'paid']);
  expect(await letters()).toBe(sent + 1);
});

test('API-127 API-128 API-130 API-131 the wallet: risk, token, order that waits, approval, paid once', async () => {
  const guest = await steps.fill(await shop.guest());
  expect((await shop.call('prePayRisk', { body: { payment_method: 'alipay' } }, guest)).result.status).toBe('approved');
  const { token, redirect_url } = (await shop.call('walletToken', {}, guest)).result;
  expect(redirect_url).toBe(`/dev/wallet?token=${token}`);
  const risk = await shop.call('alipayUnderRiskified', { body: { token } }, guest);
  expect(risk.result.status).toBe('approved');
  const check = async (headers: Headers) => shop.call('alipayCheck', { body: { token } }, headers);
  expect((await check(guest)).result).toEqual({ order_id: null, status: 'pending' });
  const key = steps.newKey();
  const { order_id } = (await steps.order(guest, 'alipay', token, key)).result;
  expect((await steps.order(guest, 'alipay', token, key)).result.order_id).toBe(order_id);
  expect((await check(guest)).result).toEqual({ order_id, status: 'pending' });
  expect((await check(await shop.guest())).code).toBe(404);
  expect((await shop.app.inject({ url: redirect_url })).body).toContain('<button');
  const back = await steps.decide(token, 'approve');
  expect(back.headers.location).toBe(`/Payresult?order_id=${order_id}`);
  await steps.decide(token, 'refuse');
  expect((await check(guest)).result).toEqual({ order_id, status: 'paid' });
  expect(await steps.poll(guest, order_id)).toEqual({ order_id, status: 'paid', payment: 'paid' });
});

test('API-129 a cancelled wallet payment gives everything back, and cancels nothing that is paid', async () => {
  const guest = await steps.fill(await shop.guest(), fixture.minimumThree, 3);
  await shop.call('applyCoupon', { body: { coupon_code: 'ONCE' } }, guest);
  await shop.call('createTipDonation', { body: { amount: 300 } }, guest);
  const before = (await shop.call('carts', {}, guest)).result;
  const { token } = (await shop.call('walletToken', {}, guest)).result;
  const { order_id } = (await steps.order(guest, 'alipay', token)).result;
  expect(await cartItems(guest)).toBe(0);
  const cancel = () => shop.call('alipayCancel', { body: { token } }, guest);
  expect((await cancel()).result).toEqual({ is_cancelled: 1 });
  expect((await cancel()).result).toEqual({ is_cancelled: 1 });
  expect(await steps.poll(guest, order_id)).toMatchObject({ status: 'cancelled', payment: 'failed' });
  const after = (await shop.call('carts', {}, guest)).result;
  expect(after).toMatchObject({ grand_total: before.grand_total, coupon_code: 'ONCE', tip_amount: 300, items_qty: 3 });
  const paid = (await shop.call('walletToken', {}, guest)).result.token;
  await steps.order(guest, 'alipay', paid);
  await steps.decide(paid, 'approve');
  expect((await shop.call('alipayCancel', { body: { token: paid } }, guest)).result).toEqual({ is_cancelled: 0 });
});

test('a wallet that nobody answers fails when its time is over, and the cart is as it was', async () => {
  const guest = await steps.fill(await shop.guest());
  const { token } = (await shop.call('walletToken', {}, guest)).result;
  const { order_id } = (await steps.order(guest, 'alipay', token)).result;
  shop.clock.now = new Date(shop.clock.now.getTime() + 16 * 60_000);
  expect((await steps.poll(guest, order_id)).payment).toBe('failed');
  expect(await cartItems(guest)).toBe(1);
});

test('API-132 API-133 a donation is created once, changed, charged with the order and then closed', async () => {
  const guest = await steps.fill(await shop.guest());
  const bare = (await shop.call('carts', {}, guest)).result.grand_total;
  const tip = (await shop.call('createTipDonation', { body: { amount: 500 } }, guest)).result;
  expect(tip).toMatchObject({ amount: 500, order_id: null });
  expect((await shop.call('createTipDonation', { body: { amount: 700 } }, guest)).result.tip_id).toBe(tip.tip_id);
  const update = (headers: Headers, amount: number) =>
    shop.call('updateTipDonation', { body: { tip_id: tip.tip_id, amount } }, headers);
  expect((await update(await shop.guest(), 1)).code).toBe(404);
  expect((await update(guest, 200)).result.amount).toBe(200);
  expect((await shop.call('carts', {}, guest)).result).toMatchObject({ tip_amount: 200, grand_total: bare + 200 });
  const { payment_id } = await steps.authorise(guest, 'approve');
  const { order_id } = (await steps.order(guest, 'klarna', payment_id)).result;
  const seen = (await shop.call('orderInformation', { query: { order_id } }, guest)).result;
  expect(seen).toMatchObject({ tip_amount: 200, grand_total: bare + 200 });
  expect((await update(guest, 900)).code).toBe(409);
});

test('an order takes its points, gift and protection; API-135 and tells its cashback', async () => {
  const ada = await steps.signIn('ada@example.com');
  const [row] = await shop.connection.db
    .select()
    .from(schema.customer)
    .where(eq(schema.customer.email, 'ada@example.com'));
  const customerId = row?.id ?? 0;
  const balance = async () => {
    const { available, pending } = await pointsStanding(shop.connection.db, customerId, shop.clock.now);
    return available + pending;
  };
  const before = await balance();
  await addPoints(shop.connection.db, { customerId, points: 1_000, reason: 'adjustment', createdAt: shop.clock.now });
  await steps.fill(ada, fixture.table, 2);
  await shop.call('applyPoints', { body: { points: 1_000 } }, ada);
  await shop.call('extendShipping', { body: { is_add: 1 } }, ada);
  await shop.call('addGift', { body: { item_id: fixture.cheap } }, ada);
  await shop.call('freeGiftConfirm', { body: { gift_id: fixture.cheap } }, ada);
  const cart = (await shop.call('carts', {}, ada)).result;
  const { payment_id } = await steps.authorise(ada, 'approve');
  const { order_id } = (await steps.order(ada, 'klarna', payment_id)).result;
  const seen = (await shop.call('orderInformation', { query: { order_id } }, ada)).result;
  expect(seen).toMatchObject({
    grand_total: cart.grand_total,
    points_data: { points_used: 1_000, points_cur_amount: 1_000 },
    shipping_protection_total: 600,
    items: [{ qty: 2 }, { product_id: fixture.cheap, row_total: 0, qty: 1 }],
  });
  // What points paid earns none: C$290.00 were paid for the tables.
  expect(await balance()).toBe(before + 290);
  const [letter] = await latestMails(shop.connection.db, 1);
  expect(letter?.plainText).toMatch(/^Points: -C\$10\.00$/m);
  expect(letter?.plainText).toMatch(/^Delivery protection: C\$6\.00$/m);
  const cashback = await shop.call('checkCashback', { body: { order_id } }, ada);
  expect(cashback.result).toEqual({ order_id, has_cashback: 1, amount: 580 });
  expect((await shop.call('checkCashback', { body: { order_id } }, await shop.guest())).code).toBe(404);
});
