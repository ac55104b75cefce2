import { eq } from 'drizzle-orm';
import { schema } from '../../database/connection.ts';
import { fixture } from '../../testing/fixture-products.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await startTestApp();
});
afterAll(() => shop?.close());

const drawers = async (productId: number, headers = {}) =>
  (await shop.call('productCoupons', { query: { productId } }, headers)).result;
const codes = ({ productList }: Awaited<ReturnType<typeof drawers>>) =>
  productList[0]?.couponList.map(({ title, list }) => [title, ...list.map(({ couponCode }) => couponCode)]);
const claim = (couponCode: string, headers: Record<string, string>) =>
  shop.call('getCoupon', { body: { couponCode } }, headers);

test('API-192 the coupons of a product stand in groups; what needs its code, or has ended, does not', async () => {
  const sofa = await drawers(fixture.sofa);
  expect(codes(sofa)).toEqual([
    ['For this product', 'SOFA'],
    ['For newsletter subscribers', 'NEWS150', 'NEWS100'],
    ['For Plus+ members', 'MEMBER', 'MEMBER40'],
  ]);
  expect(sofa.productList[0]).toMatchObject({ productId: fixture.sofa, showDetailCoupon: 1, showPlusBanner: 1 });
  expect(sofa).toMatchObject({ blockId: 2, rank: 1, rankCategory: 'Sofas & Loveseats' });
  expect(await drawers(fixture.table)).toMatchObject({ blockId: 3, rankCategory: 'Tables' });
  expect(codes(await drawers(fixture.table))?.flat()).not.toContain('SOFA');
  const french = await drawers(fixture.sofa, { 'accept-language': 'fr' });
  expect(french.productList[0]?.couponList[0]).toMatchObject({
    title: 'Pour ce produit',
    list: [
      {
        dateText: expect.stringMatching(/^Jusqu’au 1er\sjuillet 2026$/),
        detailCouponType: 4,
        status: 1,
        isReceived: 0,
        url: null,
      },
    ],
  });
  expect((await shop.call('productCoupons', { query: { productId: 404 } })).code).toBe(404);
});

test('CPN-001 the Plus+ picture is that of the site’s banner which leads there', async () => {
  const { siteDocument } = schema;
  const banners = async (top: { url: string; image: string }[]) =>
    void (await shop.connection.db
      .update(siteDocument)
      .set({ value: { top, homeHero: [] } })
      .where(eq(siteDocument.key, 'banners')));
  expect((await drawers(fixture.sofa)).plusImg).toBeNull();
  for (const image of ['/media/pictures/plus-1200.avif', '/media/pictures/club-1200.avif']) {
    await banners([
      { url: '/sales-events', image: '/media/pictures/other-1200.avif' },
      { url: '/costwayplus', image },
    ]);
    expect((await drawers(fixture.sofa)).plusImg).toBe(image);
  }
});

test('a product without discounts has no coupons', async () => {
  const { product } = schema;
  await shop.connection.db.update(product).set({ noDiscount: true }).where(eq(product.id, fixture.cheap));
  expect((await drawers(fixture.cheap)).productList).toMatchObject([{ showDetailCoupon: 0, couponList: [] }]);
});

test('API-193 a customer claims a coupon once; it is theirs in the drawers', async () => {
  const ada = await shop.signIn('ada@example.com');
  expect((await claim('SOFA', await shop.guest())).code).toBe(401);
  expect((await claim('sofa', ada)).result).toEqual({ couponCode: 'SOFA', isReceived: 1 });
  expect(await claim('SOFA', ada)).toMatchObject({ code: 409, message: 'You have this coupon already.' });
  expect((await claim('TEN', ada)).code).toBe(404);
  const [group] = (await drawers(fixture.sofa, ada)).productList[0]?.couponList ?? [];
  expect(group?.list).toMatchObject([{ couponCode: 'SOFA', isReceived: 1, status: 1 }]);
});

test('API-118 the customer’s coupons, a page at a time', async () => {
  const bo = await shop.signIn('bo@example.com');
  const read = async () => (await shop.call('couponListFourthVersion', { body: { page_size: 1 } }, bo)).result;
  expect(await read()).toEqual({ list: [], total: 0, page: 1, page_size: 1 });
  await claim('SOFA', bo);
  expect(await read()).toMatchObject({
    list: [{ coupon_code: 'SOFA', status: 1, expires_at: '2026-07-01T12:00:00.000Z', used_at: null }],
    total: 1,
  });
});

test('CPN-012 a cart takes a claimed coupon from who has it, once', async () => {
  const apply = async (headers: Record<string, string>, productId: number = fixture.sofa) => {
    const child_id = productId === fixture.sofa ? fixture.sofaGrey : undefined;
    await shop.call('addCartItem', { body: { product_id: productId, child_id, qty: 1 } }, headers);
    return shop.call('applyCoupon', { body: { coupon_code: 'SOFA' } }, headers);
  };
  expect((await apply(await shop.guest())).message).toMatch(/^Sign in and claim this coupon first/);
  const plus = await shop.signIn('plus@example.com');
  expect((await apply(plus)).code).toBe(400);
  await claim('SOFA', plus);
  expect((await apply(plus)).result).toMatchObject({ coupon_code: 'SOFA' });
  const { customerCoupon } = schema;
  await shop.connection.db
    .update(customerCoupon)
    .set({ usedAt: shop.clock.now })
    .where(eq(customerCoupon.customerId, 3));
  expect((await apply(plus)).message).toBe('You have used this coupon.');
});

test('API-178 a massage chair has a coupon of its own, other products have none', async () => {
  const coupon = async (productId: number) =>
    (await shop.call('chairProductCoupon', { query: { productId } })).result.coupon;
  expect(await coupon(fixture.sofa)).toBeNull();
  const { category } = schema;
  await shop.connection.db
    .update(category)
    .set({ urlPath: 'health-beauty/massage-chairs.html' })
    .where(eq(category.id, 2));
  // Whoever asks has not claimed it.
  expect(await coupon(fixture.sofa)).toBeNull();
  await shop.connection.db
    .update(schema.coupon)
    .set({ offer: 'link', url: '/about' })
    .where(eq(schema.coupon.code, 'SOFA'));
  expect(await coupon(fixture.sofa)).toMatchObject({ coupon_code: 'SOFA', status: 1, used_at: null });
});

test('API-179 what coupons are bound to, by a product’s tag, in both languages', async () => {
  const infomation = async (product_tag?: string, headers = {}) =>
    (await shop.call('tagCouponRestriction', { query: { product_tag } }, headers)).result.infomation;
  expect(await infomation('Pre-order')).toMatch(/^A coupon has to be valid on the day that you order/);
  expect(await infomation('Pre-order', { 'accept-language': 'fr' })).toMatch(/^Le coupon doit être valide/);
  expect(await infomation()).toMatch(/^One coupon for each order\./);
});
