import { schema } from '../../database/connection.ts';
import { fixture } from '../../testing/fixture-products.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await startTestApp();
});
afterAll(() => shop?.close());

const idsOf = (products: { entity_id: number }[]) => products.map(({ entity_id }) => entity_id);

test('API-001 an answer is the envelope code, message, result, type', async () => {
  const { status, headers: _headers, ...envelope } = await shop.call('categoryTree', {});
  expect(status).toBe(200);
  expect(envelope).toEqual({ code: 200, message: '', type: 'success', result: expect.anything() });
});

test('the category tree counts what is on sale in and below a category, in the language asked for', async () => {
  const { result } = await shop.call('categoryTree', {}, { 'accept-language': 'fr' });
  expect(result.categories.map(({ name }) => name)).toEqual(['Meubles', 'Animaux']);
  expect(result.categories[0]?.product_count).toBe(8);
  expect(result.categories[0]?.children.map(({ url_path }) => url_path)).toEqual([
    'furniture/sofas-loveseats.html',
    'furniture/tables.html',
  ]);
});

test('API-073 a suggestion lists its products, in a category where one is named too', async () => {
  const list = async (body: { category_id?: number; keyword?: string }) =>
    (await shop.call('categoryProducts', { body })).result;
  const everywhere = await list({ keyword: 'sofa' });
  expect(everywhere.products[0]?.name).toMatch(/Sofa/);
  expect(everywhere.category).toBeNull();
  const tables = await list({ keyword: 'sofa', category_id: 3 });
  expect(tables.total).toBeLessThan(everywhere.total);
  expect(tables.category?.name).toBe('Tables');
  expect((await list({ keyword: 'zzzzzz' })).products).toEqual([]);
  expect((await shop.call('categoryProducts', { body: {} })).code).toBe(400);
});

test('API-073 a category lists its products with facets, counts and its breadcrumb', async () => {
  const { result } = await shop.call('categoryProducts', { body: { category_id: 1, page_size: 3 } });
  expect(result.products).toHaveLength(3);
  expect(result.total).toBe(8);
  expect(result.category?.position.map(({ name }) => name)).toEqual(['Furniture']);
  const colour = result.facets.find(({ code }) => code === 'color');
  expect(colour?.options).toContainEqual({ value: 'Grey', label: 'Grey', count: 1, selected: false });
});

test('a filter leaves its own other options choosable and narrows the other facets', async () => {
  const { result } = await shop.call('categoryProducts', {
    body: { category_id: 1, filters: { series: ['Elm'] } },
  });
  expect(idsOf(result.products)).toEqual([fixture.table]);
  const counts = (code: string) =>
    result.facets.find((facet) => facet.code === code)?.options.map(({ value, count }) => [value, count]);
  expect(counts('series')).toEqual([
    ['Lund', 7],
    ['Elm', 1],
  ]);
  expect(counts('color')).toBeUndefined();
  expect(counts('price')).toEqual([['10000-25000', 1]]);
});

test('API-073 a list is narrowed by measures, material, assembly and offers, with counts in both languages', async () => {
  const { db } = shop.connection;
  await db.insert(schema.productFacet).values([
    { productId: fixture.sofa, code: 'width', value: '200-', labelFr: '200-' },
    { productId: fixture.sofa, code: 'seats', value: '10 people', labelFr: '10 personnes' },
    { productId: fixture.table, code: 'seats', value: '4 people', labelFr: '4 personnes' },
  ]);
  const list = async (filters: object, language = 'en') =>
    (await shop.call('categoryProducts', { body: { category_id: 1, filters } }, { 'accept-language': language }))
      .result;
  const all = await list({});
  expect(all.facets.at(-1)?.code).toBe('series');
  const options = (result: typeof all, code: string) =>
    result.facets.find((facet) => facet.code === code)?.options.map(({ label, count }) => [label, count]);
  expect(options(all, 'width')).toEqual([
    ['80–\u2060120\u00A0cm (31–\u206047\u00A0in)', 8],
    ['200 cm and up (79\u00A0in)', 1],
  ]);
  expect(options(all, 'seats')).toEqual([
    ['4 people', 1],
    ['10 people', 1],
  ]);
  expect(options(await list({}, 'fr'), 'width')?.[0]).toEqual(['80–\u2060120\u00A0cm (31–\u206047\u00A0po)', 8]);
  expect(options(await list({}, 'fr'), 'material')).toEqual([['Chêne', 8]]);
  const wide = await list({ width: ['200-'], assembly: ['No assembly'] });
  expect(idsOf(wide.products)).toEqual([fixture.sofa]);
  expect(options(wide, 'material')).toEqual([['Oak', 1]]);
  expect((await list({ width: ['wide'] })).total).toBe(0);
  const offers = await list({ sale: ['on_sale'] });
  expect(offers.products.every(({ price }) => price.final_price < price.price)).toBe(true);
  expect(options(all, 'sale')).toEqual([['On sale', offers.total]]);
  expect((await list({ sale: ['x'] })).total).toBe(0);
});

test('a list is sorted and paged by the server', async () => {
  const page = async (number: number) => {
    const { result } = await shop.call('categoryProducts', {
      body: { category_id: 1, sort: 'price_asc', page: number, page_size: 2 },
    });
    return result;
  };
  expect(idsOf((await page(1)).products)).toEqual([fixture.cheap, fixture.table]);
  const beyond = await page(50);
  expect(beyond.products).toEqual([]);
  expect(beyond.total).toBe(8);
});

