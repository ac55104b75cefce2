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
const add = (headers: Headers, product_id: number, child_id?: number) =>
  shop.call('addWishlistItem', { body: { product_id, ...(child_id && { child_id }) } }, headers);
const remove = (headers: Headers, body: { product_id: number; child_id?: number; item_id?: number }) =>
  shop.call('deleteWishlistItem', { body }, headers);
const products = ({ result }: { result: { list: { product_id: number }[] } }) =>
  result.list.map(({ product_id }) => product_id);

test('API-022 API-023 what is added stands on the list, newest first, with its product', async () => {
  const ada = await shop.signIn();
  await add(ada, 1);
  shop.clock.now = new Date(shop.clock.now.getTime() + 1000);
  const added = await shop.call('addWishlistItem', { body: { product_id: 2, qty: 3, later_item_id: 9 } }, ada);
  expect(added.result.list[0]).toEqual({
    product_id: 2,
    child_id: null,
    item_id: expect.any(Number),
    later_item_id: 9,
    qty: 3,
  });
  const page = await shop.call('wishlist', { query: { page_size: 1 } }, ada);
  expect(page.result).toMatchObject({ total: 2, page: 1, page_size: 1 });
  expect(page.result.list).toEqual([
    expect.objectContaining({ product_id: 2, product: expect.objectContaining({ entity_id: 2 }) }),
  ]);
  expect(products(await shop.call('wishlist', { query: { page: 2, page_size: 1 } }, ada))).toEqual([1]);
});

test('API-022 API-024 a wish made from a line has its option and quantity, and goes by the saved line too', async () => {
  const ada = await shop.signIn();
  const cart = await shop.call('addCartItem', { body: { product_id: 1, child_id: 1001, qty: 2 } }, ada);
  const item_id = cart.result.list[0]?.item_id ?? 0;
  const fromCart = await shop.call('addWishlistItem', { body: { product_id: 1, item_id } }, ada);
  expect(fromCart.result.list).toEqual([expect.objectContaining({ product_id: 1, child_id: 1001, qty: 2 })]);
  await shop.call('editLaterCart', { body: { item_id } }, ada);
  const body = { product_id: 1, later_item_id: item_id };
  await shop.call('deleteWishlistItem', { body: { product_id: 1, child_id: 1001 } }, ada);
  const fromLater = await shop.call('addWishlistItem', { body }, ada);
  expect(fromLater.result.list).toEqual([expect.objectContaining({ later_item_id: item_id, child_id: 1001, qty: 2 })]);
  expect((await shop.call('deleteWishlistItem', { body: { ...body, later_item_id: item_id + 1 } }, ada)).code).toBe(
    404,
  );
  expect(products(await shop.call('deleteWishlistItem', { body }, ada))).toEqual([]);
});

test('API-018 account init names what is on the list', async () => {
  const ada = await shop.signIn();
  await add(ada, 2);
  const { wishlist } = (await shop.call('accountInit', {}, ada)).result;
  expect(wishlist).toEqual([{ product_id: 2, child_id: null, item_id: expect.any(Number) }]);
});

test('adding twice, also at once, keeps one; an unknown product or variant is refused', async () => {
  const ada = await shop.signIn();
  await Promise.all([add(ada, 2), add(ada, 2), add(ada, 2)]);
  expect(products(await add(ada, 2))).toEqual([2]);
  expect((await add(ada, 999_999)).code).toBe(404);
  expect((await add(ada, 2, 999_999)).code).toBe(404);
});

test('API-024 an item goes by its id or by what it is, and only from one’s own list', async () => {
  const ada = await shop.signIn();
  const bo = await shop.signIn('bo@example.com');
  const { list } = (await add(ada, 2)).result;
  const item_id = list[0]?.item_id ?? 0;
  expect((await remove(bo, { product_id: 2, item_id })).code).toBe(404);
  const gone = await remove(ada, { product_id: 2, item_id });
  expect([gone.code, gone.result.list]).toEqual([200, []]);
  await add(ada, 2);
  expect((await remove(ada, { product_id: 2 })).code).toBe(200);
  expect((await remove(ada, { product_id: 2 })).code).toBe(404);
});

test('a guest’s wishlist joins the customer’s at sign-in, which says what is new', async () => {
  await add(await shop.signIn(), 1);
  const guest = await shop.guest();
  await add(guest, 1);
  await add(guest, 2);
  const { result } = await login(guest);
  expect(result.merged_wishlist).toEqual([{ product_id: 2, child_id: null }]);
  const ada = { authorization: result.token ?? '' };
  expect(products(await shop.call('wishlistItems', {}, ada)).toSorted()).toEqual([1, 2]);
  expect((await login(await shop.guest())).result.merged_wishlist).toBeUndefined();
});

test('the list ends at 200 items', async () => {
  const ada = await shop.signIn();
  await shop.connection.db.execute(
    `insert into wishlist_item (owner, product_id, quantity, created_at)
      select 'customer:1', 1000 + n, 1, now() from generate_series(1, 200) n`,
  );
  expect(await add(ada, 2)).toMatchObject({ code: 409, message: expect.stringContaining('full') });
});
