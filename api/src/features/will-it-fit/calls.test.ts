import { eq } from 'drizzle-orm';
import { schema } from '../../database/connection.ts';
import { fixture } from '../../testing/fixture-products.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await startTestApp();
});
afterAll(() => shop?.close());

const read = async (product_ids: string) => (await shop.call('productSizes', { query: { product_ids } })).result.list;

test('products say in the asked order what they and their cartons measure', async () => {
  const found = await read(`${fixture.lastOne},${fixture.cheap}`);
  expect(found.map(({ product_id }) => product_id)).toEqual([fixture.lastOne, fixture.cheap]);
  expect(found[1]).toMatchObject({
    measures: { width: 100, depth: 50, height: 40 },
    cartons: [{ width: 100, depth: 50, height: 40 }],
  });
});

test('a product of which nobody has measured anything says so', async () => {
  const { product } = schema;
  const [row] = await shop.connection.db.select().from(product).where(eq(product.id, fixture.cheap));
  if (!row) throw new Error('no product');
  const unmeasured = { ...row.details, dimensions: { width: 0, depth: 0, height: 0 }, cartons: [] };
  await shop.connection.db.update(product).set({ details: unmeasured }).where(eq(product.id, fixture.cheap));
  expect(await read(String(fixture.cheap))).toMatchObject([{ measures: null, cartons: [] }]);
});

test('what is no product’s number is left out, and no more than twelve are looked up', async () => {
  expect(await read('')).toEqual([]);
  expect(await read('sofa,-1,0,1.5,9999999999,2147483648')).toEqual([]);
  const many = Array.from({ length: 13 }, (_, index) => 900_000 + index);
  expect(await read([...many.slice(1), fixture.lastOne].join(','))).toEqual([]);
  expect(await read(`999999,${fixture.lastOne},${fixture.lastOne}`)).toHaveLength(1);
});
