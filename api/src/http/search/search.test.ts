import { calls, type CallBody, type CallResult } from '@shop/contract';
import { eq } from 'drizzle-orm';
import { schema } from '../../database/connection.ts';
import { fixture } from '../../testing/fixture-products.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await startTestApp();
});
afterAll(() => shop?.close());

const found = async (keyword: string, language: string) => {
  const { result } = await shop.call('searchProducts', { body: { keyword } }, { 'accept-language': language });
  return { first: result.products[0]?.entity_id, corrected: result.corrected_keyword, total: result.total };
};

test.each([
  ['a plural', 'sofas lund', 'en', null],
  ['French without accents', 'canape', 'fr', null],
  ['French on the English shop', 'canapé', 'en', null],
  ['a misspelt word', 'soffa lund', 'en', 'sofa lund'],
])('API-070 finds the sofa by %s', async (_, keyword, language, corrected) => {
  expect(await found(keyword, language)).toMatchObject({ first: fixture.sofa, corrected });
});

test('API-070 a word that the catalogue has another one for, in both languages', async () => {
  expect(await found('lund couch', 'en')).toMatchObject({ first: fixture.sofa, corrected: null });
  expect(await found('divan', 'en')).toMatchObject({ first: fixture.sofa, corrected: null });
});

test('API-070 all the words first, then most of them, and it says so', async () => {
  const ask = async (keyword: string) => (await shop.call('searchProducts', { body: { keyword } })).result;
  const all = await ask('sofa');
  const some = await ask('purple lund sofa');
  expect(all.partial).toBe(false);
  expect(some.partial).toBe(true);
  expect(some.products[0]?.entity_id).toBe(fixture.sofa);
});

test.each([
  ['green sofa', 'en', fixture.sofaGreen],
  ['canapé vert', 'fr', fixture.sofaGreen],
  ['grey sofa', 'en', fixture.sofaGrey],
  ['sofas', 'en', fixture.sofaSoldOut],
])('the card of “%s” is the variant in the colour that is asked for', async (keyword, language, piid) => {
  const { result } = await shop.call('searchProducts', { body: { keyword } }, { 'accept-language': language });
  const card = result.products.find(({ entity_id }) => entity_id === fixture.sofa);
  const swatch = card?.swatches.find((one) => one.piid === piid);
  expect(card?.piid).toBe(piid);
  if (piid !== fixture.sofaSoldOut) expect([card?.thumbnail, card?.hover_thumbnail]).toEqual([swatch?.thumbnail, null]);
});

test('API-070 a price in words is a limit', async () => {
  const ask = async (keyword: string) => (await shop.call('searchProducts', { body: { keyword } })).result.products;
  const prices = (await ask('sofa under 500')).map(({ price }) => price.final_price);
  expect(prices.length).toBeGreaterThan(0);
  expect(Math.max(...prices)).toBeLessThanOrEqual(50_000);
  expect(Math.max(...(await ask('sofa')).map(({ price }) => price.final_price))).toBeGreaterThan(50_000);
});

test('API-070 API-072 a page of the shop is found by its title, and by its text when no product is', async () => {
  const about = { title: 'À propos', url_path: 'about' };
  const fr = { 'accept-language': 'fr' };
  const ask = async (keyword: string) => (await shop.call('searchProducts', { body: { keyword } }, fr)).result;
  expect(await ask('propos')).toMatchObject({ total: 0, corrected_keyword: null, pages: [about] });
  const { result } = await shop.call('searchSuggest', { body: { keyword: 'prop' } }, fr);
  expect(result.pages).toEqual([about]);
});

test('API-072 the products that the text would find come with the suggestions', async () => {
  const { result } = await shop.call('searchSuggest', { body: { keyword: 'sof' } });
  expect(result.products[0]).toMatchObject({ name: expect.stringContaining('Sofa'), price: expect.any(Number) });
});

