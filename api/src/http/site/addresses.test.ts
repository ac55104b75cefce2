import { eq, gt, max } from 'drizzle-orm';
import { schema } from '../../database/connection.ts';
import { fixture } from '../../testing/fixture-products.ts';
import { fixtureFilledAt } from '../../testing/fixture-store.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await startTestApp();
});
afterAll(() => shop?.close());

const { product } = schema;
const rowOf = async (id: number) => {
  const [row] = await shop.connection.db.select().from(product).where(eq(product.id, id));
  if (!row) throw new Error(`no product ${id}`);
  return row;
};
const all = async (headers = {}) => {
  const { parts, list } = (await shop.call('siteProducts', { query: {} }, headers)).result;
  const others = Array.from({ length: Math.max(0, parts - 1) }, async (_, index) => {
    return (await shop.call('siteProducts', { query: { part: index + 1 } }, headers)).result.list;
  });
  return [...list, ...(await Promise.all(others)).flat()];
};

test('the addresses of the site are those of pages that exist: home, categories, rooms and texts, each once', async () => {
  const { list } = (await shop.call('siteAddresses', {})).result;
  const paths = list.map(({ path }) => path);
  expect(paths).toEqual(expect.arrayContaining(['/', '/furniture.html', '/room', '/about']));
  expect(new Set(paths).size).toBe(paths.length);
  expect(Date.parse(list.find(({ path }) => path === '/about')?.changed_at ?? '')).toBeGreaterThan(0);
  const resolved = paths.filter((path) => path.endsWith('.html') && path !== '/install-videos.html');
  for (const path of resolved) {
    const { code } = await shop.call('pathResolve', { body: { request_path: path } });
    expect([path, code]).toEqual([path, 200]);
  }
});

test('products come in parts by their ids: what stands in lists, and nothing else', async () => {
  const { db } = shop.connection;
  const listed = await db.select().from(product);
  const expected = listed.filter(({ status, unlisted }) => status === 1 && !unlisted).map(({ id }) => id);
  expect((await all()).map(({ entity_id }) => entity_id)).toEqual(expected.toSorted((one, other) => one - other));
  const [{ last = null } = {}] = await db.select({ last: max(product.id) }).from(product);
  const { parts } = (await shop.call('siteProducts', { query: {} })).result;
  const beyond = (await shop.call('siteProducts', { query: { part: parts } })).result;
  expect([beyond.list, beyond.parts, parts]).toEqual([[], parts, Math.floor((last ?? 0) / 2_000) + 1]);
});

test('which parts have products is said with the first; what stands in no list fills none', async () => {
  const { db } = shop.connection;
  const filled = async () => (await shop.call('siteProducts', { query: {} })).result.filled;
  expect(await filled()).toEqual([0]);
  const row = await rowOf(fixture.cheap);
  const { searchEn: _en, searchFr: _fr, ...rest } = row;
  await db.insert(product).values([
    { ...rest, id: 4_500, urlPath: 'far.html', sku: 'far' },
    { ...rest, id: 6_500, urlPath: 'hidden.html', sku: 'hidden', unlisted: true },
  ]);
  expect(await filled()).toEqual([0, 2]);
  expect((await shop.call('siteProducts', { query: { part: 2 } })).result).not.toHaveProperty('filled');
  await db.delete(product).where(gt(product.id, 4_000));
});

test('pages of the shop that are neither texts nor lists are told of too', async () => {
  const { list } = (await shop.call('siteAddresses', {})).result;
  const listed = list.map(({ path }) => path);
  expect(listed).toEqual(
    expect.arrayContaining(['/costwayday', '/blackfriday', '/christmas-trees', '/customer-say', '/points/points']),
  );
  expect(listed.some((path) => /^\/(?:search|checkout|customer\/|sales\/)/.test(path))).toBe(false);
});

