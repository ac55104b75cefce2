import { eq } from 'drizzle-orm';
import { schema } from '../../database/connection.ts';
import { fixture } from '../../testing/fixture-products.ts';
import { orderItem, storeOrder } from '../../testing/stored-order.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

let shop: TestApp;
let ada: Record<string, string>;
beforeAll(async () => {
  shop = await startTestApp();
  ada = await shop.signIn('ada@example.com');
});
afterAll(() => shop?.close());
beforeEach(async () => {
  await shop.connection.db.delete(schema.cartItem);
});

const reorder = (order_id: string) => shop.call('reorder', { body: { order_id } }, ada);
const ordered = (product_id: number, qty: number, name: string, more: object = {}) =>
  orderItem(product_id, { product_id, qty, name, ...more });

test('API-108 an earlier order’s items come into the cart; what could not come is named', async () => {
  const plan = { title: '3-year plan', term: 3, price: 1, qty: 1 };
  const items = [
    ordered(fixture.table, 2, 'Table'),
    orderItem(11, { product_id: fixture.sofa, sub_product_id: fixture.sofaGrey, qty: 1, name: 'Sofa' }),
    ordered(fixture.withPlan, 1, 'Chair', { plan }),
    ordered(fixture.gone, 1, 'Gone'),
    ordered(fixture.outOfStock, 1, 'Sold out'),
    ordered(fixture.lastOne, 4, 'Last one'),
    ordered(999_999, 1, 'Never was'),
    ordered(fixture.cheap, 1, 'Gift', { unit_price: 0, row_total: 0 }),
  ];
  const { number } = await storeOrder(shop.connection.db, 1, { items });
  const { result } = await reorder(number);
  expect(result.cart.list.map(({ product_id, sub_product_id, qty }) => [product_id, sub_product_id, qty])).toEqual([
    [fixture.table, null, 2],
    [fixture.sofa, fixture.sofaGrey, 1],
    [fixture.withPlan, null, 1],
    [fixture.lastOne, null, 1],
  ]);
  expect(result.added).toEqual([
    { product_id: fixture.table, qty: 2 },
    { product_id: fixture.sofa, child_id: fixture.sofaGrey, qty: 1 },
    { product_id: fixture.withPlan, qty: 1 },
    { product_id: fixture.lastOne, qty: 1 },
  ]);
  expect(result.skipped).toEqual(['Gone', 'Sold out', 'Never was']);
  expect(result.reduced).toEqual([{ name: 'Last one', qty: 1 }]);
  expect(result.cart.list[2]?.extend).toMatchObject({ term: 3, price: 3_999 });
});

test('what is in the cart already adds up, as far as there is stock', async () => {
  await shop.call('addCartItem', { body: { product_id: fixture.lastOne, qty: 1 } }, ada);
  const items = [ordered(fixture.lastOne, 1, 'Last one'), ordered(fixture.table, 1, 'Table')];
  const { number } = await storeOrder(shop.connection.db, 1, { items });
  const { result } = await reorder(number);
  expect(result.skipped).toEqual(['Last one']);
  expect(result.cart.items_qty).toBe(2);
});

test('an order of which nothing is sold says so and leaves the cart alone', async () => {
  const { number } = await storeOrder(shop.connection.db, 1, { items: [ordered(fixture.gone, 1, 'Gone')] });
  expect((await reorder(number)).code).toBe(409);
  const lines = await shop.connection.db.select().from(schema.cartItem).where(eq(schema.cartItem.saved, false));
  expect(lines).toEqual([]);
});

test('somebody else’s order is not found', async () => {
  const { number } = await storeOrder(shop.connection.db, 2);
  expect((await reorder(number)).code).toBe(404);
});
