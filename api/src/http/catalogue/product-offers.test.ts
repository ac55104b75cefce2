import { eq } from 'drizzle-orm';
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

test('PDP-003 PDP-012 a product names the coupon that takes most off it, as long as there is one', async () => {
  const codes = async (id: number) => {
    const { usableCoupon, banner } = await product(id);
    return [usableCoupon, ...banner.code.map(({ counpon_code }) => counpon_code)];
  };
  // C$100 off C$899 for subscribers is more than 10 % for whoever claims it; C$150 needs a bigger order.
  expect(await codes(fixture.sofa)).toEqual(['NEWS100', 'NEWS100']);
  expect(await codes(fixture.outOfStock)).toEqual(['SOFA', 'SOFA']);
  expect(await codes(fixture.table)).toEqual([null]);
  const opened = shop.clock.now;
  shop.clock.now = new Date('2026-07-01T12:00:00Z'); // the end of SOFA
  expect(await codes(fixture.outOfStock)).toEqual([null]);
  shop.clock.now = opened;
  await shop.connection.db.update(schema.product).set({ noDiscount: true }).where(eq(schema.product.id, fixture.sofa));
  expect(await codes(fixture.sofa)).toEqual([null]);
  expect((await product(fixture.sofa)).coupon_useabled).toBe(0);
});

test('PDP-012 the banners are those that the site sets for the product’s categories', async () => {
  const table = (await product(fixture.table, 'fr')).banner;
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
