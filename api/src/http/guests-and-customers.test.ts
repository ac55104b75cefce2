import { calls, type CallDefinition, type CallName } from '@shop/contract';
import { startTestApp, type TestApp } from '../testing/test-app.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await startTestApp();
});
afterAll(() => shop?.close());

/** Calls that read what a registered customer has and a guest has not. */
const customersOwn = [
  'accountInit',
  'accountInformation',
  'orderList',
  'orderDetail',
  'wishlist',
  'reviewList',
  'reviewPending',
  'addresses',
  'couponList',
  'pointsInfo',
] as const;

test('SESS-024 account, orders, wishlist, reviews, addresses, coupons, points and notifications are open to a customer', async () => {
  const customer = await shop.signIn('ada@example.com');
  const guest = await shop.guest();
  const isRefused = async (name: CallName, headers: Record<string, string>) => {
    const { method, path }: CallDefinition = calls[name];
    const reply = await shop.app.inject({ method, url: path, headers: { client: 'pc', ...headers } });
    return reply.statusCode === 401;
  };
  for (const name of customersOwn) {
    expect({ name, refused: await isRefused(name, customer) }).toEqual({ name, refused: false });
    expect({ name, refused: await isRefused(name, guest) }).toEqual({ name, refused: true });
  }
  expect((await shop.call('systemNotes', {}, customer)).result.list.length).toBeGreaterThan(0);
});

test('SESS-023 a guest browses, searches, keeps a cart and items for later, and sees notifications', async () => {
  const guest = await shop.guest();
  expect((await shop.call('productDetail', { query: { id: 2 } }, guest)).code).toBe(200);
  expect((await shop.call('searchProducts', { body: { keyword: 'sofa' } }, guest)).code).toBe(200);
  expect((await shop.call('addCartItem', { body: { product_id: 2, qty: 1 } }, guest)).code).toBe(200);
  const [item] = (await shop.call('carts', {}, guest)).result.list;
  expect((await shop.call('editLaterCart', { body: { item_id: item?.item_id ?? 0 } }, guest)).code).toBe(200);
  expect((await shop.call('systemNotes', {}, guest)).result.list.length).toBeGreaterThan(0);
});
