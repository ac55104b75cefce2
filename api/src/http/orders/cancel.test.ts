import { eq } from 'drizzle-orm';
import type { OrderState } from '@shop/contract';
import { schema } from '../../database/connection.ts';
import { latestMails } from '../../mail/mailbox.ts';
import type { CardProvider, Transfer } from '../../payment/provider.ts';
import { sandboxCards } from '../../payment/sandbox.ts';
import { settleOrders } from '../../flows/orders/settle-due.ts';
import { fixture } from '../../testing/fixture-products.ts';
import { orderItem, storeOrder, storeParcel } from '../../testing/stored-order.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

const refunds: Transfer[] = [];
let open = true;
let isAway = false;
let shop: TestApp;
let ada: Record<string, string>;
beforeAll(async () => {
  const refund = async (asked: Transfer): Promise<string> => {
    if (isAway) throw new Error('The provider is away');
    refunds.push(asked);
    return 'refund-1';
  };
  const cards: CardProvider = {
    ...sandboxCards,
    refund,
    get open() {
      return open;
    },
  };
  shop = await startTestApp({}, { cards });
  ada = await shop.signIn('ada@example.com');
});
afterAll(() => shop?.close());
beforeEach(() => {
  refunds.length = 0;
  open = true;
  isAway = false;
});

const cancel = (order_id: string, headers = ada) =>
  shop.call('cancelOrder', { body: { order_id, reason: 'changed_mind' } }, headers);
const stockOf = async (id: number) => {
  const [row] = await shop.connection.db
    .select({ usable: schema.product.usableQuantity, all: schema.product.quantity })
    .from(schema.product)
    .where(eq(schema.product.id, id));
  return row;
};

test('API-042 an order is cancelled once: stock, coupon and money go back, and a letter says so', async () => {
  const { db } = shop.connection;
  await db.update(schema.coupon).set({ used: 1 }).where(eq(schema.coupon.code, 'ONCE'));
  const before = await stockOf(fixture.table);
  const items = [orderItem(1), orderItem(2, { product_id: fixture.sofa, sub_product_id: fixture.sofaGrey, qty: 1 })];
  const { number } = await storeOrder(db, 1, { couponCode: 'ONCE', items });
  const reply = await cancel(number);
  expect(reply.result).toMatchObject({
    order_id: number,
    status: 'cancelled',
    can_cancel: false,
    cancelled_at: shop.clock.now.toISOString(),
    payment: { refunded_amount: 34_493 },
  });
  expect((await cancel(number)).result.status).toBe('cancelled');
  expect(refunds).toEqual([{ payment: 'paid-1', amount: 34_493, key: number }]);
  expect(await stockOf(fixture.table)).toEqual({ usable: (before?.usable ?? 0) + 2, all: (before?.all ?? 0) + 2 });
  const [grey] = await db.select().from(schema.productVariant).where(eq(schema.productVariant.id, fixture.sofaGrey));
  expect(grey?.usableQuantity).toBe(13);
  const [coupon] = await db.select().from(schema.coupon).where(eq(schema.coupon.code, 'ONCE'));
  expect(coupon?.used).toBe(0);
  const mails = (await latestMails(db, 10)).filter(({ subject }) => subject.includes(number));
  expect(mails).toHaveLength(1);
  expect(mails[0]?.plainText).toContain('C$344.93');
});

test('two presses at once give back once', async () => {
  const before = await stockOf(fixture.table);
  const { number } = await storeOrder(shop.connection.db, 1);
  const replies = await Promise.all([cancel(number), cancel(number)]);
  expect(replies.map(({ code }) => code)).toEqual([200, 200]);
  expect(refunds).toHaveLength(1);
  expect((await stockOf(fixture.table))?.usable).toBe((before?.usable ?? 0) + 2);
});

test('an order that nobody paid for is cancelled without a refund', async () => {
  const { number } = await storeOrder(shop.connection.db, 1, { state: 'pending_payment' });
  expect((await cancel(number)).result).toMatchObject({ status: 'cancelled', payment: { refunded_amount: 0 } });
  expect(refunds).toEqual([]);
});

test.each<OrderState>(['processing', 'shipped', 'delivered', 'returned', 'partly_refunded'])(
  'an order that is %s is not cancelled any more',
  async (state) => {
    const { number } = await storeOrder(shop.connection.db, 1, { state });
    expect((await cancel(number)).code).toBe(409);
    expect((await shop.call('orderDetail', { query: { order_id: number } }, ada)).result.status).toBe(state);
  },
);

test('nor is one of which a parcel has left', async () => {
  const { id, number } = await storeOrder(shop.connection.db, 1);
  await storeParcel(shop.connection.db, id, { items: [{ item_id: 1, qty: 1 }] });
  expect((await shop.call('orderDetail', { query: { order_id: number } }, ada)).result.can_cancel).toBe(false);
  expect((await cancel(number)).code).toBe(409);
});

test('a refund that cannot be made leaves the order as it was', async () => {
  open = false;
  const before = await stockOf(fixture.table);
  const { number } = await storeOrder(shop.connection.db, 1);
  const reply = await cancel(number, { ...ada, 'accept-language': 'fr' });
  expect([reply.code, reply.message]).toEqual([409, expect.stringContaining('rien n’a été annulé')]);
  expect(await stockOf(fixture.table)).toEqual(before);
  expect((await shop.call('orderDetail', { query: { order_id: number } }, ada)).result.status).toBe('paid');
});

test('while the provider is away the order is cancelled and its refund under way; the sweep makes it, once', async () => {
  const { number } = await storeOrder(shop.connection.db, 1);
  isAway = true;
  const payment = { refunded_amount: 0, refund_under_way: 34_493 };
  expect((await cancel(number)).result).toMatchObject({ status: 'cancelled', payment });
  expect((await cancel(number)).result).toMatchObject({ status: 'cancelled', payment });
  const letters = (await latestMails(shop.connection.db, 10)).filter(({ subject }) => subject.includes(number));
  expect(letters.map(({ plainText }) => plainText)).toEqual([expect.stringContaining('C$344.93')]);
  isAway = false;
  shop.clock.now = new Date(shop.clock.now.getTime() + 60_000);
  await Promise.all([1, 2].map(() => settleOrders(shop.app.services, () => undefined)));
  await settleOrders(shop.app.services, () => undefined);
  expect(refunds).toEqual([{ payment: 'paid-1', amount: 34_493, key: number }]);
  const seen = (await shop.call('orderDetail', { query: { order_id: number } }, ada)).result;
  expect(seen.payment).toMatchObject({ refunded_amount: 34_493 });
  expect(seen.payment.refund_under_way).toBeUndefined();
});

test('somebody else’s order, and one that there is not, are not found', async () => {
  const { number } = await storeOrder(shop.connection.db, 2);
  expect((await cancel(number)).code).toBe(404);
  expect((await cancel('CA1')).code).toBe(404);
});
