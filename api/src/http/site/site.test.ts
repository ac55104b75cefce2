import { eq } from 'drizzle-orm';
import { schema } from '../../database/connection.ts';
import { fixture } from '../../testing/fixture-products.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await startTestApp();
});
afterAll(() => shop?.close());

/** Every product of the fixture but the one that is gone. */
const onSale = [1, 2, 4, 5, 6, 7, 8, 9];

const resolve = (request_path: string) => shop.call('pathResolve', { body: { request_path } });

test.each([
  ['/lund-sofa.html', 'product', fixture.sofa],
  ['/index.php/lund-sofa.html?x=1', 'product', fixture.sofa],
  ['furniture/sofas-loveseats.html', 'category', 2],
  ['/about', 'cms', 1],
])('API-057 %s resolves to a %s', async (path, type, id) => {
  expect((await resolve(path)).result).toMatchObject({ type, id });
});

test('API-057 a page that is gone for good is answered with 10404, one that never was with 404', async () => {
  expect((await resolve('/lookbook.html')).code).toBe(10404);
  expect((await resolve('/lookbook-1.html')).code).toBe(404);
});

test('API-057 GUARD-017 CAT-003 a path below a category names one of its filters, and the list shows what it says', async () => {
  const found = await resolve('/furniture/sofas-loveseats/grey.html');
  expect(found.result).toEqual({
    type: 'category',
    id: 2,
    reqest_path: '/furniture/sofas-loveseats/grey.html',
    attribute: { color: 'Grey' },
  });
  const { color = '' } = found.result?.attribute ?? {};
  const body = { category_id: 2, page: 1, filters: { color: [color] } };
  const { products } = (await shop.call('categoryProducts', { body })).result;
  expect(products.map(({ entity_id }) => entity_id)).toEqual([fixture.sofa]);
  // A category has no attribute of its own, and nothing is made up for what it does not hold.
  expect((await resolve('/furniture/sofas-loveseats.html')).result?.attribute).toEqual({});
  for (const path of ['pets/grey', 'furniture/sofas-loveseats/purple', 'nothing/grey', 'furniture/sofas-loveseats/']) {
    expect((await resolve(`/${path}.html`)).code).toBe(404);
  }
});

test('API-057 a moved path answers 301 and where to', async () => {
  const reply = await resolve('/old-sofa.html');
  expect([reply.status, reply.code]).toEqual([200, 301]);
  expect(reply.result?.reqest_path).toBe('/lund-sofa.html');
});

test.each(['/nothing.html', '', '/%E0%A4%A', '/a/../lund-sofa.html', '/\\lund-sofa.html'])(
  'an unknown or broken path %p is 404',
  async (path) => {
    const reply = await resolve(path);
    expect([reply.status, reply.code, reply.result]).toEqual([404, 404, null]);
  },
);

test('API-069 new home has its seven parts', async () => {
  const { result } = await shop.call('newHome', {});
  expect(Object.keys(result).toSorted()).toEqual(
    [
      'home_banner',
      'marketing',
      'salesDeals',
      'shopByCatagory',
      'shopByRoom',
      'shopBySets',
      'treading_cover',
    ].toSorted(),
  );
  expect(result.shopByCatagory[0]).toMatchObject({
    title: 'Sofas & Loveseats',
    url: '/furniture/sofas-loveseats.html',
  });
});

test('API-077 config init has regions, banners, navigation images and the Plus price', async () => {
  const { result } = await shop.call('configInit', {}, { 'accept-language': 'fr' });
  expect(result.region_list).toContainEqual({ region_id: 76, default_name: 'Québec', code: 'QC' });
  expect(result.navigation_images[0]).toMatchObject({ position: 1, link: '/furniture.html' });
  expect(result.plus_price.plusSpecialPrice).toBeLessThan(result.plus_price.plusPrice);
});

