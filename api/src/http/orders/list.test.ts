import { fixture } from '../../testing/fixture-products.ts';
import { orderItem, storeOrder } from '../../testing/stored-order.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await startTestApp();
});
afterAll(() => shop?.close());

test('ORD-001 the list of orders is searched by number and product name, and narrowed by state', async () => {
  const ada = await shop.signIn();
  const { db } = shop.connection;
  const table = await storeOrder(db, 1, { state: 'shipped' });
  const sofa = await storeOrder(db, 1, {
    state: 'delivered',
    items: [
      orderItem(1, { product_id: fixture.sofa, name: 'Lund 3-Seater Sofa' }),
      orderItem(2, { name: '100% wool_rug' }),
    ],
  });
  const others = await storeOrder(db, 2, { placedBy: 'customer:2', state: 'shipped' });
  const find = async (query: {
    keyword?: string;
    status?: 'shipped' | 'delivered' | 'cancelled';
    page_size?: number;
  }) => {
    const { result } = await shop.call('orderList', { query }, ada);
    expect(result.total).toBeGreaterThanOrEqual(result.list.length);
    return result.list.map(({ order_id }) => order_id);
  };
  expect(await find({ keyword: ` ${table.number.toLowerCase()} ` })).toEqual([table.number]);
  expect(await find({ keyword: 'lund 3-seater' })).toEqual([sofa.number]);
  // In the other language, and without its accent.
  expect(await find({ keyword: 'canape lund' })).toEqual([sofa.number]);
  expect(await find({ keyword: '100% wool_' })).toEqual([sofa.number]);
  expect(await find({ keyword: '1_0%' })).toEqual([]);
  expect(await find({ status: 'shipped' })).toEqual([table.number]);
  expect(await find({ status: 'cancelled' })).toEqual([]);
  expect(await find({ keyword: 'lund', status: 'shipped' })).toEqual([]);
  expect(await find({ keyword: others.number })).toEqual([]);
  expect((await find({ keyword: '  ' })).length).toBeGreaterThan(1);
  const odd = await shop.call('orderList', { query: { status: 'lost' as 'shipped' } }, ada);
  expect(odd.code).toBe(400);
});
