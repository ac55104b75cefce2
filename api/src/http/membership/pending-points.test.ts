import { eq, isNull } from 'drizzle-orm';
import { schema } from '../../database/connection.ts';
import { addPoints } from '../../database/membership/points.ts';
import { useMilestone } from '../../database/membership/milestone-draws.ts';
import { givePersonalCoupon } from '../../database/membership/personal-coupon.ts';
import { earnPoints } from '../../database/orders/points-of-order.ts';
import { insertReturn } from '../../database/orders/returns.ts';
import { acceptReturn } from '../../flows/orders/answer-return.ts';
import { buyingAt, type Headers } from '../../testing/buying.ts';
import { fixture } from '../../testing/fixture-products.ts';
import { orderItem, storeOrder, storeParcel } from '../../testing/stored-order.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

const customerId = 1;
const day = 86_400_000;
let shop: TestApp;
let ada: Headers;
beforeAll(async () => {
  shop = await startTestApp();
  ada = await shop.signIn('ada@example.com');
});
afterAll(() => shop?.close());
beforeEach(async () => {
  const { pointsEntry, coinEntry, milestoneDraw, customerCoupon } = schema;
  for (const table of [pointsEntry, coinEntry, milestoneDraw, customerCoupon]) await shop.connection.db.delete(table);
});

const later = (days: number): Date => new Date(shop.clock.now.getTime() + days * day);
const info = async () => (await shop.call('pointsInfo', { body: {} }, ada)).result;
const redeem = (reward_id: number) => shop.call('redeemReward', { body: { reward_id } }, ada);
const draw = () => shop.call('milestoneLottery', { body: {} }, ada);
const coupons = async () => (await shop.call('couponList', { body: {} }, ada)).result.total;

/** An order for C$6,000.00 that arrived so many days ago, with the points that it earned. */
const delivered = async (days: number) => {
  const { db } = shop.connection;
  const items = [orderItem(1, { unit_price: 300_000, row_total: 600_000 })];
  const sums = { subtotal: 600_000, itemTax: 0, taxAmount: 0, grandTotal: 600_000 };
  const createdAt = later(-days - 5);
  const order = await storeOrder(db, customerId, { state: 'delivered', items, createdAt, ...sums });
  await storeParcel(db, order.id, { deliveredAt: later(-days) });
  await earnPoints(db, order, createdAt);
  return order;
};
/** The shop takes all of an order back, however late. */
const takenBack = async (id: number) => {
  const items = [{ item_id: 1, qty: 2 }];
  const values = { orderId: id, state: 'received' as const, reason: 'damaged' as const, items };
  const number = await insertReturn(shop.connection.db, { ...values, message: null, createdAt: shop.clock.now }, []);
  await acceptReturn(shop.app.services, { keyId: null }, number);
};

test('points of an order that can be called back buy no coupon, no draw and no goods', async () => {
  const steps = buyingAt(shop);
  await steps.fill(ada, fixture.sofa, 1);
  await shop.call('addCartItem', { body: { product_id: fixture.sofa, child_id: fixture.sofaGrey, qty: 8 } }, ada);
  const { payment_id } = await steps.authorise(ada, 'approve');
  const { order_id } = (await steps.order(ada, 'klarna', payment_id)).result;
  expect(await info()).toMatchObject({ points: 0, pending_points: 7_192, earned_points: 0, milestone_turns: 0 });
  expect([(await redeem(3)).code, (await draw()).code]).toEqual([409, 409]);
  expect((await shop.call('applyPoints', { body: { points: 1 } }, ada)).code).toBe(409);
  const { list } = (await shop.call('pointsLists', { body: {} }, ada)).result;
  expect(list).toMatchObject([{ points: 7_192, is_pending: 1 }]);
  await shop.call('cancelOrder', { body: { order_id } }, ada);
  expect([await coupons(), await info()]).toMatchObject([0, { points: 0, pending_points: 0 }]);
});

test('they are there to spend once the time to return the last parcel is over, and no return waits', async () => {
  const { id } = await delivered(29);
  expect(await info()).toMatchObject({ points: 0, pending_points: 6_000, milestone_turns: 0 });
  const arrived = (days: number) =>
    shop.connection.db
      .update(schema.shipment)
      .set({ deliveredAt: later(-days) })
      .where(eq(schema.shipment.orderId, id));
  await arrived(31);
  expect(await info()).toMatchObject({ points: 6_000, pending_points: 0, earned_points: 6_000, milestone_turns: 4 });
  expect((await redeem(1)).code).toBe(200);
  const values = { orderId: id, state: 'requested' as const, reason: 'damaged' as const, message: null };
  const items = [{ item_id: 1, qty: 1 }];
  await insertReturn(shop.connection.db, { ...values, items, createdAt: shop.clock.now }, []);
  expect(await info()).toMatchObject({ points: 0, pending_points: 6_000 });
});

test('what was never sent can be called back for ever, and its points wait as long', async () => {
  const order = await storeOrder(shop.connection.db, customerId, { createdAt: later(-90) });
  await earnPoints(shop.connection.db, order, later(-90));
  expect(await info()).toMatchObject({ points: 0, pending_points: 300 });
});

test('what is in preparation or on its way can still come back, however long that takes', async () => {
  const { db } = shop.connection;
  const { id } = await delivered(40);
  expect(await info()).toMatchObject({ points: 6_000, pending_points: 0 });
  await storeParcel(db, id, { items: [], deliveredAt: null });
  expect(await info()).toMatchObject({ points: 0, pending_points: 6_000 });
  await db.delete(schema.shipment).where(isNull(schema.shipment.deliveredAt));
  await db.update(schema.order).set({ state: 'processing' }).where(eq(schema.order.id, id));
  expect(await info()).toMatchObject({ points: 0, pending_points: 6_000 });
});

test('goods that come back late take unused rewards and draws along, and leave used ones as a debt', async () => {
  const { db } = shop.connection;
  const { id } = await delivered(40);
  const used = (await redeem(3)).result.coupon_code ?? '';
  await db
    .update(schema.customerCoupon)
    .set({ usedAt: shop.clock.now })
    .where(eq(schema.customerCoupon.couponCode, used));
  expect([(await redeem(4)).code, (await redeem(2)).code]).toEqual([200, 200]);
  const code = 'DRAWN00001';
  await useMilestone(db, { customerId, prizeId: 4, couponCode: code, createdAt: shop.clock.now });
  await givePersonalCoupon(db, { code, customerId, cents: 500, now: shop.clock.now });
  await useMilestone(db, { customerId, prizeId: 1, couponCode: null, createdAt: shop.clock.now });
  await addPoints(db, { customerId, points: 50, reason: 'lottery', createdAt: shop.clock.now });
  await takenBack(id);
  expect(await coupons()).toBe(1);
  expect(await db.$count(schema.coupon, eq(schema.coupon.code, code))).toBe(0);
  expect((await shop.call('coinNumber', { body: {} }, ada)).result.coins).toBe(0);
  expect(await db.$count(schema.milestoneDraw)).toBe(0);
  // C$25.00 of coupon were used: 2,500 points are owed.
  expect(await info()).toMatchObject({ points: 0, pending_points: 0, milestone_turns: 0 });
  await addPoints(db, { customerId, points: 2_510, reason: 'adjustment', createdAt: shop.clock.now });
  expect((await info()).points).toBe(10);
});
