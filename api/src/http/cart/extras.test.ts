import { eq } from 'drizzle-orm';
import { paths } from '@shop/contract';
import { schema } from '../../database/connection.ts';
import { addPoints } from '../../database/membership/points.ts';
import { giveCoupons } from '../../database/promotions/customer-coupons.ts';
import { fixture } from '../../testing/fixture-products.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await startTestApp();
});
afterAll(() => shop?.close());

type Headers = Record<string, string>;
const add = (headers: Headers, product_id: number, qty = 1, child_id?: number) =>
  shop.call('addCartItem', { body: { product_id, qty, ...(child_id ? { child_id } : {}) } }, headers);
const cartOf = async (headers: Headers) => (await shop.call('carts', {}, headers)).result;
const gift = fixture.cheap;

test('API-104 API-105 a gift is added, one at a time, and removed; a cart that is too small is offered none', async () => {
  const guest = await shop.guest();
  await add(guest, fixture.table);
  expect((await cartOf(guest)).gift_product).toEqual([]);
  expect((await shop.call('addGift', { body: { item_id: gift } }, guest)).code).toBe(409);
  await add(guest, fixture.table, 1);
  const offered = (await cartOf(guest)).gift_product;
  expect(offered).toMatchObject([{ item_id: gift, is_add: 0, price: 1_999, special_price: 0 }]);
  const added = (await shop.call('addGift', { body: { item_id: gift } }, guest)).result;
  expect(added).toMatchObject({ grand_total: 30_000, gift_product: [{ is_add: 1, is_confirmed: 0 }] });
  const removed = (await shop.call('deleteGift', { body: { item_id: gift } }, guest)).result;
  expect(removed.gift_product).toMatchObject([{ is_add: 0 }]);
  expect((await shop.call('deleteGift', { body: { item_id: gift } }, guest)).code).toBe(404);
});

test('API-085 a free gift is confirmed while it is in the cart and on offer', async () => {
  const guest = await shop.guest();
  const item = (await add(guest, fixture.table, 2)).result.list[0]?.item_id ?? 0;
  const confirm = () => shop.call('freeGiftConfirm', { body: { gift_id: gift } }, guest);
  expect((await confirm()).code).toBe(404);
  await shop.call('addGift', { body: { item_id: gift } }, guest);
  expect((await confirm()).result).toEqual({ gift_id: gift, is_confirmed: 1 });
  expect((await confirm()).code).toBe(200);
  expect((await cartOf(guest)).gift_product).toMatchObject([{ is_add: 1, is_confirmed: 1 }]);
  await shop.call('editCartItem', { body: { item_id: item, qty: 1 } }, guest);
  expect((await confirm()).code).toBe(409);
});

test('API-111 points are applied to the cart: at most what there is, and what the goods cost', async () => {
  const ada = await shop.signIn('ada@example.com');
  const [customer] = await shop.connection.db
    .select()
    .from(schema.customer)
    .where(eq(schema.customer.email, 'ada@example.com'));
  const customerId = customer?.id ?? 0;
  await addPoints(shop.connection.db, { customerId, points: 2_500, reason: 'adjustment', createdAt: shop.clock.now });
  await add(ada, fixture.cheap);
  const apply = (points: number) => shop.call('applyPoints', { body: { points } }, ada);
  expect(await apply(1_000_000)).toMatchObject({ code: 409, message: 'You do not have that many points.' });
  expect((await apply(500)).result).toMatchObject({
    points_data: { points_used: 500, points_cur_amount: 500 },
    subtotal: 1_999,
    grand_total: 1_999 - 500 + 1_499,
  });
  expect((await apply(2_500)).result.points_data).toEqual({ points_used: 1_999, points_cur_amount: 1_999 });
  expect((await apply(0)).result).toMatchObject({ points_data: { points_used: 0 }, grand_total: 3_498 });
  expect((await shop.call('applyPoints', { body: { points: 1 } }, await shop.guest())).code).toBe(401);
});

test('API-114 API-116 API-117 the shipment’s protection is offered, set and taken off again', async () => {
  const guest = await shop.guest();
  const offers = async () => (await shop.call('seelPlans', { body: {} }, guest)).result.plans;
  expect(await offers()).toEqual([]);
  await add(guest, fixture.table, 2);
  expect(await offers()).toMatchObject([{ planId: 'seel-shipment', price: 600, checked: false }]);
  const set = await shop.call('extendShipping', { body: { is_add: 1, planId: 'seel-shipment' } }, guest);
  expect(set.result).toMatchObject({ shipping_protection_total: 600, grand_total: 30_600 });
  expect(await offers()).toMatchObject([{ checked: true }]);
  expect((await shop.call('extendShipping', { body: { is_add: 1, planId: 'free' } }, guest)).code).toBe(400);
  const off = await shop.call('refundShippingProtection', { body: {} }, guest);
  expect(off.result).toMatchObject({ shipping_protection_total: 0, grand_total: 30_000 });
  expect((await shop.call('refundShippingProtection', { body: {} }, guest)).code).toBe(404);
});

