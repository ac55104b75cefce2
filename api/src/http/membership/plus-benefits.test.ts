import { sql } from 'drizzle-orm';
import { schema } from '../../database/connection.ts';
import { pointsStanding } from '../../database/membership/points.ts';
import { buyingAt, type Headers } from '../../testing/buying.ts';
import { fixture } from '../../testing/fixture-products.ts';
import { storeOrder } from '../../testing/stored-order.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

let shop: TestApp;
let steps: ReturnType<typeof buyingAt>;
let member: Headers;
/** Titles on the Plus+ page, by benefit. */
let titles: Record<string, string>;
beforeAll(async () => {
  shop = await startTestApp();
  steps = buyingAt(shop);
  member = await shop.signIn('plus@example.com');
  const { result } = await shop.call('plusInfo', {});
  titles = Object.fromEntries(result.benefits.map(({ code, title }) => [code, title]));
});
afterAll(() => shop?.close());

const stated = (benefit: string): number => Number(/\d+/.exec(titles[benefit] ?? '')?.[0]);
const pointsOf = async (product: number) => (await shop.call('productDetail', { query: { id: product } })).result;
const balance = async () => {
  const { available, pending } = await pointsStanding(shop.connection.db, 3, shop.clock.now);
  return available + pending;
};
const order = async () => {
  const { payment_id } = await steps.authorise(member, 'approve');
  return (await steps.order(member, 'klarna', payment_id)).result.order_id;
};

test.each([20_000, 23_990])(
  'MEM-001 a member pays the stated 15%% less of today’s price, here of %i cents',
  async (price) => {
    expect(titles['discount']).toBe('15% off all year');
    const { db } = shop.connection;
    await db.delete(schema.cartItem);
    await db.execute(sql`update product set final_price = ${price}, plus_price = 23000 where id = ${fixture.table}`);
    const memberPrice = Math.floor((price * (100 - stated('discount'))) / 100);
    expect((await pointsOf(fixture.table)).plus_price).toBe(memberPrice);
    await steps.fill(member);
    expect((await shop.call('carts', {}, member)).result.subtotal).toBe(memberPrice);
  },
);

test('MEM-001 the stated C$40 come off the first order as a member, and off no other', async () => {
  expect(titles['first-order']).toBe('Extra C$40 off the first order');
  const apply = () => shop.call('applyCoupon', { body: { coupon_code: 'MEMBER40' } }, member);
  await steps.fill(member, fixture.tiered);
  expect((await apply()).result.discount_amount).toBe(stated('first-order') * 100);
  const first = await order();
  await steps.fill(member, fixture.tiered);
  expect(await apply()).toMatchObject({ code: 400, message: 'This coupon is for the first order as a Plus+ member.' });
  await shop.call('cancelOrder', { body: { order_id: first } }, member);
  expect((await apply()).code).toBe(200);
});

test('MEM-001 a member’s purchase earns three times the points, as its page promises, and gives back as many', async () => {
  expect(titles['points']).toBe('3X points on the app');
  await shop.connection.db.delete(schema.cartItem);
  await shop.call('removeCoupon', { body: {} }, member);
  const { pts, ptsPoints } = await pointsOf(fixture.tiered);
  expect([pts, ptsPoints]).toEqual([200, 170 * stated('points')]);
  const before = await balance();
  await steps.fill(member, fixture.tiered);
  const id = await order();
  expect((await balance()) - before).toBe(ptsPoints);
  await shop.connection.db.execute(sql`update customer set customer_group = 'General' where id = 3`);
  await shop.call('cancelOrder', { body: { order_id: id } }, member);
  expect(await balance()).toBe(before);
});

test('MEM-001 PTS-010 100 points pay C$1 in the cart, as stated', async () => {
  expect(titles['points-value']).toBe('100 points = C$1');
  const { db } = shop.connection;
  await db.delete(schema.cartItem);
  const entry = {
    customerId: 3,
    points: 1_000,
    reason: 'adjustment',
    reference: 'a',
    createdAt: shop.clock.now,
  } as const;
  await db.insert(schema.pointsEntry).values(entry);
  await steps.fill(member);
  const points_data = { points_used: stated('points-value') * 7, points_cur_amount: 700 };
  expect((await shop.call('applyPoints', { body: { points: 700 } }, member)).result.points_data).toEqual(points_data);
});

test('MEM-001 ACC-015 what a member registers is under warranty for the stated 365 days from its order', async () => {
  expect(titles['warranty']).toBe('365-day extended warranty');
  const { db } = shop.connection;
  await db.execute(sql`update customer set customer_group = 'PLUS+' where id = 3`);
  const createdAt = new Date(shop.clock.now.getTime() - 100 * 86_400_000);
  const register = async (customer: number, headers: Headers) => {
    const { number } = await storeOrder(db, customer, { state: 'delivered', createdAt });
    return shop.call('warrantySuccess', { body: { order_id: number, item_id: 1 } }, headers);
  };
  const end = createdAt.getTime() + stated('warranty') * 86_400_000;
  expect((await register(3, member)).result.warranty_until).toBe(new Date(end).toISOString());
  // The 90 days of everybody else are over.
  expect((await register(1, await shop.signIn('ada@example.com'))).code).toBe(409);
});
