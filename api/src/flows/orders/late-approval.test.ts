import { eq } from 'drizzle-orm';
import { schema } from '../../database/connection.ts';
import { giveCoupons } from '../../database/promotions/customer-coupons.ts';
import { latestMails } from '../../mail/mailbox.ts';
import type { PaymentState, Transfer } from '../../payment/provider.ts';
import { sandboxPayLater } from '../../payment/sandbox-pay-later.ts';
import { sandboxWallet } from '../../payment/sandbox-wallet.ts';
import { settleOrders } from './settle-due.ts';
import { buyingAt, type Headers } from '../../testing/buying.ts';
import { fixture } from '../../testing/fixture-products.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

const refunds: Transfer[] = [];
const reports: string[] = [];
let broken = false;
/** The pay-later provider's answer for a payment that is under review. */
let review: PaymentState = 'pending';
let shop: TestApp;
let steps: ReturnType<typeof buyingAt>;
let ada: Headers;
beforeAll(async () => {
  const refund = async (asked: Transfer): Promise<string> => {
    if (broken) throw new Error('The provider is away');
    refunds.push(asked);
    return `refund-${asked.key}`;
  };
  const payLater = { ...sandboxPayLater, refund, state: async () => review };
  shop = await startTestApp({}, { payLater, wallet: { ...sandboxWallet, refund } });
  steps = buyingAt(shop);
});
afterAll(() => shop?.close());
beforeEach(async () => {
  refunds.length = 0;
  reports.length = 0;
  broken = false;
  review = 'pending';
  ada = await shop.signIn('ada@example.com');
});

const settle = () => settleOrders(shop.app.services, (line) => reports.push(line));
const later = (minutes: number) => {
  shop.clock.now = new Date(shop.clock.now.getTime() + minutes * 60_000);
};
const cancel = (order_id: string) => shop.call('cancelOrder', { body: { order_id } }, ada);
const detail = async (order_id: string, headers = ada) =>
  (await shop.call('orderInformation', { query: { order_id } }, headers)).result;
const lettersOf = async (order_id: string) =>
  (await latestMails(shop.connection.db, 100)).filter(({ subject }) => subject.includes(order_id));
const stock = async () => {
  const { product } = schema;
  const [row] = await shop.connection.db.select().from(product).where(eq(product.id, fixture.table));
  return row?.usableQuantity ?? 0;
};
const underReview = async (headers: Headers) => {
  const { payment_id } = await steps.authorise(await steps.fill(headers), 'review');
  return (await steps.order(headers, 'klarna', payment_id)).result.order_id;
};

test('a wallet that says yes after its order was cancelled is paid back, once, and its person is told', async () => {
  const { token, order_id } = await steps.orderByWallet(await steps.fill(ada));
  await cancel(order_id);
  const { grand_total } = await detail(order_id);
  await steps.decide(token, 'approve');
  await steps.decide(token, 'approve');
  await Promise.all([settle(), settle(), steps.poll(ada, order_id)]);
  expect(refunds).toEqual([{ payment: token, amount: grand_total, key: order_id }]);
  expect(await detail(order_id)).toMatchObject({ status: 'cancelled', payment: { refunded_amount: grand_total } });
  const check = await shop.call('alipayCheck', { body: { token } }, ada);
  expect(check.result).toEqual({ order_id, status: 'failed' });
  const [letter, cancelled, ...more] = await lettersOf(order_id);
  expect(more).toEqual([]);
  expect(cancelled?.plainText).toContain('Nothing was charged');
  expect(letter?.plainText).toMatch(/^C\$\S+ will go back to where you paid from/);
});

test('so is a pay-later payment that is approved after its time, though nobody asks for it', async () => {
  const guest = await shop.guest();
  const order_id = await underReview(guest);
  later(16);
  await settle();
  expect(await detail(order_id, guest)).toMatchObject({ status: 'cancelled', payment: { refunded_amount: 0 } });
  review = 'accepted';
  later(1);
  await Promise.all([settle(), settle()]);
  await settle();
  const { grand_total, payment } = await detail(order_id, guest);
  expect(payment.refunded_amount).toBe(grand_total);
  expect(refunds).toHaveLength(1);
});