test('API-112 coupons that the cart can take: one’s own among them, none that would be refused', async () => {
  const bo = await shop.signIn('bo@example.com');
  const list = async () => (await shop.call('inputCoupons', {}, bo)).result.list.map(({ coupon_code }) => coupon_code);
  expect(await list()).toEqual([]);
  await add(bo, fixture.table);
  const [customer] = await shop.connection.db
    .select()
    .from(schema.customer)
    .where(eq(schema.customer.email, 'bo@example.com'));
  await giveCoupons(shop.connection.db, customer?.id ?? 0, ['TEN', 'BIG', 'OVER'], shop.clock.now);
  expect(await list()).toEqual(['TEN']);
  expect((await shop.call('applyCoupon', { body: { coupon_code: 'TEN' } }, bo)).code).toBe(200);
  // The coupon that takes off the most comes first, once the cart is large enough for it.
  await add(bo, fixture.table, 7);
  expect(await list()).toEqual(['TEN', 'BIG']);
});

test('API-093 banners of the cart and of an order, in the language asked for', async () => {
  const { result } = await shop.call('cartBanner', {}, { 'accept-language': 'fr' });
  expect(result).toEqual({
    cart_banner: [expect.objectContaining({ name: 'Livraison gratuite', web_to_app: 0, is_enable_url: 1 })],
    order_banner: [expect.objectContaining({ name: 'Suivez-la', web_to_app: 1 })],
  });
  const guest = await shop.guest();
  expect((await cartOf(guest)).cartBannerStatus).toBe(0);
  expect((await add(guest, fixture.cheap)).result.cartBannerStatus).toBe(1);
});

test('CART-031 CART-005 a large order says so, as the site’s data say, with the seconds that are left of the day', async () => {
  const guest = await shop.guest();
  expect((await add(guest, fixture.sofa, 1, fixture.sofaGrey)).result.pop).toBeNull();
  const { pop, subtotal, order_benefits } = (await add(guest, fixture.sofa, 1, fixture.sofaGrey)).result;
  expect(subtotal).toBeGreaterThanOrEqual(150_000);
  const said = { countdown: 12 * 60 * 60, image: '/media/pictures/large-1200.avif' };
  expect(pop).toEqual({ ...said, promotion_tip: 'Plan it' });
  const french = { ...guest, 'accept-language': 'fr' };
  expect((await cartOf(french)).pop).toEqual({ ...said, promotion_tip: 'Planifiez' });
  expect(order_benefits).toContain('One delivery, planned with you');
});

test('CART-031 from how much on an order is large, and whether that is said, is the site’s', async () => {
  const guest = await shop.guest();
  const site = (largeOrder: object | null) =>
    shop.connection.db
      .update(schema.siteDocument)
      .set({ value: { trustpilotScore: null, largeOrder } })
      .where(eq(schema.siteDocument.key, 'site'));
  const picture = '/media/pictures/other-1200.avif';
  await site({ from: 1_999, picture, tip: { en: 'Small is large', fr: 'Petit' } });
  const { pop, order_benefits } = (await add(guest, fixture.cheap)).result;
  expect(pop).toMatchObject({ image: picture, promotion_tip: 'Small is large' });
  expect(order_benefits).toContain('One delivery, planned with you');
  await site(null);
  const without = await cartOf(guest);
  expect([without.pop, without.order_benefits]).toEqual([null, ['30-day returns']]);
});

test('CART-001 CART-005 an item names its categories; the cart has the picture of Plus+ for whoever is not a member', async () => {
  const [guest, plus] = [await shop.guest(), await shop.signIn('bo@example.com')];
  const { banner, siteDocument } = { banner: '/media/pictures/plus-1200.avif', ...schema };
  const top = [{ name: { en: 'Plus+', fr: 'Plus+' }, image: banner, url: paths.plus() }];
  await shop.connection.db
    .update(siteDocument)
    .set({ value: { top, homeHero: [] } })
    .where(eq(siteDocument.key, 'banners'));
  const { list, plusImg } = (await add(guest, fixture.sofa, 1, fixture.sofaGrey)).result;
  expect(list[0]?.category_list).toEqual(['Furniture', 'Sofas & Loveseats']);
  expect(plusImg).toBe(banner);
  expect((await cartOf({ ...guest, 'accept-language': 'fr' })).list[0]?.category_list).toContain('Meubles');
  await shop.connection.db
    .update(schema.customer)
    .set({ group: 'PLUS+', plusEndsAt: new Date('2030-01-01') })
    .where(eq(schema.customer.email, 'bo@example.com'));
  expect((await add(plus, fixture.cheap)).result.plusImg).toBeNull();
});

test('an item names the options that it could be changed to', async () => {
  const guest = await shop.guest();
  const { result } = await add(guest, fixture.sofa, 1, fixture.sofaGrey);
  expect(result.list[0]?.relation).toContainEqual({
    product_id: fixture.sofaGreen,
    color: 'Green',
    label: 'Green',
    is_in_stock: true,
  });
  expect(result.list[0]?.relation).toContainEqual(
    expect.objectContaining({ product_id: fixture.sofaSoldOut, is_in_stock: false }),
  );
});
