import { address, buyingAt, type Headers } from '../../testing/buying.ts';
import { fixturePassword } from '../../testing/fixture-people.ts';
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

test('CART-007 API-107 a bill that goes elsewhere is kept with the cart, and used on the order', async () => {
  const guest = await buying.fill(await shop.guest());
  const read = async () => (await shop.call('carts', {}, guest)).result;
  expect((await read()).billing_address).toMatchObject({ city: 'Montréal' });
  const send = (body: object) => shop.call('cartAddress', { body: { ...address, ...body } }, guest);
  const bill = { ...address, firstname: 'Cy', street: '5 Bank St', city: 'Ottawa', postcode: 'K1P 5N4', region_id: 74 };
  const wrong = await send({ billing_address: { ...bill, postcode: 'H2X 1Y4' } });
  expect(wrong).toMatchObject({ code: 400, result: { field: 'billing_postcode' } });
  const taken = await send({ billing_address: bill });
  expect(taken.result).toMatchObject({
    shipping_address: { city: 'Montréal' },
    billing_address: { firstname: 'Cy', city: 'Ottawa', postcode: 'K1P 5N4' },
  });
  await send({ city: 'Laval' });
  expect(await read()).toMatchObject({ shipping_address: { city: 'Laval' }, billing_address: { city: 'Ottawa' } });
  const { order_id } = (await buying.order(guest, 'card', await buying.cardNonce(guest))).result;
  const { result: order } = await shop.call('orderInformation', { query: { order_id } }, guest);
  expect(order).toMatchObject({
    shipping_address: { city: 'Laval' },
    billing_address: { firstname: 'Cy', city: 'Ottawa' },
  });
  await send({ billing_address: null });
  expect((await read()).billing_address).toMatchObject({ firstname: 'Ada', city: 'Montréal' });
});

test('CART-007 a guest’s bill comes along when they sign in', async () => {
  const guest = await buying.fill(await shop.guest());
  await shop.call('cartAddress', { body: { ...address, billing_address: { ...address, firstname: 'Cy' } } }, guest);
  const { result } = await shop.call('login', { body: { email: 'new@example.com', password: fixturePassword } }, guest);
  const own = await shop.call('carts', {}, { authorization: result.token ?? '' });
  expect(own.result.billing_address).toMatchObject({ firstname: 'Cy' });
});

test.each([
  ['email', { email: 'nobody' }],
  ['region_id', { region_id: 'QC' }],
  ['postcode', { postcode: undefined }],
])('ERR-009 what is wrong with the %s is said of that field', async (field, wrong) => {
  const body = { ...address, ...wrong } as typeof address; // wrong on purpose
  expect(await shop.call('cartAddress', { body }, await shop.guest())).toMatchObject({ code: 400, result: { field } });
});
