import { eq } from 'drizzle-orm';
import { schema } from '../../database/connection.ts';
import { addPoints, pointsStanding } from '../../database/membership/points.ts';
import { latestMails } from '../../mail/mailbox.ts';
import { reviewTime, sandboxPayLater } from '../../payment/sandbox-pay-later.ts';
import { buyingShop } from '../../testing/buying-shop.ts';
import type { Headers } from '../../testing/buying.ts';
import { fixture } from '../../testing/fixture-products.ts';
import { startTestApp } from '../../testing/test-app.ts';

const at = buyingShop();

const cartItems = async (headers: Headers) => (await at.shop.call('carts', {}, headers)).result.items_qty;
const letters = async () => (await latestMails(at.shop.connection.db, 100)).length;

test('API-124 API-125 pay later: a token, an authorised payment, a paid order', async () => {
  const guest = await at.buying.fill(await at.shop.guest());
  const token = (await at.shop.call('klarnaClientToken', { query: await at.buying.agreed(guest, 'klarna') }, guest))
    .result;
  expect(token).toMatchObject({ provider: 'sandbox', client_token: expect.stringContaining('sandbox_') });
  const total = (await at.shop.call('carts', {}, guest)).result.grand_total;
  const { payment_id, status } = await at.buying.authorise(guest, 'approve');
  expect(status).toBe('authorised');
  expect((await at.buying.order(guest, 'klarna', payment_id)).result).toMatchObject({
    status: 'paid',
    grand_total: total,
  });
});

test('API-126 pay-later information: a quarter of the cart, rounded down, and its terms', async () => {
  const info = async (headers?: Headers) => (await at.shop.call('klarnaInfo', {}, headers)).result;
  const about = { is_enabled: 1, installments: 4, terms_url: '/terms-conditions' };
  expect(await info()).toEqual({ ...about, installment_amount: 0 });
  const guest = await at.buying.fill(await at.shop.guest());
  const rests = new Set<number>();
  for (const product of [fixture.cheap, fixture.table, fixture.tiered]) {
    await at.shop.call('addCartItem', { body: { product_id: product, qty: 1 } }, guest);
    const { grand_total: total } = (await at.shop.call('carts', {}, guest)).result;
    rests.add(total % 4);
    expect(await info(guest)).toEqual({ ...about, installment_amount: (total - (total % 4)) / 4 });
  }
  expect(rests.size).toBeGreaterThan(1);
  const closed = await startTestApp({}, { payLater: { ...sandboxPayLater, open: false } });
  expect((await closed.call('klarnaInfo', {})).result.is_enabled).toBe(0);
  await closed.close();
});

test('a declined authorisation orders nothing; one for another total neither, nor one for another way to pay', async () => {
  const guest = await at.buying.fill(await at.shop.guest());
  const declined = await at.buying.authorise(guest, 'decline');
  expect(declined.status).toBe('declined');
  expect((await at.buying.order(guest, 'klarna', declined.payment_id)).code).toBe(400);
  const { payment_id } = await at.buying.authorise(guest, 'approve');
  expect((await at.buying.order(guest, 'card', payment_id)).code).toBe(409);
  await at.shop.call('addCartItem', { body: { product_id: fixture.cheap, qty: 1 } }, guest);
  expect(await at.buying.order(guest, 'klarna', payment_id)).toMatchObject({ code: 409, message: /total has changed/ });
  expect(await cartItems(guest)).toBe(2);
});

test('a payment under review waits, and is paid with its letter once it is approved', async () => {
  const guest = await at.buying.fill(await at.shop.guest());
  const { payment_id, status } = await at.buying.authorise(guest, 'review');
  expect(status).toBe('pending');
  const sent = await letters();
  const placed = (await at.buying.order(guest, 'klarna', payment_id)).result;
  expect(placed.status).toBe('pending_payment');
  expect(await at.buying.poll(guest, placed.order_id)).toMatchObject({ payment: 'pending' });
  expect(await letters()).toBe(sent);
  at.shop.clock.now = new Date(at.shop.clock.now.getTime() + reviewTime);
  const answers = await Promise.all([1, 2, 3].map(() => at.buying.poll(guest, placed.order_id)));
  expect(answers.map(({ payment }) => payment)).toEqual(['paid', 'paid', 'paid']);
  expect(await letters()).toBe(sent + 1);
});

