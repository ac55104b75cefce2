import { eq, sql } from 'drizzle-orm';
import { schema } from '../../database/connection.ts';
import { fixture } from '../../testing/fixture-products.ts';
import { noteSiteChange } from '../../testing/site-change.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await startTestApp();
});
afterAll(() => shop?.close());

const change = (id: number, values: Partial<typeof schema.product.$inferInsert>) =>
  shop.connection.db.update(schema.product).set(values).where(eq(schema.product.id, id));
const idsOf = (products: readonly { entity_id: number }[]) => products.map(({ entity_id }) => entity_id);
const recommended = async () =>
  idsOf((await shop.call('categoryProducts', { body: { category_id: 1 } })).result.products);

describe('a product that opens by its address alone', () => {
  const { tiered } = fixture;
  beforeAll(async () => {
    await change(tiered, { unlisted: true, tag: 'Drop Price', popularity: 999 });
    await shop.connection.db
      .update(schema.product)
      .set({ details: sql`details || '{"dropPriceSeconds": 999999}'` })
      .where(eq(schema.product.id, tiered));
  });
  afterAll(() => change(tiered, { unlisted: false, tag: null, popularity: 492 }));

  test('has its page', async () => {
    const { result } = await shop.call('productDetail', { query: { url_path: `product-${tiered}.html` } });
    expect(result.entity_id).toBe(tiered);
  });

  test('stands in no list, search or recommendation', async () => {
    const body = { keyword: 'Product' };
    const lists = await Promise.all([
      recommended(),
      shop.call('searchProducts', { body }).then(({ result }) => idsOf(result.products)),
      shop.call('noFoundProduct', {}).then(({ result }) => idsOf(result.products)),
      shop.call('homeLists', {}).then(({ result }) => result.lists.flatMap(({ products }) => idsOf(products))),
      shop.call('spikeList', {}).then(({ result }) => idsOf(result.list)),
      shop
        .call('productDetail', { query: { id: fixture.sofa } })
        .then(({ result }) => result.pdp_associated_products.map(({ product_id }) => product_id)),
    ]);
    expect(lists.map((ids) => ids.includes(tiered))).toEqual([false, false, false, false, false, false]);
    const suggested = (await shop.call('searchSuggest', { body })).result.products.map(({ url_path }) => url_path);
    expect(suggested).not.toContain(`product-${tiered}.html`);
    const popular = (await shop.call('popularSearch', {})).result.searchbar_popular_products;
    expect(popular.map(({ url_path }) => url_path)).not.toContain(`product-${tiered}.html`);
  });
});

describe('what leads a list that nobody has sorted', () => {
  const { minimumThree, lastOne } = fixture;
  beforeAll(() => change(minimumThree, { popularity: 999 }));

  test.each([
    ['one review of two stars', { ratingCount: 1, ratingAverage: 2 }, false],
    ['ten reviews of three and a half', { ratingCount: 10, ratingAverage: 3.5 }, false],
    ['one review of three stars', { ratingCount: 1, ratingAverage: 3 }, true],
    ['no review', { ratingCount: 0, ratingAverage: 0 }, true],
    ['many of four and a half', { ratingCount: 40, ratingAverage: 4.5 }, true],
  ])('a best seller with %s', async (_, rating, leads) => {
    await change(minimumThree, rating);
    const listed = await recommended();
    expect(listed[0] === minimumThree).toBe(leads);
    // Products that can be bought come first, whatever their stars.
    if (!leads) expect(listed.slice(-2)).toEqual([minimumThree, fixture.outOfStock]);
    const empty = idsOf((await shop.call('noFoundProduct', {})).result.products);
    expect(empty[0] === minimumThree).toBe(leads);
    await noteSiteChange(shop.connection.db); // what a search found may be two minutes old
    const searched = idsOf((await shop.call('searchProducts', { body: { keyword: 'Product' } })).result.products);
    expect(searched.indexOf(minimumThree) < searched.indexOf(lastOne)).toBe(leads);
  });
});

describe('PDP-013 what goes with a product', () => {
  const companions = async (id: number) =>
    (await shop.call('productDetail', { query: { id } })).result.pdp_associated_products;

  test('is of its room and its style, the best of another kind before its own kind, with names and prices', async () => {
    await change(fixture.sofa, { style: 'Modern' });
    await change(fixture.cheap, { style: 'Rustic' });
    await change(fixture.lastOne, { style: 'Modern', series: 'Other' });
    const found = await companions(fixture.sofa);
    expect(found[0]).toMatchObject({
      product_id: fixture.table,
      pdp_name: 'Elm Coffee Table',
      pdp_price: { price: 20_000, final_price: 15_000 },
    });
    const ids = found.map(({ product_id }) => product_id);
    expect(ids).not.toContain(fixture.cheap);
    expect(ids).toContain(fixture.lastOne);
  });
});