test('an empty category is a list of nothing', async () => {
  const reply = await shop.call('categoryProducts', { body: { category_id: 4 } });
  expect(reply.code).toBe(200);
  expect(reply.result).toMatchObject({ products: [], total: 0, facets: [], category: { name: 'Pets' } });
});

test('an unknown category is 404', async () => {
  const reply = await shop.call('categoryProducts', { body: { category_id: 77 } });
  expect([reply.status, reply.code]).toEqual([404, 404]);
});

test('API-194 a variant id answers the product that it belongs to', async () => {
  const { result } = await shop.call('productDetail', { query: { piid: fixture.sofaGreen } });
  expect(result.entity_id).toBe(fixture.sofa);
  expect(result.relation.map(({ piid }) => piid)).toEqual([fixture.sofaSoldOut, fixture.sofaGrey, fixture.sofaGreen]);
  expect(result.relation[1]?.option).toEqual({
    color: { option_value: 'Grey' },
    style: null,
    size: null,
    number_of_pieces: null,
  });
  expect(result.relation[0]?.inventory.is_in_stock).toBe(false);
});

test('a product is told in French, with its texts escaped', async () => {
  const { result } = await shop.call(
    'productDetail',
    { query: { url_path: '/lund-sofa.html' } },
    { 'accept-language': 'fr-CA' },
  );
  expect(result.name).toBe('Canapé Lund 3 places');
  expect(result.relation[1]?.option.color).toEqual({ option_value: 'Gris' });
  expect(result.texts.key_features).toContain('&lt;b&gt;Holds&lt;/b&gt;');
  expect(result.position.map(({ name }) => name)).toEqual(['Meubles', 'Canapés et causeuses']);
});

test('a product that is gone still answers, not in stock and with status 2, but is in no list', async () => {
  const { result } = await shop.call('productDetail', { query: { id: fixture.gone } });
  expect(result).toMatchObject({ status: 2, inventory: { is_in_stock: false } });
  const list = await shop.call('categoryProducts', { body: { category_id: 2 } });
  expect(idsOf(list.result.products)).not.toContain(fixture.gone);
});

test('API-080 for an empty search there are products that are still sold, the most popular first', async () => {
  const { result } = await shop.call('noFoundProduct', {});
  expect(idsOf(result.products)).toEqual([1, 2, 4, 5, 6, 7, 8, 9]);
});

test('API-096 plans are listed by product id, for one product and for several', async () => {
  const plansOf = async (items: string[]) => (await shop.call('productExtend', { body: { items } })).result;
  const id = String(fixture.withPlan);
  const offer = (term: number, price: number) => ({
    planId: `P${id}-${term}`,
    offerPlanId: `O${id}-${term}`,
    price,
    term,
    title: `${term / 12}-year protection plan`,
    description: expect.arrayContaining([`Repair or replacement at no cost for ${term / 12} years`]),
    detail_url: '/protection-plan',
    terms_conditions_url: '/terms-conditions',
    checked: false,
  });
  const offers = [offer(24, 2_999), offer(36, 3_999)];
  expect(await plansOf([id])).toEqual({ [id]: { plans: offers } });
  const several = await plansOf([id, String(fixture.table), '999', 'no id']);
  expect(several).toEqual({ [id]: { plans: offers }, [fixture.table]: { plans: [] } });
});

test('API-033 reviews come with their summary and stars', async () => {
  const { result } = await shop.call('productReviews', { query: { product_id: fixture.sofa, page: 1, page_size: 5 } });
  expect(result.summary).toEqual({ rating_summary: 90, reviewStar: 4.5, reviews_count: 2 });
  expect(result.stars.map(({ count }) => count)).toEqual([1, 1, 0, 0, 0]);
});

test('API-032 questions come with their answers', async () => {
  const { result } = await shop.call('productFaq', { query: { product_id: fixture.sofa, page: 1, page_size: 10 } });
  expect(result.list.map(({ question, answers }) => [question, answers[0]?.answer])).toEqual([
    ['Does it fold?', 'No.'],
  ]);
});

test('a field that the call does not know is refused with its name', async () => {
  const reply = await shop.app.inject({
    method: 'POST',
    url: '/searchApi/mobile/search-product',
    headers: { client: 'pc' },
    payload: { category_id: 1, colour: 'red' },
  });
  expect(reply.statusCode).toBe(400);
  expect(reply.json()).toEqual({ code: 400, message: 'Unknown field: colour.', result: null, type: 'error' });
});

test('PDP-005 a product and each of its variants name their model in 3D, which the shop has; others have none', async () => {
  const sofa = (await shop.call('productDetail', { query: { id: fixture.sofa } })).result;
  expect([sofa.three_url, sofa.ar_model]).toEqual(['/media/models/sofa-a.glb#grey', '/media/models/sofa-a.glb#grey']);
  expect(sofa.relation.map(({ three_url }) => three_url)).toEqual(
    ['beige', 'grey', 'green'].map((colour) => `/media/models/sofa-a.glb#${colour}`),
  );
  const file = await shop.app.inject('/media/models/sofa-a.glb');
  expect([file.statusCode, file.headers['content-type']]).toEqual([200, 'model/gltf-binary']);
  const table = (await shop.call('productDetail', { query: { id: fixture.table } })).result;
  expect([table.three_url, table.ar_model]).toEqual([null, null]);
});