test('a refund that cannot be made is reported, and made the next time', async () => {
  const { token, order_id } = await steps.orderByWallet(await steps.fill(ada));
  await cancel(order_id);
  broken = true;
  // Its person said yes and is sent back to the shop; that the provider cannot pay back now is the shop's to mend.
  expect((await steps.decide(token, 'approve')).statusCode).toBe(303);
  later(1);
  await settle();
  expect(reports).toEqual([`Order ${order_id} could not be settled: The provider is away`]);
  expect((await detail(order_id)).payment.refunded_amount).toBe(0);
  broken = false;
  later(5);
  await settle();
  expect(refunds).toHaveLength(1);
});

test('cancelling and approving at the same moment ends paid back, or never paid', async () => {
  const { token, order_id } = await steps.orderByWallet(await steps.fill(ada));
  await Promise.all([cancel(order_id), steps.decide(token, 'approve'), settle()]);
  await settle();
  const { status, grand_total, payment } = await detail(order_id);
  expect([status, payment.refunded_amount]).toEqual(['cancelled', grand_total]);
  expect(refunds).toHaveLength(1);
});

test('a refusal after the cancellation pays nothing back, and is asked for no more', async () => {
  const { token, order_id } = await steps.orderByWallet(await steps.fill(ada));
  await cancel(order_id);
  await steps.decide(token, 'refuse');
  await settle();
  expect([refunds, (await detail(order_id)).payment.refunded_amount]).toEqual([[], 0]);
});

test('an order that nobody pays in time is given up by itself: goods, coupon and its person’s copy are free again', async () => {
  const { db } = shop.connection;
  await giveCoupons(db, 1, ['ONCE'], shop.clock.now);
  await steps.fill(ada);
  await shop.call('applyCoupon', { body: { coupon_code: 'ONCE' } }, ada);
  const before = await stock();
  const { order_id } = await steps.orderByWallet(ada);
  const copy = async () => {
    const rows = await db.select().from(schema.customerCoupon).where(eq(schema.customerCoupon.couponCode, 'ONCE'));
    return rows.map(({ usedAt }) => usedAt !== null);
  };
  expect(await copy()).toEqual([true]);
  later(14);
  await settle();
  expect((await detail(order_id)).status).toBe('pending_payment');
  later(1);
  await Promise.all([settle(), settle()]);
  expect((await steps.poll(ada, order_id)).status).toBe('cancelled');
  expect(await stock()).toBe(before);
  expect(await copy()).toEqual([false]);
  expect((await lettersOf(order_id)).map(({ plainText }) => plainText.split('\n')[0])).toEqual([
    'Nothing was charged.',
  ]);
  const cart = (await shop.call('carts', {}, ada)).result;
  expect([cart.coupon_code, cart.discount_amount > 0]).toEqual(['ONCE', true]);
});

test('a copy that another order has used stays used', async () => {
  const { db } = shop.connection;
  const { token, order_id } = await steps.orderByWallet(ada);
  const usedAt = new Date(shop.clock.now.getTime() + 1_000);
  await db.update(schema.customerCoupon).set({ usedAt }).where(eq(schema.customerCoupon.couponCode, 'ONCE'));
  await steps.decide(token, 'refuse');
  expect((await detail(order_id)).status).toBe('cancelled');
  const [copy] = await db.select().from(schema.customerCoupon).where(eq(schema.customerCoupon.couponCode, 'ONCE'));
  expect(copy?.usedAt).toEqual(usedAt);
});

test('an order is paid with its letter though its person never comes back', async () => {
  const guest = await shop.guest();
  const order_id = await underReview(guest);
  review = 'accepted';
  await Promise.all([settle(), settle()]);
  expect((await detail(order_id, guest)).status).toBe('paid');
  expect(await lettersOf(order_id)).toHaveLength(1);
});
