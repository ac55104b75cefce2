import { readFileSync } from 'node:fs';
import { formatDays } from '@shop/format';
import { eq, sql } from 'drizzle-orm';
import { schema } from '../../database/connection.ts';
import { pointsStanding } from '../../database/membership/points.ts';
import { earlyBirdTexts } from '../../domain/order/early-bird.ts';
import { latestMails } from '../../mail/mailbox.ts';
import { buyingAt, type Headers } from '../../testing/buying.ts';
import { fixture } from '../../testing/fixture-products.ts';
import { operate } from '../../testing/operating.ts';
import { orderItem, storeOrder, storeParcel } from '../../testing/stored-order.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

let shop: TestApp;
let ada: Headers;
const early = fixture.tiered;
beforeAll(async () => {
  shop = await startTestApp();
  ada = await shop.signIn('ada@example.com');
  await shop.connection.db
    .update(schema.product)
    .set({ presaleEndDate: '2026-07-01', details: sql`${schema.product.details} || '{"superEarlyBird": true}'` })
    .where(eq(schema.product.id, early));
  const entry = {
    customerId: 1,
    points: 50_000,
    reason: 'adjustment',
    reference: 'test',
    createdAt: shop.clock.now,
  } as const;
  await shop.connection.db.insert(schema.pointsEntry).values(entry);
});
afterAll(() => shop?.close());

const cartWith = async (headers: Headers, ...products: number[]) => {
  for (const { item_id } of (await shop.call('carts', {}, headers)).result.list) {
    await shop.call('deleteCartItem', { body: { item_id } }, headers);
  }
  for (const product_id of products) await shop.call('addCartItem', { body: { product_id, qty: 1 } }, headers);
};
const item = (itemId: number, changes = {}) => orderItem(itemId, { super_early_bird: 1, ...changes });
const stored = async (changes: Parameters<typeof storeOrder>[2], deliveredAt: Date | null) => {
  const { db } = shop.connection;
  const order = await storeOrder(db, 1, { items: [item(1)], ...changes });
  await storeParcel(db, order.id, { deliveredAt });
  return order;
};
const lately = new Date('2026-05-30T12:00:00.000Z');

test('POP-036 it ships within 10 to 15 business days after arrival, and the estimate says so', async () => {
  const { result: product } = await shop.call('productDetail', { query: { id: early } });
  expect(product.businessDays).toBe('10-15');
  // Wednesday, July 1: sent off from July 15 to July 22, and 3 to 6 business days on the way.
  const body = { productId: early, zipcode: 'K1A 0B1' };
  expect((await shop.call('deliveryEstimate', { body })).result.logisticDate).toBe(
    formatDays('2026-07-20', '2026-07-30', 'en'),
  );
});

test('POP-036 no coupon and no points pay for it', async () => {
  await cartWith(ada, early);
  const coupon = await shop.call('applyCoupon', { body: { coupon_code: 'TEN' } }, ada);
  expect(coupon.code).toBe(400);
  expect((await shop.call('applyPoints', { body: { points: 5_000 } }, ada)).result.points_data.points_used).toBe(0);
  await cartWith(ada, early, fixture.cheap);
  const { result } = await shop.call('applyPoints', { body: { points: 5_000 } }, ada);
  expect(result.points_data).toEqual({ points_used: 1_999, points_cur_amount: 1_999 });
});

test('POP-036 its payment is immediate: nobody pays for it later', async () => {
  await cartWith(ada, early);
  const methods = async () =>
    (await shop.call('cartPaymentMethods', {}, ada)).result.list
      .filter(({ enabled }) => enabled)
      .map(({ code }) => code);
  expect(await methods()).not.toContain('klarna');
  const choose = () => shop.call('cartPayment', { body: { payment_method: 'klarna' } }, ada);
  expect(await choose()).toMatchObject({ code: 409, message: expect.stringContaining('paid at once') });
  const body = { authorization_token: 'sandbox_approve', idempotency_key: 'early-bird-1' };
  expect((await buyingAt(shop).takePayLater(ada, body)).message).toContain('paid at once');
  await cartWith(ada, fixture.table);
  expect(await methods()).toContain('klarna');
  expect((await choose()).code).toBe(200);
});

