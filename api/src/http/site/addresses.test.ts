import { eq, max } from 'drizzle-orm';
import { schema } from '../../database/connection.ts';
import { startTestApp, startTimeout, type TestApp } from '../../testing/test-app.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await startTestApp();
}, startTimeout);
afterAll(() => shop?.close());

const { product } = schema;
const all = async (headers = {}) => {
  const { parts, list } = (await shop.call('siteProducts', { query: {} }, headers)).result;
  const others = Array.from({ length: Math.max(0, parts - 1) }, async (_, index) => {
    return (await shop.call('siteProducts', { query: { part: index + 1 } }, headers)).result.list;
  });
  return [...list, ...(await Promise.all(others)).flat()];
};

test('X-219 the addresses of the site are those of pages that exist: home, categories, rooms, guides and texts, each once', async () => {
  const { list } = (await shop.call('siteAddresses', {})).result;
  const paths = list.map(({ path }) => path);
  expect(paths).toEqual(expect.arrayContaining(['/', '/furniture.html', '/room', '/blog', '/blog/sofas']));
  expect(new Set(paths).size).toBe(paths.length);
  const article = list.find(({ path }) => path === '/blog/sofas');
  expect(article).toMatchObject({ pictures: ['/media/pictures/scene-living-1200.avif'] });
  expect(Date.parse(article?.changed_at ?? '')).toBeGreaterThan(0);
  const resolved = paths.filter((path) => path.endsWith('.html') && path !== '/install-videos.html');
  for (const path of resolved) {
    const { code } = await shop.call('pathResolve', { body: { request_path: path } });
    expect([path, code]).toEqual([path, 200]);
  }
});

test('X-219 products come in parts by their ids: what stands in lists, and nothing else', async () => {
  const { db } = shop.connection;
  const listed = await db.select().from(product);
  const expected = listed.filter(({ status, unlisted }) => status === 1 && !unlisted).map(({ id }) => id);
  expect((await all()).map(({ entity_id }) => entity_id)).toEqual(expected.toSorted((one, other) => one - other));
  const [{ last = null } = {}] = await db.select({ last: max(product.id) }).from(product);
  const { parts } = (await shop.call('siteProducts', { query: {} })).result;
  const beyond = (await shop.call('siteProducts', { query: { part: parts } })).result;
  expect([beyond.list, beyond.parts, parts]).toEqual([[], parts, Math.floor((last ?? 0) / 2_000) + 1]);
});

test('X-224 a product is told of as its page shows it: words, way, price of today and stock, in each language', async () => {
  for (const language of ['en', 'fr']) {
    const headers = { 'accept-language': language };
    for (const told of await all(headers)) {
      const page = (await shop.call('productDetail', { query: { id: told.entity_id } }, headers)).result;
      const { price, final_price } = page.price;
      expect(told).toMatchObject({
        name: page.name,
        sku: page.sku,
        gtin: page.gtin,
        path: `/${page.url_path}`,
        category: page.category_list,
        price,
        sale_price: final_price < price ? final_price : null,
        pictures: page.gallery.map(({ pre_image }) => pre_image.replace('-640.', '-1200.')),
      });
      expect(told.availability === 'out_of_stock').toBe(!page.inventory.is_in_stock);
    }
  }
});

test('X-224 what is sold out, and what comes later, is told of as such', async () => {
  const { db } = shop.connection;
  const [first] = await all();
  const id = first?.entity_id ?? 0;
  const toldOf = async () => (await all()).find(({ entity_id }) => entity_id === id);
  await db
    .update(product)
    .set({ tag: 'Pre-order', presaleEndDate: '2026-12-24', usableQuantity: 9, minSaleQty: 1 })
    .where(eq(product.id, id));
  expect(await toldOf()).toMatchObject({ availability: 'preorder', available_from: '2026-12-24T12:00:00.000Z' });
  await db.update(product).set({ usableQuantity: 0 }).where(eq(product.id, id));
  expect(await toldOf()).toMatchObject({ availability: 'out_of_stock', available_from: null });
});
