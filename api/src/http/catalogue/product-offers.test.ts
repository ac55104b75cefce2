import { eq } from 'drizzle-orm';
import { schema } from '../../database/connection.ts';
import { fixture } from '../../testing/fixture-products.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await startTestApp();
});
afterAll(() => shop?.close());

type Headers = Record<string, string>;

const product = async (id: number, headers: Headers = {}) =>
  (await shop.call('productDetail', { query: { id } }, headers)).result;

/** The code that a product names to somebody; its banner names the same. */
const named = async (id: number, headers: Headers = {}) => {
  const { usableCoupon, banner } = await product(id, headers);
  expect(banner.code.map(({ counpon_code }) => counpon_code)).toEqual(usableCoupon === null ? [] : [usableCoupon]);
  return usableCoupon;
};
const claim = (couponCode: string, headers: Headers) => shop.call('getCoupon', { body: { couponCode } }, headers);
/** Returns the cart's answer to a code on one sofa. */
const applied = async (coupon_code: string, headers: Headers) => {
  await shop.call('addCartItem', { body: { product_id: fixture.sofa, child_id: fixture.sofaGrey, qty: 1 } }, headers);
  return (await shop.call('applyCoupon', { body: { coupon_code } }, headers)).code;
};

test('PDP-003 PDP-012 a product names a code that its reader can use on it, and no other', async () => {
  // To be claimed, with the newsletter and for members: a visitor has none of these.
  expect(await named(fixture.sofa)).toBeNull();
  const [guest, ada, plus] = [
    await shop.guest(),
    await shop.signIn('ada@example.com'),
    await shop.signIn('plus@example.com'),
  ];
  expect([await named(fixture.sofa, guest), await named(fixture.sofa, ada)]).toEqual([null, null]);
  expect(await applied('SOFA', ada)).toBe(400);
  await claim('SOFA', ada);
  expect([await named(fixture.sofa, ada), await applied('SOFA', ada)]).toEqual(['SOFA', 200]);
  // 10 % are C$76 of what a member pays; C$40 are for their first order.
  expect([await named(fixture.sofa, plus), await applied('MEMBER', plus)]).toEqual(['MEMBER', 200]);
  // Nobody can buy it, so that no code is of use.
  expect(await named(fixture.outOfStock, ada)).toBeNull();
  const opened = shop.clock.now;
  shop.clock.now = new Date('2026-07-01T12:00:00Z'); // the end of SOFA
  expect(await named(fixture.sofa, await shop.signIn('ada@example.com'))).toBeNull();
  shop.clock.now = opened;
});

test('PDP-003 a code for everybody is named to everybody, from the amount that the least quantity reaches', async () => {
  const { coupon } = schema;
  const open = {
    title: { en: 'Open', fr: 'Ouvert' },
    description: { en: 'For all.', fr: 'Pour tous.' },
    minimumSubtotal: 0,
    categoryIds: [],
    plusOnly: false,
    used: 0,
    offer: 'link' as const,
    url: '/about',
  };
  await shop.connection.db.insert(coupon).values([
    { ...open, code: 'OPEN5', kind: 'percent', value: 5 },
    { ...open, code: 'OPEN90', kind: 'amount', value: 9_000, minimumSubtotal: 90_000 },
  ]);
  expect(await named(fixture.sofa)).toBe('OPEN5');
  await shop.connection.db.update(coupon).set({ minimumSubtotal: 80_000 }).where(eq(coupon.code, 'OPEN90'));
  expect(await named(fixture.sofa)).toBe('OPEN90');
  await shop.connection.db.update(schema.product).set({ noDiscount: true }).where(eq(schema.product.id, fixture.sofa));
  expect(await named(fixture.sofa)).toBeNull();
  expect((await product(fixture.sofa)).coupon_useabled).toBe(0);
});

test('PDP-012 the banners are those that the site sets for the product’s categories', async () => {
  const table = (await product(fixture.table, { 'accept-language': 'fr' })).banner;
  expect(table.image).toEqual([
    {
      name: 'Semaine des tables',
      image: '/media/pictures/hero-640.avif',
      image_alt: 'Semaine des tables',
      click_url: '/furniture.html',
    },
  ]);
  expect(table.promotion).toEqual([{ infomation_tips: 'Trente jours pour choisir' }]);
  const { image, promotion } = (await product(fixture.sofa)).banner;
  expect([image, promotion]).toEqual([[], [{ infomation_tips: 'Thirty days to decide' }]]);
  await shop.connection.db.delete(schema.siteDocument).where(eq(schema.siteDocument.key, 'productBanners'));
  expect((await product(fixture.table)).banner).toMatchObject({ image: [], promotion: [] }); // an older store
});
