import { eq, sql } from 'drizzle-orm';
import type { Cart } from '@shop/contract';
import { schema } from '../../database/connection.ts';
import { address, type Headers } from '../../testing/buying.ts';
import { fixture } from '../../testing/fixture-products.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await startTestApp();
});
afterAll(() => shop?.close());

const add = (headers: Headers, product_id: number, qty = 1, more: object = {}) =>
  shop.call('addCartItem', { body: { product_id, qty, ...more } }, headers);
const cart = async (headers: Headers, language = 'en'): Promise<Cart> =>
  (await shop.call('carts', {}, { ...headers, 'accept-language': language })).result;
const small_image = '/media/pictures/sofa-a-front-grey-320.avif';

test('CART-001 CART-002 a line says what it is, what there is of it, and what else it comes in', async () => {
  const guest = await shop.guest();
  await add(guest, fixture.sofa, 2, { child_id: fixture.sofaGrey });
  const [line] = (await cart(guest, 'fr')).list;
  expect(line).toMatchObject({
    item_id: expect.any(Number),
    product_id: 1,
    name: 'Canapé Lund 3 places',
    thumbnail: small_image,
    url_path: 'lund-sofa.html',
    type_id: 'configurable',
    piid: 1001,
    sub_product_id: 1001,
    sku: 'SKU-1001',
    qty: 2,
    color: 'Gris',
    row_total: 179_800,
    old_row_total: 199_800,
    special_price: 89_900,
    status: 1,
    product_tag: null,
    presale_end_date: null,
    is_pickup: false,
    pickup_title: null,
    is_no_discount_product: false,
    has_contract: 0,
    extend: null,
    inventory: { is_in_stock: true, usable_qty: 12, min_sale_qty: 1, qty: 12, product_id: 1001 },
  });
  expect(line?.relation.map(({ product_id, color, is_in_stock }) => [product_id, color, is_in_stock])).toEqual([
    [1003, 'Beige', false],
    [1001, 'Gris', true],
    [1002, 'Vert', true],
  ]);
});

test('CART-001 CART-003 what is sold ahead, picked up, without discounts or gone says so', async () => {
  const guest = await shop.guest();
  await add(guest, fixture.table, 3);
  const set = { tag: 'Pre-order', presaleEndDate: '2026-08-01', noDiscount: true, minSaleQty: 2 };
  const { db } = shop.connection;
  await db.update(schema.product).set(set).where(eq(schema.product.id, fixture.table));
  await db.execute(sql`update product set details = details || '{"pickup": true}'::jsonb where id = ${fixture.table}`);
  expect((await cart(guest)).list[0]).toMatchObject({
    type_id: 'simple',
    piid: null,
    sub_product_id: null,
    sku: 'SKU-2',
    color: null,
    relation: [],
    product_tag: 'Pre-order',
    presale_end_date: '2026-08-01T12:00:00.000Z',
    is_no_discount_product: true,
    is_pickup: true,
    pickup_title: 'Pickup',
    inventory: { min_sale_qty: 2, usable_qty: 50, product_id: 2 },
  });
  expect((await cart(guest, 'fr')).list[0]?.pickup_title).toBe('Cueillette');
  await db.update(schema.product).set({ status: 2 }).where(eq(schema.product.id, fixture.table));
  expect((await cart(guest)).list[0]?.status).toBe(2);
});

test('CART-004 CART-033 a plan that is added with its product is on its line, in years', async () => {
  const guest = await shop.guest();
  const plan = { planId: 'P7-36', offerPlanId: 'O7-36', price: 3_999, term: 36, title: 'a title of one’s own' };
  await add(guest, fixture.withPlan, 2, plan);
  const { list, product_contract_total } = await cart(guest, 'fr');
  expect(list[0]).toMatchObject({ has_contract: 2, qty: 2 });
  expect(list[0]?.extend).toEqual({
    planId: 'P7-36',
    offerPlanId: 'O7-36',
    price: 3_999,
    term: 3,
    title: expect.stringMatching(/3\sans/),
    qty: 2,
  });
  expect(product_contract_total).toBe(7_998);
});