test('CAT-006 banners, home and the Black Friday flag go by the shop’s calendar', async () => {
  const { db } = shop.connection;
  const { siteDocument } = schema;
  const stored = await db.select().from(siteDocument);
  const valueOf = (key: string) => stored.find((row) => row.key === key)?.value as never;
  const set = (key: string, value: unknown) => db.update(siteDocument).set({ value }).where(eq(siteDocument.key, key));
  const opened = shop.clock.now;
  const seasons = (key: string) => ({ seasons: [key], name: { en: key, fr: key }, title: { en: key, fr: key } });
  const both = <T extends object>([first]: readonly T[]) => [
    { ...first, ...seasons('spring') },
    { ...first, ...seasons('black-friday') },
  ];
  const { top, ...banners } = valueOf('banners') as { top: object[] };
  const { homeBanner, marketing, ...home } = valueOf('home') as { homeBanner: object[]; marketing: object[] };
  await set('banners', { ...banners, top: both(top) });
  await set('home', { ...home, homeBanner: both(homeBanner), marketing: both(marketing) });
  const calendar = [
    { key: 'spring', from: '01-01' },
    { key: 'black-friday', from: '06-03' },
    { key: 'summer', from: '06-04' },
  ];
  await set('site', { ...(valueOf('site') as object), calendar });
  const said = async () => {
    const { home_top_banner, black_friday, top_banner_time } = (await shop.call('configInit', {})).result;
    const { home_banner, marketing: tiles } = (await shop.call('newHome', {})).result;
    return [
      home_top_banner.map(({ name }) => name),
      [...home_banner, ...tiles].map(({ title }) => title),
      black_friday,
      top_banner_time,
    ];
  };
  expect(await said()).toEqual([['spring'], ['spring', 'spring'], 0, '2026-06-05T12:00:00.000Z']);
  shop.clock.now = new Date('2026-06-03T12:00:00Z');
  // Black Friday ends with its season, though the sale event goes on.
  expect(await said()).toEqual([['black-friday'], ['black-friday', 'black-friday'], 1, '2026-06-04T04:00:00.000Z']);
  shop.clock.now = opened;
  for (const { key, value } of stored) await set(key, value);
});

test('API-077 CAT-006 the score is the store’s, the Black Friday flag and the top banner’s time the sale event’s', async () => {
  const read = async () => {
    const { trustpilot_score, black_friday, top_banner_time } = (await shop.call('configInit', {})).result;
    return [trustpilot_score, black_friday, top_banner_time];
  };
  const opened = shop.clock.now;
  shop.clock.now = new Date('2026-06-05T11:59:59Z');
  expect(await read()).toEqual([4.2, 1, '2026-06-05T12:00:00.000Z']);
  shop.clock.now = new Date('2026-06-05T12:00:00Z');
  expect(await read()).toEqual([4.2, 0, null]);
  shop.clock.now = opened;
  const { siteDocument } = schema;
  await shop.connection.db
    .update(siteDocument)
    .set({ value: { trustpilotScore: 3.9 } })
    .where(eq(siteDocument.key, 'site'));
  expect((await read())[0]).toBe(3.9);
  await shop.connection.db.delete(siteDocument).where(eq(siteDocument.key, 'site')); // an older store
  expect((await read())[0]).toBeNull();
});

test('API-077 CAT-006 the banners of cart and order are those of their own call', async () => {
  const { result } = await shop.call('configInit', {}, { 'accept-language': 'fr' });
  expect([result.cart_banner[0]?.name, result.order_banner[0]?.name]).toEqual(['Livraison gratuite', 'Suivez-la']);
});

const idsOf = (products: { entity_id: number }[]) => products.map(({ entity_id }) => entity_id);

test('API-058 hot keywords come with the top banners, in the language asked for', async () => {
  const { result } = await shop.call('hotKeywords', {}, { 'accept-language': 'fr' });
  expect(result).toEqual({
    hot_keyword: [{ id: 1, keyword: 'canapé', url: '/furniture/sofas-loveseats.html' }],
    top_banner: [
      {
        image: '/media/pictures/hero-640.avif',
        click_url: '/furniture.html',
        name: 'Sofas',
        web_to_app: 0,
        is_enable_url: 1,
      },
    ],
  });
});

test('API-062 trending products are those of the home page, in its order', async () => {
  const { result } = await shop.call('trending', {});
  expect(idsOf(result.products)).toEqual([fixture.table, fixture.sofa]);
});

