import { eq, sql } from 'drizzle-orm';
import fc from 'fast-check';
import { formatDays } from '@shop/format';
import { schema } from '../../database/connection.ts';
import { address, type Headers } from '../../testing/buying.ts';
import { fixture } from '../../testing/fixture-products.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await startTestApp();
});
afterAll(() => shop?.close());

const places = [
  ['H2X 1Y4', 'QC'],
  ['M5V 2T6', 'ON'],
  ['B3H 4R2', 'NS'],
  ['X0A 0H0', 'NU'],
] as const;
const products = [fixture.table, fixture.sofa, fixture.tiered, fixture.cheap, fixture.minimumThree] as const;

const ask = (query: { product_id: number; child_id?: number; qty: number; zipcode: string }, headers: Headers = {}) =>
  shop.call('deliveredPrice', { query }, headers);

test('what a product costs delivered is what a cart with it alone comes to there, whoever asks', async () => {
  const people = [await shop.guest(), await shop.signIn('bo@example.com'), await shop.signIn('plus@example.com')];
  const { region_list } = (await shop.call('countryRegions', { query: {} })).result;
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...people),
      fc.constantFrom(...products),
      fc.constantFrom(...places),
      fc.integer({ min: 3, max: 5 }),
      async (who, product_id, [postcode, code], qty) => {
        const child = product_id === fixture.sofa ? { child_id: fixture.sofaGrey } : {};
        for (const { item_id } of (await shop.call('carts', {}, who)).result.list)
          await shop.call('deleteCartItem', { body: { item_id } }, who);
        await shop.call('addCartItem', { body: { product_id, ...child, qty } }, who);
        const region_id = region_list.find((one) => one.code === code)?.region_id ?? 0;
        const body = { ...address, postcode, region_id, email: 'guest@example.com' };
        expect((await shop.call('cartAddress', { body }, who)).code).toBe(200);
        const { result: cart } = await shop.call('carts', {}, who);
        const { result: later } = await shop.call('cartPayment', { body: { payment_method: 'klarna' } }, who);
        await shop.call('cartPayment', { body: { payment_method: 'card' } }, who);
        const { result } = await ask({ product_id, ...child, qty, zipcode: postcode }, who);
        expect(result).toEqual({
          subtotal: cart.subtotal,
          shipping_fee: cart.shipping_fee,
          taxes: cart.taxes,
          grand_total: cart.grand_total,
          region: code,
          pay_later: { payments: 4, amount: Math.floor(later.grand_total / 4) },
        });
      },
    ),
    { numRuns: 40 },
  );
});

test('a code that is none or of a region that is not served, and a product that is gone, are refused; a visitor without a name may ask', async () => {
  const table = { product_id: fixture.table, qty: 1 };
  for (const zipcode of ['', '90210', 'D1A 0B1', 'somewhere', 'T2P 1J9'])
    expect(await ask({ ...table, zipcode })).toMatchObject({ code: 400, result: { field: 'zipcode' } });
  const zipcode = 'M5V 2T6';
  for (const product_id of [fixture.gone, 99_999_999, fixture.sofa])
    expect((await ask({ product_id, qty: 1, zipcode })).code).toBe(404);
  expect((await ask({ ...table, zipcode: 'm5v' })).result).toMatchObject({ subtotal: 15_000, region: 'ON' });
  expect((await ask({ ...table, qty: 0, zipcode })).code).toBe(400);
});

test('what cards say of many products at once is what each costs and when it comes by its own page, whoever asks', async () => {
  const people = [{}, await shop.signIn('bo@example.com'), await shop.signIn('plus@example.com')];
  const sold = [fixture.table, fixture.tiered, fixture.cheap, fixture.minimumThree, fixture.lastOne] as const;
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...people),
      fc.uniqueArray(fc.constantFrom(...sold), { minLength: 1 }),
      fc.constantFrom(...places),
      async (who, product_ids, [zipcode, region]) => {
        const { result } = await shop.call('deliveredPrices', { body: { product_ids, zipcode } }, who);
        expect(result.region).toBe(region);
        expect(result.list.map(({ product_id }) => product_id).toSorted()).toEqual(product_ids.toSorted());
        for (const { product_id, grand_total, first, last } of result.list) {
          const qty = product_id === fixture.minimumThree ? 3 : 1;
          expect((await ask({ product_id, qty, zipcode }, who)).result.grand_total).toBe(grand_total);
          const estimate = await shop.call('deliveryEstimate', { body: { productId: product_id, zipcode } });
          expect(estimate.result.logisticDate).toBe(formatDays(String(first), String(last), 'en'));
        }
      },
    ),
    { numRuns: 30 },
  );
});

test('cards of what is gone or out of stock say nothing, those of what is picked up no days; a code that is not served is refused', async () => {
  const { db } = shop.connection;
  const all = [fixture.table, fixture.gone, fixture.outOfStock, fixture.sofa, 99_999_999];
  const asked = { product_ids: all, zipcode: 'M5V 2T6' };
  const { result } = await shop.call('deliveredPrices', { body: asked });
  expect(result.list.map(({ product_id }) => product_id).toSorted()).toEqual([fixture.table, fixture.sofa].toSorted());
  await db
    .update(schema.product)
    .set({ details: sql`details || '{"pickup": true}'` })
    .where(eq(schema.product.id, fixture.table));
  const [table] = (await shop.call('deliveredPrices', { body: { ...asked, product_ids: [fixture.table] } })).result
    .list;
  expect(table).toMatchObject({ first: null, last: null });
  for (const zipcode of ['', '90210', 'T2P 1J9'])
    expect(await shop.call('deliveredPrices', { body: { ...asked, zipcode } })).toMatchObject({
      code: 400,
      result: { field: 'zipcode' },
    });
});
