import { startTestApp, type TestApp } from '../../testing/test-app.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await startTestApp();
});
afterAll(() => shop?.close());

const french = { 'accept-language': 'fr' };
const hero = '/media/pictures/hero-640.avif';
const sofa = '/media/pictures/sofa-a-front-grey-640.avif';

test('SHELL-019 a banner has picture, link, name, and whether it leads to the app or anywhere', async () => {
  const { home_top_banner, cart_banner, order_banner } = (await shop.call('configInit', {}, french)).result;
  const banner = { image: hero, click_url: '/furniture.html', web_to_app: 0, is_enable_url: 1 };
  expect(home_top_banner).toEqual([{ ...banner, name: 'Sofas' }]);
  expect(cart_banner).toEqual([{ ...banner, name: 'Livraison gratuite' }]);
  expect(order_banner).toEqual([{ ...banner, name: 'Suivez-la', web_to_app: 1 }]);
  expect((await shop.call('hotKeywords', {}, french)).result.top_banner).toEqual(home_top_banner);
});

test('CAT-006 site-wide data: regions, countries, the prices of Plus+, pictures of the menu, the live film', async () => {
  const { result } = await shop.call('configInit', {}, french);
  expect(result).toMatchObject({
    region_list: [
      { default_name: 'Nouvelle-Écosse', region_id: 77, code: 'NS' },
      { default_name: 'Nunavut', region_id: 78, code: 'NU' },
      { default_name: 'Ontario', region_id: 74, code: 'ON' },
      { default_name: 'Québec', region_id: 76, code: 'QC' },
    ],
    country_list: [{ country_id: 'CA', name: 'Canada' }],
    plus_price: { plusPrice: 9_900, plusSpecialPrice: 4_900 },
    navigation_images: [{ position: 1, image: '/media/pictures/nav-640.avif', link: '/furniture.html', alt: 'Sofas' }],
    live_video_url: '/showroom-live',
  });
});

test('CAT-006 the site’s data hold the hot keywords, as their own call does', async () => {
  const { hot_keyword } = (await shop.call('configInit', {})).result;
  expect(hot_keyword).toEqual([{ id: 1, keyword: 'sofa', url: '/furniture/sofas-loveseats.html' }]);
  expect((await shop.call('hotKeywords', {})).result.hot_keyword).toEqual(hot_keyword);
});

test('CAT-007 API-069 SHELL-030 the new home has seven parts, spelt as on the wire, each with what the shop was given', async () => {
  const { result } = await shop.call('newHome', {});
  const link = { subtitle: null, image: hero, url: '/furniture.html' };
  expect(result).toEqual({
    home_banner: [{ ...link, title: 'Sofas', subtitle: 'For long evenings', action: 'Look' }],
    marketing: [{ ...link, title: 'Sofas' }],
    salesDeals: [{ title: 'Lund 3-Seater Sofa', subtitle: 'C$899.00', image: sofa, url: '/lund-sofa.html?piid=1003' }],
    shopByCatagory: [
      { title: 'Sofas & Loveseats', subtitle: '6 products', image: sofa, url: '/furniture/sofas-loveseats.html' },
      { title: 'Tables', subtitle: '2 products', image: sofa, url: '/furniture/tables.html' },
    ],
    shopByRoom: [{ ...link, title: 'Sofas', subtitle: 'Where everyone sits' }],
    shopBySets: [{ id: 1, name: 'Sofas', image: hero, url: '/furniture.html' }],
    treading_cover: { title: 'Trending', subtitle: 'Sold this week', image: hero, url: expect.stringMatching(/^\//) },
  });
});

test('API-063 a list of the home page leads to the page that has all of it, where there is one', async () => {
  const { lists } = (await shop.call('homeLists', {})).result;
  expect(lists.map(({ code, url }) => [code, url])).toEqual([
    ['deals', '/costwayday'],
    ['new', null],
    ['popular', '/recommended-may-like'],
  ]);
});

test('CAT-021 the fraud prevention’s config follows the settings, and names no shop while it is off', async () => {
  for (const [isActive, said] of [
    [true, { is_active: 1, site_id: 'shop-7' }],
    [false, { is_active: 0, site_id: '' }],
  ] as const) {
    const other = await startTestApp({ fraud: { isActive, siteId: 'shop-7' } });
    try {
      expect((await other.call('fraudConfig', {})).result).toEqual(said);
    } finally {
      await other.close();
    }
  }
});

test('SRCH-009 a suggestion has what is suggested and what was typed', async () => {
  const { data } = (await shop.call('searchSuggest', { body: { keyword: 'so' } })).result;
  expect(data).toEqual([
    { suggestKeyword: 'sofa', rawKeyword: 'so' },
    { suggestKeyword: 'Sofas & Loveseats', rawKeyword: 'so' },
  ]);
});

test('SRCH-010 SRCH-011 popular words lead somewhere; popular products have picture and both prices', async () => {
  const { hot_keyword, searchbar_popular_products: products } = (await shop.call('popularSearch', {}, french)).result;
  expect(hot_keyword).toEqual([{ id: 1, keyword: 'canapé', url: '/furniture/sofas-loveseats.html' }]);
  const thumbnail = '/media/pictures/sofa-a-front-grey-320.avif';
  expect(products.slice(0, 3)).toEqual([
    { name: 'Canapé Lund 3 places', url_path: 'lund-sofa.html', thumbnail, price: 99_900, special_price: 89_900 },
    { name: 'Table basse Elm', url_path: 'elm-table.html', thumbnail, price: 20_000, special_price: 15_000 },
    { name: 'Produit 4', url_path: 'product-4.html', thumbnail, price: 20_000, special_price: null },
  ]);
});

test('POP-019 a subscription answers what it is, the coupons that come with it, and until when', async () => {
  const subscribe = async () => (await shop.call('newsletterVisitor', { body: { email: 'zoe@example.com' } })).result;
  const first = await subscribe();
  expect(first).toEqual({
    type: 1,
    message: 'Thank you for subscribing.',
    hasPhone: false,
    customerId: null,
    couponList: [
      { discount: 'C$150', desc: 'NEWS150', validNum: 1 },
      { discount: 'C$100', desc: 'NEWS100', validNum: 1 },
    ],
    subTitle: 'C$250 off for you',
    couponExpireAt: expect.any(Number),
  });
  // Seconds, not milliseconds: some weeks from now.
  const days = (first.couponExpireAt ?? 0) / 86_400 - shop.clock.now.getTime() / 86_400_000;
  expect(days).toBeGreaterThan(1);
  expect(days).toBeLessThan(400);
  expect((await subscribe()).type).not.toBe(1);
});