describe('a number that the shop prints', () => {
  beforeAll(async () => {
    const { product } = schema;
    const give = (id: number, values: Partial<typeof product.$inferInsert>) =>
      shop.connection.db.update(product).set(values).where(eq(product.id, id));
    await give(fixture.sofa, { gtin: '2400000010012', itemNo: 'FU10001001' });
    await give(fixture.table, { gtin: '0614141999996', sku: 'TA-0002' });
    await give(fixture.gone, { gtin: '2400000010036' });
  });
  const urlOf = async (keyword: string) => (await shop.call('searchTerms', { body: { keyword } })).result.data.url;

  test.each([
    ['FU10001001', fixture.sofa],
    ['fu10001001', fixture.sofa],
    ['Item no. FU10001001', fixture.sofa],
    ['Nº d’article : FU10001001', fixture.sofa],
    ['ta-0002', fixture.table],
    ['2400000010012', fixture.sofa],
    ['GTIN 2 400000 010012', fixture.sofa],
    ['614141999996', fixture.table],
    ['00614141999996', fixture.table],
  ])('API-070 API-074 “%s” leads to its product alone', async (keyword, id) => {
    const { result } = await shop.call('searchProducts', { body: { keyword } });
    expect(result.products.map(({ entity_id }) => entity_id)).toEqual([id]);
    expect(await urlOf(keyword)).toBe(id === fixture.sofa ? '/lund-sofa.html' : '/elm-table.html');
    const facets = (await shop.call('searchFilters', { body: { keyword } })).result.facets;
    expect(facets.flatMap(({ options }) => options).every(({ count }) => count === 1)).toBe(true);
  });

  test('API-074 the number of a variant leads to the variant', async () => {
    expect(await urlOf('sku-1002')).toBe(`/lund-sofa.html?piid=${fixture.sofaGreen}`);
  });

  test('what is no longer sold, and a number of nothing, lead nowhere', async () => {
    expect(await urlOf('2400000010036')).toBeNull();
    expect(await urlOf('FU99999999')).toBeNull();
    expect(await found('FU99999999', 'en')).toEqual({ first: undefined, corrected: null, total: 0 });
  });

  test.each([
    ['CA104728917', 'en', 'Track order CA104728917'],
    ['order #ca104728917', 'en', 'Track order CA104728917'],
    ['Commande CA104728917', 'fr', 'Suivre la commande CA104728917'],
  ])(
    'API-070 API-072 API-074 “%s” leads to the order, whether there is one or not',
    async (keyword, language, title) => {
      const pages: CallResult<'searchProducts'>['pages'] = [{ title, url_path: 'shipments?order_id=CA104728917' }];
      const headers = { 'accept-language': language };
      expect((await shop.call('searchProducts', { body: { keyword } }, headers)).result).toMatchObject({
        total: 0,
        pages,
      });
      expect((await shop.call('searchSuggest', { body: { keyword } }, headers)).result).toEqual({
        data: [],
        products: [],
        pages,
      });
      expect(await urlOf(keyword)).toBe('/shipments?order_id=CA104728917');
    },
  );
});

describe('a search for help', () => {
  const ask = async (keyword: string, language: string) =>
    (await shop.call('searchProducts', { body: { keyword } }, { 'accept-language': language })).result;
  const track = { title: 'Track your order', url_path: 'shipments' };

  test.each([
    ['track order', 'en', track],
    ['How do I track my orders?', 'en', track],
    ['suivi de commande', 'en', track],
    ['Suivi de la commande', 'fr', { ...track, title: 'Suivre ma commande' }],
    ['entreprise', 'fr', { title: 'À propos', url_path: 'about' }],
  ])('API-070 “%s” is answered with the page first, and with no goods', async (keyword, language, page) => {
    const { total, pages } = await ask(keyword, language);
    expect([total, pages]).toEqual([0, [page]]);
    expect((await shop.call('searchFilters', { body: { keyword } })).result.facets).toEqual([]);
  });

  test('API-072 it is offered while it is typed', async () => {
    const { result } = await shop.call('searchSuggest', { body: { keyword: 'where is my o' } });
    expect(result.pages[0]).toEqual(track);
  });

  test('words of help beside goods are no help', async () => {
    expect((await ask('order sofa', 'en')).products[0]?.entity_id).toBe(fixture.sofa);
  });

  test('a store that is older than the words for help searches as before', async () => {
    const old = await startTestApp();
    try {
      await old.connection.db.delete(schema.siteDocument).where(eq(schema.siteDocument.key, 'helpPages'));
      expect((await old.call('searchProducts', { body: { keyword: 'propos' } })).result.pages).toHaveLength(1);
    } finally {
      await old.close();
    }
  });
});

