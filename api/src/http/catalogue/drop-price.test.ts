import { sql } from 'drizzle-orm';
import { fixture } from '../../testing/fixture-products.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

const hour = 60 * 60 * 1000;
let shop: TestApp;
beforeAll(async () => {
  shop = await startTestApp();
  await shop.connection.db.execute(
    sql`update product set final_price = 15000, tag = 'Drop Price', details = jsonb_set(details, '{dropPriceSeconds}', '7200')
      where id = ${fixture.table}`,
  );
});
afterAll(() => shop?.close());

const fillStoreBefore = (milliseconds: number) =>
  shop.connection.db.execute(
    sql`update store set filled_at = ${new Date(shop.clock.now.getTime() - milliseconds).toISOString()}::timestamptz`,
  );

test('a drop price runs from when the store was filled, whenever a server has started', async () => {
  const headers = await shop.guest();
  await shop.call('addCartItem', { body: { product_id: fixture.table, qty: 1 } }, headers);
  const seen = async () => {
    const { result: product } = await shop.call('productDetail', { query: { id: fixture.table } });
    const { result: cart } = await shop.call('carts', {}, headers);
    const { result: spikes } = await shop.call('spikeList', {});
    return [
      product.price.final_price,
      product.spkie_special_time,
      cart.subtotal,
      spikes.list.map(({ spkie_special_time }) => spkie_special_time),
    ];
  };
  await fillStoreBefore(hour);
  expect(await seen()).toEqual([15_000, 3600, 15_000, [3600]]);
  await fillStoreBefore(2 * hour);
  expect(await seen()).toEqual([20_000, 0, 20_000, []]);
});
