import { schema } from '../../database/connection.ts';
import { fixture } from '../../testing/fixture-products.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await startTestApp();
});
afterAll(() => shop?.close());

const share = async (product_id: number, channel: string) =>
  shop.call('shareProduct', { body: { product_id, channel } }, await shop.signIn('bo@example.com'));

test('API-155 a share is kept with product and channel, and the same earns no second time on another day', async () => {
  const day = 86_400_000;
  const { now } = shop.clock;
  expect((await share(fixture.table, 'link')).result.earned).toBe(10);
  // The points of the day are given: the sofa's share is kept without.
  expect((await share(fixture.sofa, 'link')).code).toBe(409);
  shop.clock.now = new Date(now.getTime() + day);
  expect((await share(fixture.table, 'Link')).code).toBe(409);
  expect((await share(fixture.sofa, 'link')).result.earned).toBe(10);
  shop.clock.now = new Date(now.getTime() + 2 * day);
  expect((await share(fixture.sofa, 'link')).code).toBe(409);
  expect((await share(fixture.table, 'facebook')).result.earned).toBe(10);
  const stored = await shop.connection.db.select().from(schema.productShare).orderBy(schema.productShare.id);
  expect(stored.map(({ productId, channel, hasEarned }) => [productId, channel, hasEarned])).toEqual([
    [fixture.table, 'link', true],
    [fixture.sofa, 'link', true],
    [fixture.table, 'facebook', true],
  ]);
});
