import { schema } from '../../database/connection.ts';
import { fixturePassword } from '../../testing/fixture-people.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

let shop: TestApp;
beforeEach(async () => {
  shop = await startTestApp();
});
afterEach(() => shop?.close());

type Headers = Record<string, string>;
const login = (headers: Headers) =>
  shop.call('login', { body: { email: 'ada@example.com', password: fixturePassword } }, headers);
const view = async (headers: Headers, product_id: number) => {
  shop.clock.now = new Date(shop.clock.now.getTime() + 1000);
  return shop.call('productViewed', { body: { product_id } }, headers);
};
const viewed = async (headers: Headers) =>
  (await shop.call('recentlyViewed', {}, headers)).result.products.map(({ entity_id }) => entity_id);

test('API-053 the products that were looked at, each once, the latest first', async () => {
  const guest = await shop.guest();
  for (const id of [1, 2, 1]) await view(guest, id);
  expect(await viewed(guest)).toEqual([1, 2]);
  expect((await view(guest, 999_999)).code).toBe(404);
  expect(await viewed(await shop.guest())).toEqual([]);
});

test('a guest’s views join the customer’s at sign-in, and those that are new can be taken out again', async () => {
  const first = await shop.signIn();
  await view(first, 1);
  const guest = await shop.guest();
  await view(guest, 2);
  await view(guest, 1);
  const { result } = await login(guest);
  expect(result.merged_viewed).toEqual([2]);
  const ada = { authorization: result.token ?? '' };
  expect(await viewed(ada)).toEqual([1, 2]);
  await shop.call('forgetViewed', { body: { product_ids: [2] } }, ada);
  expect(await viewed(ada)).toEqual([1]);
  await shop.call('forgetViewed', { body: {} }, ada);
  expect(await viewed(ada)).toEqual([]);
});

test('the list keeps the latest forty', async () => {
  const guest = await shop.guest();
  await shop.connection.db.execute(
    `insert into recently_viewed (owner, product_id, viewed_at)
      select 'guest:1', 1000 + n, timestamp '2020-01-01' + n * interval '1 day' from generate_series(1, 60) n`,
  );
  await view(guest, 2);
  const stored = await shop.connection.db.$count(schema.recentlyViewed);
  expect(stored).toBe(40);
});