test('API-127 API-128 API-130 API-131 the wallet: risk, token, order that waits, approval, paid once', async () => {
  const guest = await at.buying.fill(await at.shop.guest());
  expect((await at.shop.call('prePayRisk', { body: { payment_method: 'alipay' } }, guest)).result.status).toBe(
    'approved',
  );
  const { token, redirect_url } = (await at.buying.beginWallet(guest)).result;
  expect(redirect_url).toBe(`/dev/wallet?token=${token}&lang=en`);
  const risk = await at.shop.call('alipayUnderRiskified', { body: { token } }, guest);
  expect(risk.result.status).toBe('approved');
  const check = async (headers: Headers) => at.shop.call('alipayCheck', { body: { token } }, headers);
  expect((await check(guest)).result).toEqual({ order_id: null, status: 'pending' });
  const key = at.buying.newKey();
  const { order_id } = (await at.buying.order(guest, 'alipay', token, key)).result;
  expect((await at.buying.order(guest, 'alipay', token, key)).result.order_id).toBe(order_id);
  expect((await check(guest)).result).toEqual({ order_id, status: 'pending' });
  expect((await check(await at.shop.guest())).code).toBe(404);
  const wallet = (await at.shop.app.inject({ url: redirect_url })).body;
  expect(wallet).toContain('<html lang="en">');
  expect(wallet).toContain('>Pay</button>');
  const back = await at.buying.decide(token, 'approve');
  expect(back.headers.location).toBe(`/Payresult?order_id=${order_id}`);
  await at.buying.decide(token, 'refuse');
  expect((await check(guest)).result).toEqual({ order_id, status: 'paid' });
  expect(await at.buying.poll(guest, order_id)).toEqual({ order_id, status: 'paid', payment: 'paid' });
});

test('CHK-008 the wallet’s page speaks the language of the page that led to it', async () => {
  const guest = await at.buying.fill(await at.shop.guest());
  const french = { ...guest, 'accept-language': 'fr' };
  const { redirect_url } = (await at.buying.beginWallet(french)).result;
  const { body } = await at.shop.app.inject({ url: redirect_url, headers: { 'accept-language': 'en' } });
  expect(body).toContain('<html lang="fr">');
  expect(body).toMatch(/Payer [\d\s]+,\d\d\s\$ à la boutique/);
  expect(body).toContain('>Refuser</button>');
});

test('an open wallet payment names where its person can say yes, a decided or an ended one does not', async () => {
  const open = async () => {
    const guest = await at.buying.fill(await at.shop.guest());
    const { token, redirect_url } = (await at.buying.beginWallet(guest)).result;
    const { order_id } = (await at.buying.order(guest, 'alipay', token)).result;
    expect(await at.buying.poll(guest, order_id)).toMatchObject({ payment: 'pending', pay_url: redirect_url });
    return { guest, token, order_id };
  };
  const paid = await open();
  await at.buying.decide(paid.token, 'approve');
  expect(await at.buying.poll(paid.guest, paid.order_id)).not.toHaveProperty('pay_url');
  const refused = await open();
  await at.buying.decide(refused.token, 'refuse');
  expect(await at.buying.poll(refused.guest, refused.order_id)).not.toHaveProperty('pay_url');
});

test('API-129 a cancelled wallet payment gives everything back, and cancels nothing that is paid', async () => {
  const guest = await at.buying.fill(await at.shop.guest(), fixture.minimumThree, 3);
  await at.shop.call('applyCoupon', { body: { coupon_code: 'ONCE' } }, guest);
  await at.shop.call('createTipDonation', { body: { amount: 300 } }, guest);
  const before = (await at.shop.call('carts', {}, guest)).result;
  const { token } = (await at.buying.beginWallet(guest)).result;
  const { order_id } = (await at.buying.order(guest, 'alipay', token)).result;
  expect(await cartItems(guest)).toBe(0);
  const cancel = () => at.shop.call('alipayCancel', { body: { token } }, guest);
  expect((await cancel()).result).toEqual({ is_cancelled: 1 });
  expect((await cancel()).result).toEqual({ is_cancelled: 1 });
  expect(await at.buying.poll(guest, order_id)).toMatchObject({ status: 'cancelled', payment: 'failed' });
  const after = (await at.shop.call('carts', {}, guest)).result;
  expect(after).toMatchObject({ grand_total: before.grand_total, coupon_code: 'ONCE', tip_amount: 300, items_qty: 3 });
  const paid = (await at.buying.beginWallet(guest)).result.token;
  await at.buying.order(guest, 'alipay', paid);
  await at.buying.decide(paid, 'approve');
  expect((await at.shop.call('alipayCancel', { body: { token: paid } }, guest)).result).toEqual({ is_cancelled: 0 });
});

test('a wallet that nobody answers fails when its time is over, and the cart is as it was', async () => {
  const guest = await at.buying.fill(await at.shop.guest());
  const { token } = (await at.buying.beginWallet(guest)).result;
  const { order_id } = (await at.buying.order(guest, 'alipay', token)).result;
  at.shop.clock.now = new Date(at.shop.clock.now.getTime() + 16 * 60_000);
  expect((await at.buying.poll(guest, order_id)).payment).toBe('failed');
  expect(await cartItems(guest)).toBe(1);
});

