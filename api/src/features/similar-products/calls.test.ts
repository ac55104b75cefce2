import { eq, sql } from 'drizzle-orm';
import { schema } from '../../database/connection.ts';
import { fixture } from '../../testing/fixture-products.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

let shop: TestApp;
beforeEach(async () => {
  shop = await startTestApp();
});
afterEach(() => shop?.close());

const { product, productVariant } = schema;
const change = (id: number, values: Partial<typeof product.$inferInsert>) =>
  shop.connection.db.update(product).set(values).where(eq(product.id, id));
const measure = (id: number, dimensions: object) =>
  shop.connection.db
    .update(product)
    .set({ details: sql`details || ${JSON.stringify({ dimensions })}::jsonb` })
    .where(eq(product.id, id));
const similarTo = async (product_id: number) => {
  const { result } = await shop.call('similarProducts', { query: { product_id } });
  return result.list;
};
const idsOf = async (id: number) => (await similarTo(id)).map((one) => one.product.entity_id);

test('products of its kind that can be bought stand beside it, the most alike first', async () => {
  const { withPlan, lastOne, tiered, minimumThree, outOfStock, table, gone } = fixture;
  await change(withPlan, { style: 'Modern' });
  await change(lastOne, { style: 'Rustic' });
  await change(tiered, { style: 'Modern', finalPrice: 30_000 });
  await change(minimumThree, { style: 'Modern', finalPrice: 20_500 });
  const found = await idsOf(withPlan);
  expect(found.slice(0, 2)).toEqual([minimumThree, tiered]);
  expect(found).toContain(lastOne);
  for (const other of [withPlan, outOfStock, table, gone]) expect(found).not.toContain(other);
});

test('one that costs or measures many times as much, and shares nothing else, is not like it', async () => {
  const { withPlan, lastOne } = fixture;
  await change(withPlan, { style: 'Modern' });
  await change(lastOne, { style: 'Rustic', finalPrice: 200_000 });
  await measure(lastOne, { width: 300, depth: 200, height: 10 });
  expect(await idsOf(withPlan)).not.toContain(lastOne);
});

test('each says by how many centimetres it is wider, where both have one width', async () => {
  const { withPlan, lastOne, minimumThree, tiered, sofa } = fixture;
  await measure(lastOne, { width: 87.5, depth: 50, height: 40 });
  await measure(minimumThree, { width: 0, depth: 0, height: 0 });
  const sizes = ['S', 'L'].map((size) => ({ size: { en: size, fr: size } }));
  await change(tiered, { type: 'configurable' });
  await shop.connection.db.insert(productVariant).values(
    sizes.map((options, position) => ({
      id: 8001 + position,
      productId: tiered,
      position,
      sku: `T-${position}`,
      options,
      pictures: [],
      price: 20_000,
      finalPrice: 20_000,
      quantity: 5,
      usableQuantity: 5,
    })),
  );
  const widths = new Map((await similarTo(withPlan)).map((one) => [one.product.entity_id, one.wider_by]));
  expect(widths.get(lastOne)).toBe(-12.5);
  expect(widths.get(minimumThree)).toBeNull();
  expect(widths.get(tiered)).toBeNull();
  expect((await similarTo(sofa)).every(({ wider_by }) => wider_by === null || wider_by <= 0)).toBe(true);
});

test('what is gone has others like it, and what never was is not found', async () => {
  expect(await idsOf(fixture.gone)).not.toEqual([]);
  expect(await shop.call('similarProducts', { query: { product_id: 999_999 } })).toMatchObject({ code: 404 });
  await shop.connection.db
    .update(product)
    .set({ details: sql`details || '{"categoryIds": []}'` })
    .where(eq(product.id, fixture.lastOne));
  expect(await similarTo(fixture.lastOne)).toEqual([]);
});