test('API-063 the home lists are deals, new arrivals and best sellers, without what is no longer sold', async () => {
  const { result } = await shop.call('homeLists', {}, { 'accept-language': 'fr' });
  expect(result.lists.map(({ code, title }) => [code, title])).toEqual([
    ['deals', 'Aubaines de la semaine'],
    ['new', 'Nouveautés'],
    ['popular', 'Meilleures ventes'],
  ]);
  const [deals = [], newest = [], popular = []] = result.lists.map(({ products }) => idsOf(products));
  expect(deals).toEqual([fixture.sofa]);
  expect(newest[0]).toBe(fixture.cheap);
  expect(popular[0]).toBe(fixture.sofa);
  expect([newest.toSorted(), popular.toSorted()]).toEqual([onSale, onSale]);
});

test('API-066 the server’s time is an instant and its seconds', async () => {
  const { result } = await shop.call('serverTime', {});
  expect(result).toEqual({ server_time: '2026-06-01T12:00:00.000Z', timestamp: 1_780_315_200 });
});

test('CAT-022 API-082 the site id of fraud prevention leaves the API only while it is active', async () => {
  const answered = async (isActive: boolean, siteId: string) => {
    const other = await startTestApp({ fraud: { isActive, siteId } });
    const { result } = await other.call('fraudConfig', {});
    await other.close();
    return result;
  };
  expect(await answered(true, 'shop-1')).toEqual({ is_active: 1, site_id: 'shop-1' });
  expect(await answered(false, 'shop-1')).toEqual({ is_active: 0, site_id: '' });
  expect(await answered(true, '')).toEqual({ is_active: 0, site_id: '' });
});

test('CAT-022 the site’s data names the script of fraud prevention while it is active, and the tag manager’s container', async () => {
  const answered = async (isActive: boolean, tagManagerId: string | null) => {
    const script = 'https://cdn.example/s.js';
    const other = await startTestApp({ fraud: { isActive, siteId: 'shop-1', script }, tagManagerId });
    const { result } = await other.call('configInit', {});
    await other.close();
    return [result.fraud_script, result.tag_manager_id];
  };
  expect(await answered(true, 'GTM-ABC123')).toEqual(['https://cdn.example/s.js', 'GTM-ABC123']);
  expect(await answered(false, null)).toEqual([undefined, undefined]);
});

test('TRK-008 TRK-009 the site’s data names e-mail marketing and the recommender where they are configured', async () => {
  const answered = async (emailMarketingId: string | null, recommendationsId: string | null) => {
    const other = await startTestApp({ marketing: { emailMarketingId, recommendationsId } });
    const { result } = await other.call('configInit', {});
    await other.close();
    return [result.email_marketing_id, result.recommendations_id];
  };
  expect(await answered('Ab12Cd', '1A65B5CB868AFF1E')).toEqual(['Ab12Cd', '1A65B5CB868AFF1E']);
  expect(await answered(null, null)).toEqual([undefined, undefined]);
});

test('TRK-008 the sandbox’s recommender answers with what sells best, without what was viewed', async () => {
  const ask = async (...commands: unknown[][]) => {
    const payload = { commands: [...commands, ['recommend', { logic: 'PERSONAL', limit: 8 }]] };
    const { products } = (await shop.app.inject({ method: 'POST', url: '/dev/recommendations', payload })).json();
    return products as { id: string; title: string; link: string; image: string; price: number }[];
  };
  const [first, ...rest] = await ask();
  expect(first).toEqual({
    id: expect.stringMatching(/^\d+$/),
    title: expect.any(String),
    link: expect.stringMatching(/^\/.+\.html/),
    image: expect.stringMatching(/^\/media\//),
    price: expect.any(Number),
  });
  const seen = await ask(['view', first?.id]);
  expect(seen.map(({ id }) => id)).toEqual(expect.arrayContaining(rest.map(({ id }) => id)));
  expect(seen.map(({ id }) => id)).not.toContain(first?.id);
});

test('SESS-012 API-064 a visitor’s id is another each time, and comes with the address that was seen', async () => {
  const [first, second] = [await shop.call('visitorId', {}), await shop.call('visitorId', {})];
  expect(first.result.visitor_id).not.toBe(second.result.visitor_id);
  expect(first.result.client_ip).toBe('127.0.0.1');
});

test('a content page is read by its id', async () => {
  expect((await shop.call('cmsPage', { query: { id: 1 } })).result).toMatchObject({
    title: 'About us',
    content: '<p>Hi</p>',
    updated_at: '2026-02-03T17:00:00.000Z',
  });
});
