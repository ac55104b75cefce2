import { fixture } from '../../testing/fixture-world.ts';
import { startTestApp, startTimeout, type TestApp } from '../../testing/test-app.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await startTestApp();
}, startTimeout);
afterAll(() => shop?.close());

const resolve = (request_path: string) => shop.call('pathResolve', { body: { request_path } });

test.each([
  ['/lund-sofa.html', 'product', fixture.sofa],
  ['/index.php/lund-sofa.html?x=1', 'product', fixture.sofa],
  ['furniture/sofas-loveseats.html', 'category', 2],
  ['/about', 'cms', 1],
])('API-057 %s resolves to a %s', async (path, type, id) => {
  expect((await resolve(path)).result).toMatchObject({ type, id });
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

test.each(['homeLists', 'trending', 'hotKeywords', 'serverTime', 'fraudConfig', 'visitorId'] as const)(
  '%s answers by its schema',
  async (name) => {
    expect((await shop.call(name, {})).code).toBe(200);
  },
);

test('a content page is read by its id', async () => {
  expect((await shop.call('cmsPage', { query: { id: 1 } })).result).toMatchObject({
    title: 'About us',
    content: '<p>Hi</p>',
  });
});