test('CART-005 MEM-004 a cart counts, sums and says what comes with it, for a member with what Plus+ saves', async () => {
  const plus = await shop.signIn('plus@example.com');
  await add(plus, fixture.tiered, 2);
  await add(plus, fixture.cheap);
  await shop.call('cartAddress', { body: { ...address, email: 'plus@example.com' } }, plus);
  await shop.call('applyCoupon', { body: { coupon_code: 'TEN' } }, plus);
  await shop.call('cartPayment', { body: { payment_method: 'klarna' } }, plus);
  const whole = await cart(plus);
  expect(whole).toMatchObject({
    items_count: 2,
    items_qty: 3,
    quote_id: expect.any(Number),
    subtotal: 35_999,
    product_contract_total: 0,
    discount_amount: 3_599,
    coupon_code: 'TEN',
    payment_method: 'klarna',
    tax_failed: 0,
    points_data: { points_used: 0, points_cur_amount: 0 },
    is_plus_allow: 1,
    plusTotal: 6_000,
    cartBannerStatus: 1,
    pop: null,
  });
  const { tax_amount, item_tax, shipping_fee } = whole;
  // Québec: 5 % and 9.975 % of what is paid for the things and for bringing them.
  const taxed = 35_999 - 3_599 + shipping_fee;
  expect(tax_amount).toBe(Math.round(taxed * 0.05) + Math.round(taxed * 0.09975));
  expect(item_tax).toBe(tax_amount);
  expect(whole.grand_total).toBe(taxed + (tax_amount ?? 0));
  expect(whole.shipping_method_list).toMatchObject([{ code: 'standard', fee: shipping_fee, selected: true }]);
});

test('CART-005 an empty cart counts nothing, and its tax is not known', async () => {
  expect(await cart(await shop.guest())).toMatchObject({
    list: [],
    items_count: 0,
    items_qty: 0,
    subtotal: 0,
    tax_amount: null,
    tax_failed: 1,
    coupon_code: null,
    payment_method: null,
    order_benefits: [],
    is_plus_allow: 0,
    plusTotal: 0,
    cartBannerStatus: 0,
  });
});

test('CART-005 CART-006 a large order has its pop-up, its benefits and its gifts', async () => {
  const guest = await shop.guest();
  await add(guest, fixture.sofa, 3, { child_id: fixture.sofaGrey });
  const { pop, order_benefits, gift_product } = await cart(guest);
  expect(pop).toEqual({
    countdown: expect.any(Number),
    image: '/media/pictures/large-1200.avif',
    promotion_tip: 'Plan it',
  });
  expect(order_benefits).toEqual(['30-day returns', 'Free standard delivery', 'One delivery, planned with you']);
  const gift = { is_add: 0, is_confirmed: 0, small_image, special_price: 0 };
  expect(gift_product).toEqual([
    { ...gift, item_id: 6, name: 'Product 6', price: 20_000 },
    { ...gift, item_id: 9, name: 'Product 9', price: 1_999 },
  ]);
  await shop.call('addGift', { body: { item_id: 9 } }, guest);
  expect((await cart(guest)).gift_product.map(({ item_id, is_add }) => [item_id, is_add])).toEqual([
    [6, 0],
    [9, 1],
  ]);
});

test('CART-007 beside the cart: where it goes, and what is kept for later', async () => {
  const guest = await shop.guest();
  await add(guest, fixture.cheap);
  const remaining = (await add(guest, fixture.sofa, 1, { child_id: fixture.sofaGreen })).result.list[1]?.item_id ?? 0;
  await shop.call('cartAddress', { body: { ...address, email: 'guest@example.com' } }, guest);
  await shop.call('editLaterCart', { body: { item_id: remaining } }, guest);
  const { shipping_address, billing_address, customer_email, list, later_count } = await cart(guest);
  const written = { firstname: 'Ada', lastname: 'Roy', city: 'Montréal', postcode: 'H2X 1Y4', region_id: 76 };
  expect(shipping_address).toMatchObject({ ...written, telephone: '+15145550123', country_id: 'CA' });
  expect(billing_address).toMatchObject(written);
  expect([customer_email, list.length, later_count]).toEqual(['guest@example.com', 1, 1]);
  const later = (await shop.call('laterCart', {}, guest)).result.list;
  expect(later).toMatchObject([{ piid: 1002, color: 'Green', sku: 'SKU-1002', inventory: { usable_qty: 5 } }]);
});
