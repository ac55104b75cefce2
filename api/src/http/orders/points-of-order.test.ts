import { and, eq, inArray } from 'drizzle-orm';
import { schema } from '../../database/connection.ts';
import { addPoints, pointsEverEarned, pointsStanding, spendPoints } from '../../database/membership/points.ts';
import { earnPoints, takeBackPoints } from '../../database/orders/points-of-order.ts';
import { reviewTime } from '../../payment/sandbox-pay-later.ts';
import { buyingAt, type Headers } from '../../testing/buying.ts';
import { fixture } from '../../testing/fixture-products.ts';
import { storeOrder, storeParcel } from '../../testing/stored-order.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

const customerId = 1;
let shop: TestApp;
let steps: ReturnType<typeof buyingAt>;
let ada: Headers;
beforeAll(async () => {
  shop = await startTestApp();
  steps = buyingAt(shop);
  ada = await shop.signIn('ada@example.com');
});
afterAll(() => shop?.close());
/** Every test begins without points. */
beforeEach(() => shop.connection.db.delete(schema.pointsEntry));

/** Points that can be spent now or later. */
const balance = async () => {
  const { available, pending } = await pointsStanding(shop.connection.db, customerId, shop.clock.now);
  return available + pending;
};
const entries = () =>
  shop.connection.db
    .select({ points: schema.pointsEntry.points, reason: schema.pointsEntry.reason })
    .from(schema.pointsEntry)
    .where(
      and(
        eq(schema.pointsEntry.customerId, customerId),
        inArray(schema.pointsEntry.reason, ['order', 'order_taken_back', 'spent_on_order', 'returned_from_order']),
      ),
    )
    .orderBy(schema.pointsEntry.id);
const buy = async (headers: Headers, qty = 1, outcome = 'approve') => {
  const { payment_id } = await steps.authorise(await steps.fill(headers, fixture.table, qty), outcome);
  return (await steps.order(headers, 'klarna', payment_id)).result.order_id;
};
const cancel = (order_id: string) => shop.call('cancelOrder', { body: { order_id } }, ada);

test('a paid order earns what the product’s page promises, once, and all of it is taken back when it is cancelled', async () => {
  const { pts } = (await shop.call('productDetail', { query: { id: fixture.table } })).result;
  const order_id = await buy(ada);
  expect(await balance()).toBe(pts);
  const [row] = await shop.connection.db.select().from(schema.order).where(eq(schema.order.number, order_id));
  if (row) await earnPoints(shop.connection.db, row, shop.clock.now);
  expect(await balance()).toBe(pts);
  await Promise.all([cancel(order_id), cancel(order_id)]);
  expect(await entries()).toEqual([
    { points: pts, reason: 'order' },
    { points: -pts, reason: 'order_taken_back' },
  ]);
  // A milestone is not reached by buying and calling back.
  expect(await pointsEverEarned(shop.connection.db, customerId)).toBe(0);
});

test('an order that waits earns nothing until it is paid, and then once, however many ask', async () => {
  const order_id = await buy(ada, 1, 'review');
  expect(await entries()).toEqual([]);
  shop.clock.now = new Date(shop.clock.now.getTime() + reviewTime);
  await Promise.all([1, 2, 3].map(() => steps.poll(ada, order_id)));
  expect(await entries()).toEqual([{ points: 150, reason: 'order' }]);
});

test('an order that nobody paid has earned nothing, and loses nothing', async () => {
  const order_id = await buy(ada, 1, 'review');
  await cancel(order_id);
  expect(await entries()).toEqual([]);
});

test('a guest’s order earns nothing, also when it becomes somebody’s', async () => {
  const guest = await shop.guest();
  const order_id = await buy(guest);
  await shop.connection.db.update(schema.order).set({ customerId }).where(eq(schema.order.number, order_id));
  await cancel(order_id);
  expect(await entries()).toEqual([]);
});

test('points that paid for an order come back once, and earn nothing meanwhile', async () => {
  await addPoints(shop.connection.db, { customerId, points: 1_000, reason: 'adjustment', createdAt: shop.clock.now });
  await steps.fill(ada);
  await shop.call('applyPoints', { body: { points: 1_000 } }, ada);
  const order_id = await buy(ada);
  expect(await entries()).toEqual([
    { points: -1_000, reason: 'spent_on_order' },
    { points: 290, reason: 'order' },
  ]);
  await cancel(order_id);
  await cancel(order_id);
  expect((await entries()).slice(2)).toEqual([
    { points: 1_000, reason: 'returned_from_order' },
    { points: -290, reason: 'order_taken_back' },
  ]);
  expect(await balance()).toBe(1_000);
});

test('who spent what an order earned and sent it back owes it: there is nothing to spend until it is made up for', async () => {
  const { db } = shop.connection;
  const change = { customerId, createdAt: shop.clock.now } as const;
  const old = await storeOrder(db, customerId, { state: 'delivered' });
  await storeParcel(db, old.id, { deliveredAt: new Date(shop.clock.now.getTime() - 31 * 86_400_000) });
  await earnPoints(db, { ...old, createdAt: shop.clock.now }, shop.clock.now);
  expect(await spendPoints(db, { ...change, points: 300, reason: 'reward' })).toBe('spent');
  await takeBackPoints(db, { ...old, state: 'cancelled' }, null, shop.clock.now);
  const shown = async () => {
    const info = (await shop.call('pointsInfo', { body: {} }, ada)).result;
    return [info.points, (await shop.call('accountInformation', {}, ada)).result.points];
  };
  expect(await shown()).toEqual([0, 0]);
  await addPoints(db, { ...change, points: 200, reason: 'adjustment' });
  expect(await shown()).toEqual([0, 0]);
  expect(await spendPoints(db, { ...change, points: 1, reason: 'reward' })).toBe('short');
  await addPoints(db, { ...change, points: 110, reason: 'adjustment' });
  expect(await shown()).toEqual([10, 10]);
});

test('an order of an older release, which earned nothing, loses nothing', async () => {
  const { number } = await storeOrder(shop.connection.db, customerId);
  expect((await cancel(number)).result.status).toBe('cancelled');
  expect(await entries()).toEqual([]);
});
