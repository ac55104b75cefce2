import { buyingShop } from '../../testing/buying-shop.ts';
import { address, type Headers } from '../../testing/buying.ts';
import { fixture } from '../../testing/fixture-products.ts';

const at = buyingShop();

test('ADDR-008 API-107 the cart keeps which saved address it has, of the customer’s own only', async () => {
  const [ada, bo] = [await at.shop.signIn('ada@example.com'), await at.shop.signIn('bo@example.com')];
  const saved = (await at.shop.call('addAddress', { body: { ...address, city: 'Laval' } }, ada)).result;
  const address_entity_id = saved.address_entity_id ?? 0;
  const take = (headers: Headers) =>
    at.shop.call('cartAddress', { body: { ...address, city: 'Laval', address_entity_id } }, headers);
  const taken = await take(ada);
  expect(taken.result.shipping_address).toMatchObject({ address_entity_id, city: 'Laval' });
  expect((await at.shop.call('carts', {}, ada)).result.shipping_address).toMatchObject({ address_entity_id });
  expect((await take(bo)).code).toBe(404);
  expect((await take(await at.shop.guest())).code).toBe(404);
  expect((await at.shop.call('carts', {}, bo)).result.shipping_address).toBeNull();
  const another = await at.shop.call('cartAddress', { body: address }, ada);
  expect(another.result.shipping_address).toMatchObject({ address_entity_id: null, city: 'Montréal' });

  await take(ada);
  const item = (await at.shop.call('addCartItem', { body: { product_id: fixture.table, qty: 1 } }, ada)).result;
  expect(item.shipping_address?.address_entity_id).toBe(address_entity_id);
  const { order_id } = (await at.buying.order(ada, 'card', await at.buying.cardNonce(ada))).result;
  const placed = await at.shop.call('orderInformation', { query: { order_id } }, ada);
  expect(placed.result.shipping_address).toMatchObject({ address_entity_id: null, city: 'Laval' });
});

test('CART-007 API-107 a bill that goes elsewhere is kept with the cart, and used on the order', async () => {
  const guest = await at.buying.fill(await at.shop.guest());
  const read = async () => (await at.shop.call('carts', {}, guest)).result;
  expect((await read()).billing_address).toMatchObject({ city: 'Montréal' });
  const send = (body: object) => at.shop.call('cartAddress', { body: { ...address, ...body } }, guest);
  const bill = { ...address, firstname: 'Cy', street: '5 Bank St', city: 'Ottawa', postcode: 'K1P 5N4', region_id: 74 };
  const wrong = await send({ billing_address: { ...bill, postcode: 'D2X 1Y4' } });
  expect(wrong).toMatchObject({ code: 400, result: { field: 'billing_postcode' } });
  const taken = await send({ billing_address: bill });
  expect(taken.result).toMatchObject({
    shipping_address: { city: 'Montréal' },
    billing_address: { firstname: 'Cy', city: 'Ottawa', postcode: 'K1P 5N4' },
  });
  await send({ city: 'Laval' });
  expect(await read()).toMatchObject({ shipping_address: { city: 'Laval' }, billing_address: { city: 'Ottawa' } });
  const { order_id } = (await at.buying.order(guest, 'card', await at.buying.cardNonce(guest))).result;
  const { result: order } = await at.shop.call('orderInformation', { query: { order_id } }, guest);
  expect(order).toMatchObject({
    shipping_address: { city: 'Laval' },
    billing_address: { firstname: 'Cy', city: 'Ottawa' },
  });
  await send({ billing_address: null });
  expect((await read()).billing_address).toMatchObject({ firstname: 'Ada', city: 'Montréal' });
});

test('CART-007 a guest’s bill comes along when they sign in', async () => {
  const guest = await at.buying.fill(await at.shop.guest());
  await at.shop.call('cartAddress', { body: { ...address, billing_address: { ...address, firstname: 'Cy' } } }, guest);
  const own = await at.shop.call('carts', {}, await at.shop.signIn('new@example.com', guest));
  expect(own.result.billing_address).toMatchObject({ firstname: 'Cy' });
});

test.each([
  ['email', { email: 'nobody' }],
  ['region_id', { region_id: 'QC' }],
  ['postcode', { postcode: undefined }],
])('ERR-009 what is wrong with the %s is said of that field', async (field, wrong) => {
  const body = { ...address, ...wrong } as typeof address; // wrong on purpose
  expect(await at.shop.call('cartAddress', { body }, await at.shop.guest())).toMatchObject({
    code: 400,
    result: { field },
  });
});