test('a search for nothing that exists answers an empty page', async () => {
  expect(await found('xylophone', 'en')).toEqual({ first: undefined, corrected: null, total: 0 });
});

test('signs of the query language are just text', async () => {
  for (const keyword of ["'; drop table product; --", '"', ':* & | !', '%_%', '((']) {
    expect((await shop.call('searchProducts', { body: { keyword } })).code).toBe(200);
    expect((await shop.call('searchSuggest', { body: { keyword } })).code).toBe(200);
  }
});

test('API-072 suggestions begin like the text or nearly so', async () => {
  const suggest = async (keyword: string) =>
    (await shop.call('searchSuggest', { body: { keyword } })).result.data.map(({ suggestKeyword }) => suggestKeyword);
  expect((await suggest('sof'))[0]).toBe('sofa');
  expect(await suggest('sof')).toContain('Sofas & Loveseats');
  expect(await suggest('tabless')).toContain('Tables');
});

test('API-074 a keyword with a page of its own answers its address', async () => {
  expect((await shop.call('searchTerms', { body: { keyword: 'Sofa' } })).result.data.url).toBe(
    '/furniture/sofas-loveseats.html',
  );
  expect((await shop.call('searchTerms', { body: { keyword: 'lamp' } })).result.data.url).toBeNull();
});

test('API-078 a special keyword is told from others, in both languages', async () => {
  const ask = async (keyword: string) => (await shop.call('specialKeyword', { query: { keyword } })).result;
  const sofas = { is_special: 1, url: '/furniture/sofas-loveseats.html' };
  expect(await ask(' SOFA ')).toEqual(sofas);
  expect(await ask('canapé')).toEqual(sofas);
  expect(await ask('lamp')).toEqual({ is_special: 0, url: null });
});

test('API-059 popular search has keywords and six products', async () => {
  const { result } = await shop.call('popularSearch', {});
  expect(result.hot_keyword).toEqual([{ id: 1, keyword: 'sofa', url: '/furniture/sofas-loveseats.html' }]);
  expect(result.searchbar_popular_products).toHaveLength(6);
});

test('API-071 the filters of a search are those of its results', async () => {
  const filtersOf = async (body: CallBody<'searchFilters'>) =>
    (await shop.call('searchFilters', { body })).result.facets;
  const facetsOf = async (body: CallBody<'searchProducts'>) =>
    (await shop.call('searchProducts', { body })).result.facets;
  const sofa = await filtersOf({ keyword: 'lund sofa' });
  expect(sofa.map(({ code }) => code)).toContain('color');
  expect(sofa).toEqual(await facetsOf({ keyword: 'lund sofa' }));
  const tables = await filtersOf({ keyword: 'table' });
  expect(tables).toEqual(await facetsOf({ keyword: 'table' }));
  expect(tables).not.toEqual(sofa);
  const chosen = { keyword: 'lund sofa', filters: { color: ['Grey'] } };
  const marked = (await filtersOf(chosen))
    .find(({ code }) => code === 'color')
    ?.options.filter(({ selected }) => selected);
  expect(marked?.map(({ value }) => value)).toEqual(['Grey']);
  expect(await filtersOf({ keyword: 'no such thing' })).toEqual([]);
});

test('SRCH-015 the search host is this API: every call below /searchApi answers here', async () => {
  const inputs = {
    buyersShow: {},
    categoryProducts: { category_id: 1 },
    christmasProducts: {},
    searchFilters: { keyword: 'sofa' },
    searchProducts: { keyword: 'sofa' },
    searchSuggest: { keyword: 'sofa' },
  };
  const hosted = Object.entries(calls).flatMap(([name, { path }]) => (path.startsWith('/searchApi/') ? [name] : []));
  expect(hosted.toSorted()).toEqual(Object.keys(inputs));
  for (const [name, payload] of Object.entries(inputs)) {
    const { method, path } = calls[name as keyof typeof inputs];
    const reply = await shop.app.inject({
      method,
      url: path,
      headers: { client: 'pc' },
      ...(method !== 'GET' && { payload }),
    });
    expect({ name, code: reply.json().code }).toEqual({ name, code: 200 });
  }
});
