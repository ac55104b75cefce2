import { formatDays } from '@shop/format';
import { eq, sql } from 'drizzle-orm';
import { schema } from '../../database/connection.ts';
import { address, buyingAt, type Headers } from '../../testing/buying.ts';
import { fixture } from '../../testing/fixture-products.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await startTestApp();
});
afterAll(() => shop?.close());

const add = (headers: Headers, product_id: number, qty = 1) =>
  shop.call('addCartItem', { body: { product_id, qty } }, headers);
const ask = (headers: Headers, postcode: string, language = 'en') =>
  shop.call('cartDelivery', { query: { postcode } }, { ...headers, 'accept-language': language });

test('before an address is known, a postal code says what delivery of the cart costs and when it comes', async () => {
  const guest = await shop.guest();
  await add(guest, fixture.cheap);
  const toronto = (await ask(guest, ' m5h-1a1 ')).result;
  expect(toronto.postcode).toBe('M5H 1A1');
  expect(toronto.fee).toBe((await shop.call('carts', {}, guest)).result.shipping_fee);
  const { logisticText } = (
    await shop.call('deliveryEstimate', { body: { productId: fixture.cheap, zipcode: 'M5H 1A1' } })
  ).result;
  expect(toronto.delivery_days).toEqual({ first_day: '2026-06-04', last_day: '2026-06-09' });
  expect(logisticText).toBe(`Estimated delivery ${formatDays('2026-06-04', '2026-06-09', 'en')}`);
  const north = (await ask(guest, 'X1A 2B3')).result;
  expect(north.fee).toBeGreaterThan(toronto.fee);
  expect(north.delivery_days).toEqual({ first_day: '2026-06-11', last_day: '2026-06-22' });
});

test('what is none, or lies abroad, is said at the field in both languages', async () => {
  const guest = await shop.guest();
  const said = async (postcode: string, language: string) => {
    const { code, result, message } = await ask(guest, postcode, language);
    expect([code, result]).toEqual([400, { field: 'postcode' }]);
    return message;
  };
  expect(await said('', 'en')).toBe('This field is mandatory.');
  expect(await said('A1A', 'en')).toBe('Zip Code is invalid. For example A1B 2C3.');
  expect(await said('D0Z 1A1', 'fr')).toBe('Le code postal n’est pas valide. Exemple\u00a0: A1B 2C3.');
  expect(await said('90210', 'en')).toBe('We deliver within Canada.');
  expect(await said('90210-1234', 'fr')).toBe('Nous livrons au Canada.');
});

test('a code of a new area is taken by its form, with the fee of its province', async () => {
  const guest = await shop.guest();
  await add(guest, fixture.cheap);
  const montreal = (await ask(guest, 'H2X 1Y4')).result;
  expect((await ask(guest, 'H0Z 1A1')).result).toMatchObject({ postcode: 'H0Z 1A1', fee: montreal.fee });
});

test('a cart of pickups has no date; one with something that comes later ends with it', async () => {
  const guest = await shop.guest();
  await add(guest, fixture.table);
  const { db } = shop.connection;
  const table = eq(schema.product.id, fixture.table);
  await db.update(schema.product).set({ presaleEndDate: '2026-08-03' }).where(table);
  await add(guest, fixture.cheap);
  expect((await ask(guest, 'M5H 1A1')).result.delivery_days).toEqual({
    first_day: '2026-06-04',
    last_day: '2026-08-11',
  });
  await db.execute(sql`update product set details = details || '{"pickup": true}'::jsonb where id = ${fixture.table}`);
  expect((await ask(guest, 'M5H 1A1')).result.delivery_days).toEqual({
    first_day: '2026-06-04',
    last_day: '2026-06-09',
  });
  const other = await shop.guest();
  await add(other, fixture.table);
  expect((await ask(other, 'M5H 1A1')).result).toMatchObject({ fee: 0, delivery_days: null });
  expect((await ask(await shop.guest(), 'M5H 1A1')).result).toMatchObject({ fee: 0, delivery_days: null });
});

test('a cart with an address says when it comes, and its order keeps what was said', async () => {
  const ada = await shop.signIn('ada@example.com');
  await add(ada, fixture.cheap);
  expect((await shop.call('carts', {}, ada)).result.delivery_days).toBeNull();
  await shop.call('cartAddress', { body: address }, ada);
  const { delivery_days } = (await shop.call('carts', {}, ada)).result;
  expect(delivery_days).toMatchObject({ first_day: '2026-06-04' });
  const buying = buyingAt(shop);
  const { order_id } = (await buying.order(ada, 'card', await buying.cardNonce(ada))).result;
  const { db } = shop.connection;
  await db.update(schema.product).set({ presaleEndDate: '2026-09-01' }).where(eq(schema.product.id, fixture.cheap));
  expect((await shop.call('orderDetail', { query: { order_id } }, ada)).result.delivery_days).toEqual(delivery_days);
});
