import { eq, sql } from 'drizzle-orm';
import { schema } from '../../database/connection.ts';
import { fixture } from '../../testing/fixture-products.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await startTestApp();
});
afterAll(() => shop?.close());

const product = async (id: number, language = 'en') =>
  (await shop.call('productDetail', { query: { id } }, { 'accept-language': language })).result;
const change = (id: number, details: object) =>
  shop.connection.db.execute(
    sql`update product set details = details || ${JSON.stringify(details)}::jsonb where id = ${id}`,
  );
const pictureOf = (id: number, name: string) => ({
  value_id: id,
  pre_image: `/media/pictures/${name}-640.avif`,
  thumbnail: `/media/pictures/${name}-320.avif`,
  alt: name,
  is_front: false,
});

test('PDP-001 a product says who it is, in the language that is asked for', async () => {
  await shop.connection.db
    .update(schema.product)
    .set({ gtin: '00012345678905' })
    .where(eq(schema.product.id, fixture.sofa));
  const sofa = { entity_id: 1, type_id: 'configurable', item_no: 'ITEM1', sku: 'SKU-1', url_path: 'lund-sofa.html' };
  expect(await product(fixture.sofa)).toMatchObject({ ...sofa, gtin: '00012345678905', name: 'Lund 3-Seater Sofa' });
  expect(await product(fixture.sofa, 'fr')).toMatchObject({ ...sofa, name: 'Canapé Lund 3 places' });
  expect(await product(fixture.table)).toMatchObject({ type_id: 'simple', item_no: 'ITEM2', gtin: null });
});

test('PDP-002 its price, the price from a quantity on, and what members pay and save', async () => {
  expect(await product(fixture.tiered)).toMatchObject({
    price: { price: 20_000, final_price: 20_000 },
    tier_price: [{ qty: 5, value: 18_000 }],
    plus_price: 17_000,
    is_plus: true,
    plus_promotion_tip: expect.stringContaining('C$30.00'),
  });
  expect(await product(fixture.table)).toMatchObject({
    price: { price: 20_000, final_price: 15_000 },
    tier_price: [],
    plus_price: null,
    is_plus: false,
    plus_promotion_tip: null,
  });
});

test('PDP-003 its tag, the seconds that a dropped price lasts, and when a product that is sold ahead comes', async () => {
  const set = { tag: 'Pre-order', presaleEndDate: '2026-08-01' };
  await change(fixture.cheap, { dropPriceSeconds: 90 });
  await shop.connection.db.update(schema.product).set(set).where(eq(schema.product.id, fixture.cheap));
  expect(await product(fixture.cheap)).toMatchObject({
    product_tag: 'Pre-order',
    spkie_special_time: 90,
    presale_end_date: '2026-08-01T12:00:00.000Z',
    coupon_useabled: 1,
  });
});

test('PDP-004 PDP-014 what there is of it and of each variant, and the least that is sold', async () => {
  const all = await product(fixture.sofa);
  expect(all.inventory).toEqual({ is_in_stock: true, min_sale_qty: 1, usable_qty: 17, qty: 17 });
  expect(all.relation.map(({ piid, product_id, inventory }) => [piid, product_id, inventory])).toEqual([
    [1003, 1003, { is_in_stock: false, min_sale_qty: 1, usable_qty: 0, qty: 0 }],
    [1001, 1001, { is_in_stock: true, min_sale_qty: 1, usable_qty: 12, qty: 12 }],
    [1002, 1002, { is_in_stock: true, min_sale_qty: 1, usable_qty: 5, qty: 5 }],
  ]);
  expect((await product(fixture.minimumThree)).inventory).toMatchObject({ min_sale_qty: 3, usable_qty: 50 });
});

test('PDP-005 PDP-014 its pictures and those of its variants, large and small, and whether there is a film', async () => {
  await change(fixture.sofa, { hasVideo: true });
  const { gallery, has_video, relation } = await product(fixture.sofa, 'fr');
  expect(gallery).toEqual([pictureOf(101, 'sofa-a-front-grey'), pictureOf(102, 'sofa-a-side-grey')]);
  expect([has_video, (await product(fixture.table)).has_video]).toEqual([true, false]);
  expect(relation[2]?.gallery).toEqual([pictureOf(100_201, 'sofa-a-front-green')]);
});

test('PDP-006 highlights, features, specifications, care and the long text, safe to show', async () => {
  const { highlights, texts } = await product(fixture.sofa, 'fr');
  expect(highlights).toEqual(['Chêne massif']);
  expect(texts).toEqual({
    key_features: '<ul><li><strong>Sturdy</strong> &lt;b&gt;Holds&lt;/b&gt; 300 kg</li></ul>',
    specifications: '<table><tbody><tr><th scope="row">Matériau</th><td>Chêne</td></tr></tbody></table>',
    product_care: '<ul><li>Essuyer</li></ul>',
    aplus: '<p>A+</p>',
  });
});

