import { sql } from 'drizzle-orm';
import { fixture } from '../../testing/fixture-products.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await startTestApp();
});
afterAll(() => shop?.close());

const change = (details: object) =>
  shop.connection.db.execute(
    sql`update product set details = details || ${JSON.stringify(details)}::jsonb where id = ${fixture.table}`,
  );
const product = async (language = 'en') =>
  (await shop.call('productDetail', { query: { id: fixture.table } }, { 'accept-language': language })).result;
const carton = { width: 100, depth: 50, height: 40, weightKg: 12 };

test('PDP-007 what is made for its buyer says so', async () => {
  expect((await product()).is_customized).toBe(false);
  await change({ customized: true });
  expect((await product()).is_customized).toBe(true);
});

test('PDP-007 logistics are the cartons that one piece comes in', async () => {
  expect((await product()).logistic).toBe('Comes in one carton of 12 kg');
  await change({ cartons: [carton, { ...carton, weightKg: 20.4 }] });
  expect((await product()).logistic).toBe('Comes in 2 cartons, 32 kg in all');
  expect((await product('fr')).logistic).toBe('Livré en 2 boîtes, 32 kg en tout');
  await change({ cartons: [] });
  expect((await product()).logistic).toBeNull();
});

test('PDP-008 delivery and shipping method are those that the product is charged for', async () => {
  const answered = async () => {
    const { delivery_info, delivery_info_content, shipping_menthod_info } = await product();
    return [delivery_info, delivery_info_content.split('_')[0], shipping_menthod_info];
  };
  expect(await answered()).toEqual([
    'Free delivery from C$99.00; large items and the North cost more',
    'To the provinces it is free from C$99.00 of goods, and C$14.99 below.',
    'Delivered to your door',
  ]);
  await change({ oversize: true });
  expect(await answered()).toEqual([
    'Delivery of an oversize product',
    'A large item costs C$49.00 more, once for each order.',
    'Delivered to your door, oversize',
  ]);
  await change({ pickup: true, cartons: [carton] });
  expect(await answered()).toEqual([
    'For pickup',
    'You pick this product up; it is not delivered.',
    'Picked up by you',
  ]);
  expect((await product()).logistic).toBeNull();
});

test('delivery of one piece is told by provinces, as an order of it is charged', async () => {
  const provinces = ['AB', 'BC', 'MB', 'NB', 'NL', 'NS', 'ON', 'PE', 'QC', 'SK'];
  const north = ['NT', 'NU', 'YT'];
  const answered = async () => (await product()).shipping?.map(({ regions, fee }) => [regions, fee]);
  const cost = async (price: number) => {
    await shop.connection.db.execute(sql`update product set final_price = ${price} where id = ${fixture.table}`);
    return answered();
  };
  await change({ pickup: false, oversize: false });
  expect(await cost(9_899)).toEqual([
    [provinces, 1_499],
    [north, 7_900],
  ]);
  expect((await product()).shipping?.map(({ from, to }) => [from, to])).toEqual([
    [3, 9],
    [8, 15],
  ]);
  expect(await cost(9_900)).toEqual([
    [provinces, 0],
    [north, 7_900],
  ]);
  await change({ oversize: true });
  expect(await answered()).toEqual([
    [provinces, 4_900],
    [north, 12_800],
  ]);
  await change({ pickup: true });
  expect(await answered()).toEqual([]);
});
