import { eq, sql, type SQL } from 'drizzle-orm';
import { schema } from '../../database/connection.ts';
import { fixture } from '../../testing/fixture-products.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await startTestApp();
});
afterAll(() => shop?.close());

const { product } = schema;
const long = '2025-01-01T12:00:00.000Z';
const changedAtOf = async (id: number) => {
  const { list } = (await shop.call('siteProducts', { query: {} })).result;
  return list.find(({ entity_id }) => entity_id === id)?.changed_at;
};

/** Whether a statement counts as a change of the page of a product that has not changed for long. */
const isChangedBy = async (id: number, statement: SQL): Promise<boolean> => {
  const { db } = shop.connection;
  await db
    .update(product)
    .set({ changedAt: new Date(long) })
    .where(eq(product.id, id));
  expect(await changedAtOf(id)).toBe(long);
  await db.execute(statement);
  const now = await changedAtOf(id);
  expect(Date.parse(now ?? '')).not.toBeNaN();
  return now !== long;
};

const { cheap: id, sofa } = fixture;
const of = sql`where id = ${id}`;
test.each([
  ['price', sql`update product set final_price = final_price - 1 ${of}`, true],
  ['name', sql`update product set name = name || '{"en":"Another"}' ${of}`, true],
  ['words', sql`update product set details = details || '{"highlights":[]}' ${of}`, true],
  ['picture', sql`update product set thumbnail = '/media/pictures/other-640.avif' ${of}`, true],
  ['label', sql`update product set tag = 'Sale' ${of}`, true],
  ['units sold while some are left', sql`update product set usable_quantity = usable_quantity - 1 ${of}`, false],
  ['the last unit', sql`update product set usable_quantity = 0 ${of}`, true],
  ['still none', sql`update product set quantity = 0 ${of}`, false],
  ['back in stock', sql`update product set usable_quantity = 50 ${of}`, true],
  [
    'votes and sales',
    sql`update product set popularity = popularity + 1, rating_count = rating_count + 1 ${of}`,
    false,
  ],
  ['its search tier', sql`update product set search_tier = 2 ${of}`, false],
  ['the same again', sql`update product set price = price, details = details ${of}`, false],
])('what a product’s page says and for how much is its change, not each unit: %s', async (_, statement, isChange) => {
  expect(await isChangedBy(id, statement)).toBe(isChange);
});

const grey = sql`where id = ${fixture.sofaGrey}`;
test.each([
  ['price', sql`update product_variant set price = price + 100 ${grey}`, true],
  ['pictures', sql`update product_variant set pictures = '[]' ${grey}`, true],
  ['a unit', sql`update product_variant set usable_quantity = usable_quantity - 1 ${grey}`, false],
  ['the last unit', sql`update product_variant set usable_quantity = 0 ${grey}`, true],
  ['the same again', sql`update product_variant set price = price ${grey}`, false],
])('a variant’s change is its product’s: %s', async (_, statement, isChange) => {
  expect(await isChangedBy(sofa, statement)).toBe(isChange);
});

test('a new product has a date, and one of which nobody knows when it changed has none', async () => {
  const { db } = shop.connection;
  const [row] = await db.select().from(product).where(eq(product.id, id));
  if (!row) throw new Error(`no product ${id}`);
  const { searchEn: _en, searchFr: _fr, changedAt: _at, ...rest } = row;
  await db.insert(product).values({ ...rest, id: 900, urlPath: 'new.html', sku: 'new', status: 1, unlisted: false });
  expect(await changedAtOf(900)).toEqual(expect.any(String));
  await db.update(product).set({ changedAt: null }).where(eq(product.id, 900));
  expect(await changedAtOf(900)).toBeNull();
});

test('the end of a drop price is a change, which no row says', async () => {
  const { db } = shop.connection;
  const [row] = await db.select().from(product).where(eq(product.id, fixture.table));
  if (!row) throw new Error('no table');
  await db
    .update(product)
    .set({ tag: 'Drop Price', details: { ...row.details, dropPriceSeconds: 3_600 } })
    .where(eq(product.id, fixture.table));
  await db
    .update(product)
    .set({ changedAt: new Date(long) })
    .where(eq(product.id, fixture.table));
  const { list } = (await shop.call('siteProducts', { query: {} })).result;
  const end = list.find(({ entity_id }) => entity_id === fixture.table)?.sale_time?.to ?? '';
  expect(await changedAtOf(fixture.table)).toBe(long);
  shop.clock.now = new Date(end);
  expect(await changedAtOf(fixture.table)).toBe(end);
});
