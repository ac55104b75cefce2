import { schemas } from '../schemas/index.ts';
import { shapeOf } from './shape.ts';
import { NewHome, PopularSearch, SiteConfig, SubscriptionResult, SystemNote, TopBanner } from './site.ts';

test('SHELL-019 fields of a top banner', () => {
  const banner = {
    image: 'string',
    click_url: 'string',
    name: 'string',
    web_to_app: 'integer',
    is_enable_url: 'integer',
  };
  expect(shapeOf(TopBanner)).toEqual(banner);
  expect(shapeOf(schemas.configInit.result)).toMatchObject({ home_top_banner: [banner] });
  expect(shapeOf(schemas.hotKeywords.result)).toMatchObject({ top_banner: [banner] });
});

test('CAT-006 site-wide data: config init, and the hot keywords of their own call', () => {
  expect(shapeOf(SiteConfig)).toMatchObject({
    region_list: [{ default_name: 'string', region_id: 'integer', code: 'string' }],
    country_list: [{ country_id: 'string', name: 'string' }],
    home_top_banner: [{}],
    trustpilot_score: 'number',
    black_friday: 'integer',
    top_banner_time: 'string',
    plus_price: { plusPrice: 'integer', plusSpecialPrice: 'integer' },
    navigation_images: [{ position: 'integer', image: 'string' }],
    cart_banner: [{}],
    order_banner: [{}],
    live_video_url: 'string',
  });
  expect(shapeOf(schemas.configInit.result)).toEqual(shapeOf(SiteConfig));
  expect(shapeOf(schemas.hotKeywords.result)).toMatchObject({ hot_keyword: [{ keyword: 'string' }] });
});

test('CAT-007 fields of the new home, spelt as on the wire', () => {
  expect(Object.keys(NewHome.properties)).toEqual([
    'home_banner',
    'marketing',
    'salesDeals',
    'shopByCatagory',
    'shopByRoom',
    'shopBySets',
    'treading_cover',
  ]);
});

test('CAT-021 fields of the fraud prevention’s config', () => {
  expect(shapeOf(schemas.fraudConfig.result)).toEqual({ is_active: 'integer', site_id: 'string' });
});

test('NOTE-001 fields of a system note; its list comes with a count', () => {
  const note = {
    id: 'integer',
    title: 'string',
    content: 'string',
    url: 'string',
    image: 'string',
    has_read: 'integer',
    flame_identification: 'string',
  };
  expect(shapeOf(SystemNote)).toEqual(note);
  expect(SystemNote.properties.has_read).toMatchObject({ minimum: 0, maximum: 1 });
  expect(shapeOf(schemas.systemNotes.result)).toEqual({
    list: [note],
    notes_count: 'integer',
    is_enabled: 'boolean',
  });
});

test('SRCH-009 fields of a suggestion', () => {
  expect(shapeOf(schemas.searchSuggest.result)).toMatchObject({
    data: [{ suggestKeyword: 'string', rawKeyword: 'string' }],
  });
});

test('SRCH-010 SRCH-011 fields of popular keywords and popular products', () => {
  expect(shapeOf(PopularSearch)).toEqual({
    hot_keyword: [{ id: 'integer', keyword: 'string', url: 'string' }],
    searchbar_popular_products: [
      { name: 'string', url_path: 'string', thumbnail: 'string', price: 'integer', special_price: 'integer' },
    ],
  });
  expect(shapeOf(schemas.popularSearch.result)).toEqual(shapeOf(PopularSearch));
});

test('POP-019 fields of a subscription’s result', () => {
  expect(shapeOf(SubscriptionResult)).toEqual({
    type: 'integer',
    message: 'string',
    hasPhone: 'boolean',
    customerId: 'integer',
    couponList: [{ discount: 'string', desc: 'string', validNum: 'integer' }],
    subTitle: 'string',
    couponExpireAt: 'integer',
  });
  expect(SubscriptionResult.properties.type).toMatchObject({ minimum: 1, maximum: 5 });
});