test('PDP-011 the way to it through the shop, from the root', async () => {
  const { position, category_list } = await product(fixture.sofa, 'fr');
  expect(position).toEqual([
    { entity_id: 1, name: 'Meubles', url_path: 'furniture.html' },
    { entity_id: 2, name: 'Canapés et causeuses', url_path: 'furniture/sofas-loveseats.html' },
  ]);
  expect(category_list).toEqual(['Meubles', 'Canapés et causeuses']);
});

test('PDP-013 products that go with it, by picture or, without one, by name; sold out ones come last, gone ones not at all', async () => {
  await shop.connection.db
    .update(schema.product)
    .set({ thumbnail: null })
    .where(eq(schema.product.id, fixture.lastOne));
  const { pdp_associated_products: others } = await product(fixture.sofa);
  const small_image = '/media/pictures/sofa-a-front-grey-320.avif';
  const pdp_price = { price: 20_000, final_price: 20_000 };
  expect(others.filter(({ product_id }) => [4, 5, 6].includes(product_id))).toEqual([
    {
      product_id: 5,
      pdp_name: 'Product 5',
      pdp_price,
      show_priority: 'picture',
      small_image,
      stock_status: 1,
      url_path: 'product-5.html',
    },
    {
      product_id: 6,
      pdp_name: 'Product 6',
      pdp_price,
      show_priority: 'text',
      small_image: null,
      stock_status: 1,
      url_path: 'product-6.html',
    },
    {
      product_id: 4,
      pdp_name: 'Product 4',
      pdp_price,
      show_priority: 'picture',
      small_image,
      stock_status: 0,
      url_path: 'product-4.html',
    },
  ]);
  expect(others.map(({ product_id }) => product_id)).not.toContain(fixture.gone);
});

test('PDP-014 a variant has its options and its own price', async () => {
  await shop.connection.db
    .update(schema.productVariant)
    .set({ price: 95_000, finalPrice: 70_000, options: { size: { en: 'Large', fr: 'Grand' } } })
    .where(eq(schema.productVariant.id, fixture.sofaGreen));
  const { relation } = await product(fixture.sofa, 'fr');
  expect(relation.slice(1).map(({ option, price }) => [option, price])).toEqual([
    [
      { color: { option_value: 'Gris' }, style: null, size: null, number_of_pieces: null },
      { price: 99_900, final_price: 89_900 },
    ],
    [
      { color: null, style: null, size: { option_value: 'Grand' }, number_of_pieces: null },
      { price: 95_000, final_price: 70_000 },
    ],
  ]);
});

test('PDP-015 what its reviews say together, of the product as of its reviews', async () => {
  const summary = { rating_summary: 90, reviewStar: 4.5, reviews_count: 2 };
  expect((await product(fixture.sofa)).rating).toEqual(summary);
  const { result } = await shop.call('productReviews', { query: { product_id: fixture.sofa } });
  expect([result.summary, result.total]).toEqual([summary, 2]);
  expect((await product(fixture.table)).rating).toEqual({ rating_summary: 0, reviewStar: 0, reviews_count: 0 });
});

test('PDP-030 PDP-031 an estimate has date, text and place for what is in stock, and the place alone for what is not', async () => {
  const estimate = async (productId: number, zipcode: string) =>
    (await shop.call('deliveryEstimate', { body: { productId, zipcode } })).result;
  expect(await estimate(fixture.sofa, 'm5h 1a1')).toEqual({
    status: 1,
    oosInfOfArrival: null,
    logisticDate: expect.stringMatching(/^Thu, Jun\s4 – Tue, Jun\s9$/),
    logisticText: expect.stringMatching(/^Estimated delivery Thu, Jun\s4 – Tue, Jun\s9$/),
    logisticZipCity: expect.stringMatching(/Toronto.* M5H$/),
  });
  expect(await estimate(fixture.outOfStock, 'M5H 1A1')).toEqual({
    status: 0,
    oosInfOfArrival: null,
    logisticDate: null,
    logisticText: null,
    logisticZipCity: expect.stringMatching(/Toronto.* M5H$/),
  });
});

test('what a product measures is told, unless that is not known or depends on the size; its front view is marked', async () => {
  const sides = { width: 100, depth: 50, height: 40 };
  expect((await product(fixture.cheap)).measures).toEqual(sides);
  await shop.connection.db
    .update(schema.product)
    .set({
      details: sql`details || ${JSON.stringify({
        dimensions: { width: 0, depth: 0, height: 0 },
        pictures: [{ url: '/media/pictures/a-640.avif', alt: { en: 'A', fr: 'A' }, view: 'front' }],
      })}::jsonb`,
    })
    .where(eq(schema.product.id, fixture.table));
  const table = await product(fixture.table);
  expect(table.measures).toBeNull();
  expect(table.gallery.map(({ is_front }) => is_front)).toEqual([true]);
  await shop.connection.db
    .update(schema.productVariant)
    .set({ options: { size: { en: 'King', fr: 'King' } } })
    .where(eq(schema.productVariant.id, fixture.sofaGreen));
  expect((await product(fixture.sofa)).measures).toBeNull();
});
