import { address, buyingAt, type Headers } from '../../testing/buying.ts';
import { fixture } from '../../testing/fixture-products.ts';
import { startTestApp, startTimeout, type TestApp } from '../../testing/test-app.ts';

let shop: TestApp;
let buying: ReturnType<typeof buyingAt>;
beforeAll(async () => {
  shop = await startTestApp();
  buying = buyingAt(shop);
}, startTimeout);
afterAll(() => shop?.close());

test('ADDR-008 API-107 the cart keeps which saved address it has, of the customer’s own only', async () => {
  const [ada, bo] = [await buying.signIn('ada@example.com'), await buying.signIn('bo@example.com')];
  const saved = (await shop.call('addAddress', { body: { ...address, city: 'Laval' } }, ada)).result;
  const address_entity_id = saved.address_entity_id ?? 0;
  const take = (headers: Headers) =>
    shop.call('cartAddress', { body: { ...address, city: 'Laval', address_entity_id } }, headers);
  const taken = await take(ada);
  expect(taken.result.shipping_address).toMatchObject({ address_entity_id, city: 'Laval' });
  expect((await shop.call('carts', {}, ada)).result.shipping_address).toMatchObject({ address_entity_id });
  expect((await take(bo)).code).toBe(404);
  expect((await take(await shop.guest())).code).toBe(404);
  expect((await shop.call('carts', {}, bo)).result.shipping_address).toBeNull();
  const another = await shop.call('cartAddress', { body: address }, ada);
  expect(another.result.shipping_address).toMatchObject({ address_entity_id: null, city: 'Montréal' });

  await take(ada);
  const item = (await shop.call('addCartItem', { body: { product_id: fixture.table, qty: 1 } }, ada)).result;
  expect(item.shipping_address?.address_entity_id).toBe(address_entity_id);
  const { order_id } = (await buying.order(ada, 'card', await buying.cardNonce(ada))).result;
  const placed = await shop.call('orderInformation', { query: { order_id } }, ada);
  expect(placed.result.shipping_address).toMatchObject({ address_entity_id: null, city: 'Laval' });
});
