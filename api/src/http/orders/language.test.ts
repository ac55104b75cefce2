import { fixture } from '../../testing/fixture-products.ts';
import { orderItem, storeOrder } from '../../testing/stored-order.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await startTestApp();
});
afterAll(() => shop?.close());

const plan = { title: '2-year protection plan', term: 2, price: 2_999, qty: 1 };
const sofa = orderItem(1, {
  product_id: fixture.sofa,
  sub_product_id: fixture.sofaGrey,
  name: 'Lund 3-Seater Sofa',
  options: [{ label: 'Colour', value: 'Grey' }],
  plan,
});

test('I18N-003 the lines of an order follow the language of whoever looks, wherever the order is read', async () => {
  const ada = await shop.signIn();
  const as = (language: string) => ({ ...ada, 'accept-language': language });
  const renamed = orderItem(2, { product_id: fixture.table, name: 'A name that it no longer has' });
  const gone = orderItem(3, { product_id: 999_999, name: 'A product that is gone' });
  const { number } = await storeOrder(shop.connection.db, 1, { items: [sofa, renamed, gone] });
  const tableName = (await shop.call('productDetail', { query: { id: fixture.table } }, as('fr'))).result.name;
  const query = { order_id: number };
  const french = [
    {
      name: 'Canapé Lund 3 places',
      options: [{ label: 'Couleur', value: 'Gris' }],
      plan: { ...plan, title: 'Plan de protection de 2 ans' },
    },
    { name: tableName },
    { name: 'A product that is gone' },
  ];
  for (const call of ['orderDetail', 'orderInformation'] as const) {
    expect((await shop.call(call, { query }, as('fr'))).result.items).toMatchObject(french);
  }
  expect((await shop.call('orderItems', { query }, as('fr'))).result.list).toMatchObject(french);
  const { list } = (await shop.call('orderList', { query: {} }, as('fr'))).result;
  expect(list.find(({ order_id }) => order_id === number)?.first_item_name).toBe('Canapé Lund 3 places');
  expect((await shop.call('orderDetail', { query }, as('en'))).result.items).toEqual([sofa, renamed, gone]);
  const bought = (await shop.call('boughtProducts', { query: {} }, as('fr'))).result.list;
  expect(bought.map(({ name }) => name)).toEqual(['Canapé Lund 3 places', tableName, 'A product that is gone']);
  const again = await shop.call('reorder', { body: { order_id: number } }, as('fr'));
  expect(again.result.skipped).toEqual(['A product that is gone']);
});

test('I18N-003 the lines of a cart do as well', async () => {
  const guest = await shop.guest();
  await shop.call('addCartItem', { body: { product_id: fixture.sofa, child_id: fixture.sofaGrey, qty: 1 } }, guest);
  const lineIn = async (language: string) =>
    (await shop.call('carts', {}, { ...guest, 'accept-language': language })).result.list[0];
  expect(await lineIn('fr')).toMatchObject({ name: 'Canapé Lund 3 places', options: [{ value: 'Gris' }] });
  expect(await lineIn('en')).toMatchObject({ name: 'Lund 3-Seater Sofa', options: [{ value: 'Grey' }] });
});