test('a product is told of as its page shows it: words, way, price of today and stock, in each language', async () => {
  for (const language of ['en', 'fr']) {
    const headers = { 'accept-language': language };
    for (const listed of await all(headers)) {
      const page = (await shop.call('productDetail', { query: { id: listed.entity_id } }, headers)).result;
      const { price, final_price } = page.price;
      expect(listed).toMatchObject({
        name: page.name,
        sku: page.sku,
        gtin: page.gtin,
        brand: page.brand,
        path: `/${page.url_path}`,
        category: page.category_list,
        price,
        sale_price: final_price < price ? final_price : null,
        pictures: page.gallery.map(({ pre_image }) => pre_image.replace('-640.', '-1200.')),
      });
      expect(listed.availability === 'out_of_stock').toBe(!page.inventory.is_in_stock);
    }
  }
});

test('a product is told of with its variants and its material, as its page shows them, in each language', async () => {
  const material = { label: { en: 'Material', fr: 'Matériau' }, value: { en: 'Solid oak', fr: 'Chêne massif' } };
  const { db } = shop.connection;
  const row = await rowOf(fixture.sofa);
  await db
    .update(product)
    .set({ details: { ...row.details, specifications: [material] } })
    .where(eq(product.id, fixture.sofa));
  for (const language of ['en', 'fr'] as const) {
    const headers = { 'accept-language': language };
    const listed = await all(headers);
    for (const { entity_id: id, variants } of listed) {
      const page = (await shop.call('productDetail', { query: { id } }, headers)).result;
      expect(variants).toEqual(
        page.relation.map(({ piid, sku, option, gallery, price: { price, final_price }, inventory }) => ({
          piid,
          sku,
          option: Object.fromEntries(
            Object.entries(option).map(([axis, value]) => [axis, value?.option_value ?? null]),
          ),
          pictures: gallery.map(({ pre_image }) => pre_image.replace('-640.', '-1200.')),
          price,
          sale_price: final_price < price ? final_price : null,
          availability: inventory.is_in_stock ? 'in_stock' : 'out_of_stock',
        })),
      );
    }
    const sofa = listed.find(({ entity_id }) => entity_id === fixture.sofa);
    expect(sofa?.variants?.map(({ piid }) => piid)).toEqual([1003, 1001, 1002]);
    expect(sofa?.material).toBe(material.value[language]);
  }
});

test('a drop price is told with the time for which it holds; once it is over, neither is told', async () => {
  const { db } = shop.connection;
  const row = await rowOf(fixture.table);
  await db
    .update(product)
    .set({ tag: 'Drop Price', details: { ...row.details, dropPriceSeconds: 3_600 } })
    .where(eq(product.id, fixture.table));
  const addressOf = async () => (await all()).find(({ entity_id }) => entity_id === fixture.table);
  const listed = await addressOf();
  expect(listed).toMatchObject({ sale_price: 15_000, sale_time: { from: fixtureFilledAt.toISOString() } });
  const { from = '', to = '' } = listed?.sale_time ?? {};
  expect(Date.parse(to) - Date.parse(from)).toBe(3_600_000);
  const before = shop.clock.now;
  shop.clock.now = new Date(to);
  expect(await addressOf()).toMatchObject({ sale_price: null, sale_time: null });
  shop.clock.now = before;
});

test('what is sold out, and what comes later, is told of as such', async () => {
  const { db } = shop.connection;
  const [first] = await all();
  const id = first?.entity_id ?? 0;
  const addressOf = async () => (await all()).find(({ entity_id }) => entity_id === id);
  await db
    .update(product)
    .set({ tag: 'Pre-order', presaleEndDate: '2026-12-24', usableQuantity: 9, minSaleQty: 1 })
    .where(eq(product.id, id));
  expect(await addressOf()).toMatchObject({ availability: 'preorder', available_from: '2026-12-24T12:00:00.000Z' });
  await db.update(product).set({ usableQuantity: 0 }).where(eq(product.id, id));
  expect(await addressOf()).toMatchObject({ availability: 'out_of_stock', available_from: null });
});