test('API-132 API-133 a donation is created once, changed, charged with the order and then closed', async () => {
  const guest = await at.buying.fill(await at.shop.guest());
  const bare = (await at.shop.call('carts', {}, guest)).result.grand_total;
  const tip = (await at.shop.call('createTipDonation', { body: { amount: 500 } }, guest)).result;
  expect(tip).toMatchObject({ amount: 500, order_id: null });
  expect((await at.shop.call('createTipDonation', { body: { amount: 700 } }, guest)).result.tip_id).toBe(tip.tip_id);
  const update = (headers: Headers, amount: number) =>
    at.shop.call('updateTipDonation', { body: { tip_id: tip.tip_id, amount } }, headers);
  expect((await update(await at.shop.guest(), 1)).code).toBe(404);
  expect((await update(guest, 200)).result.amount).toBe(200);
  expect((await at.shop.call('carts', {}, guest)).result).toMatchObject({ tip_amount: 200, grand_total: bare + 200 });
  const { payment_id } = await at.buying.authorise(guest, 'approve');
  const { order_id } = (await at.buying.order(guest, 'klarna', payment_id)).result;
  const seen = (await at.shop.call('orderInformation', { query: { order_id } }, guest)).result;
  expect(seen).toMatchObject({ tip_amount: 200, grand_total: bare + 200 });
  expect((await update(guest, 900)).code).toBe(409);
  expect((await update(guest, 200)).result).toEqual({ tip_id: tip.tip_id, amount: 200, order_id });
  const next = (await at.shop.call('createTipDonation', { body: { amount: 300 } }, guest)).result;
  expect([next.order_id, next.tip_id === tip.tip_id]).toEqual([null, false]);
});

test('CHK-011 a donation of no whole number of cents is refused, made or changed, and is no other amount', async () => {
  const guest = await at.buying.fill(await at.shop.guest());
  const create = (amount: number) => at.shop.call('createTipDonation', { body: { amount } }, guest);
  for (const amount of [1.5, 0.5, -0.5, 100_000.5]) expect((await create(amount)).code).toBe(400);
  expect((await at.shop.call('carts', {}, guest)).result).toMatchObject({ tip_id: null, tip_amount: 0 });
  const { tip_id } = (await create(500)).result;
  const changed = await at.shop.call('updateTipDonation', { body: { tip_id, amount: 1.5 } }, guest);
  expect(changed).toMatchObject({ code: 400, message: expect.stringContaining('amount') });
  expect((await at.shop.call('carts', {}, guest)).result.tip_amount).toBe(500);
});

test('an order takes its points, gift and protection; API-135 and tells its cashback', async () => {
  const ada = await at.shop.signIn('ada@example.com');
  const [row] = await at.shop.connection.db
    .select()
    .from(schema.customer)
    .where(eq(schema.customer.email, 'ada@example.com'));
  const customerId = row?.id ?? 0;
  const balance = async () => {
    const { available, pending } = await pointsStanding(at.shop.connection.db, customerId, at.shop.clock.now);
    return available + pending;
  };
  const before = await balance();
  await addPoints(at.shop.connection.db, {
    customerId,
    points: 1_000,
    reason: 'adjustment',
    createdAt: at.shop.clock.now,
  });
  await at.buying.fill(ada, fixture.table, 2);
  await at.shop.call('applyPoints', { body: { points: 1_000 } }, ada);
  await at.shop.call('extendShipping', { body: { is_add: 1 } }, ada);
  await at.shop.call('addGift', { body: { item_id: fixture.cheap } }, ada);
  await at.shop.call('freeGiftConfirm', { body: { gift_id: fixture.cheap } }, ada);
  const cart = (await at.shop.call('carts', {}, ada)).result;
  const { payment_id } = await at.buying.authorise(ada, 'approve');
  const { order_id } = (await at.buying.order(ada, 'klarna', payment_id)).result;
  const seen = (await at.shop.call('orderInformation', { query: { order_id } }, ada)).result;
  expect(seen).toMatchObject({
    grand_total: cart.grand_total,
    points_data: { points_used: 1_000, points_cur_amount: 1_000 },
    shipping_protection_total: 600,
    charges: cart.charges ?? [],
    items: [{ qty: 2 }, { product_id: fixture.cheap, row_total: 0, qty: 1 }],
  });
  // Amounts paid by points earn none: C$290.00 were paid for the tables.
  expect(await balance()).toBe(before + 290);
  const [letter] = await latestMails(at.shop.connection.db, 1);
  expect(letter?.plainText).toMatch(/^Points: -C\$10\.00$/m);
  expect(letter?.plainText).toMatch(/^Delivery protection: C\$6\.00$/m);
  const cashback = await at.shop.call('checkCashback', { body: { order_id } }, ada);
  expect(cashback.result).toEqual({ order_id, has_cashback: 1, amount: 580 });
  expect((await at.shop.call('checkCashback', { body: { order_id } }, await at.shop.guest())).code).toBe(404);
});