const back = async (
  reason: 'changed_mind' | 'damaged',
  qty: number,
  changes: Parameters<typeof storeOrder>[2] = {},
) => {
  const order = await stored({ state: 'delivered', ...changes }, lately);
  const ask = { order_id: order.number, item_ids: [1], qtys: [qty], reason };
  const number = (await shop.call('returnOrder', { body: ask }, ada)).result.return_id;
  await operate(shop, ['returns', 'accept', number]);
  const query = { order_id: order.number };
  return (await shop.call('orderDetail', { query }, ada)).result.payment.refunded_amount;
};

test('POP-036 repackaging costs C$45 an item, and shipping is deducted, unless quality is the reason', async () => {
  const whole = await back('damaged', 2);
  expect(whole).toBe(34_493);
  expect(await back('changed_mind', 2)).toBe(whole - 2 * 4_500 - 1_499);
  // Delivery that was paid for is not paid back: it is deducted already.
  const paid = { shippingFee: 1_499, grandTotal: 35_992 };
  expect(await back('changed_mind', 1, paid)).toBe((await back('damaged', 1, paid)) - 4_500);
  expect(await back('changed_mind', 2, { items: [orderItem(1)] })).toBe(whole);
});

test('POP-036 recalling what is in transit costs C$25 an item', async () => {
  const order = await stored({ state: 'shipped' }, null);
  const run = (number: string) => operate(shop, ['orders', 'recall', number]);
  expect(await run(order.number)).toContain('C$294.93 paid back');
  const { result } = await shop.call('orderDetail', { query: { order_id: order.number } }, ada);
  expect([result.status, result.payment.refunded_amount]).toEqual(['cancelled', 34_493 - 2 * 2_500]);
  expect(JSON.stringify(await latestMails(shop.connection.db, 5))).toContain('C$294.93');
  const arrived = await stored({ state: 'shipped' }, lately);
  const other = await stored({ state: 'shipped', items: [item(1), orderItem(2)] }, null);
  await expect(run(arrived.number)).rejects.toThrow('not in transit');
  await expect(run(other.number)).rejects.toThrow('something else');
  await expect(run('CA1')).rejects.toThrow('no order');
});

test('POP-036 an order keeps that it was one, and points that it earns', async () => {
  await cartWith(ada, early);
  const before = await pointsStanding(shop.connection.db, 1, shop.clock.now);
  const buying = buyingAt(shop);
  await buying.fill(ada, early);
  const { order_id } = (await buying.order(ada, 'card', await buying.cardNonce(ada))).result;
  const { items } = (await shop.call('orderDetail', { query: { order_id } }, ada)).result;
  expect(items).toMatchObject([{ product_id: early, super_early_bird: 1 }]);
  expect((await pointsStanding(shop.connection.db, 1, shop.clock.now)).pending).toBeGreaterThan(before.pending);
});

test.each(['en', 'fr'] as const)('POP-036 the policy’s page and the modal state the same amounts in %s', (language) => {
  const root = new URL('../../../../', import.meta.url);
  const page = readFileSync(new URL(`world/data/pages/${language}/super-early-bird-policy.md`, root), 'utf8');
  for (const name of Object.keys(earlyBirdTexts)) expect(page).toContain(`{{earlybird.${name}}}`);
  const texts = JSON.parse(readFileSync(new URL(`remote-membership/locales/${language}.json`, root), 'utf8'));
  const amounts = (text: string) => [...text.matchAll(/C\$[\d.]*\d|[\d,]+\s\$/g)].map(([amount]) => amount);
  const said = [earlyBirdTexts.recall, earlyBirdTexts.repackaging].flatMap((text) => amounts(text[language]));
  expect(said).toEqual({ en: ['C$25', 'C$45'], fr: ['25\u00A0$', '45\u00A0$'] }[language]);
  expect(amounts(texts.policies.earlyBirdText)).toEqual(said);
});
