import { schemas } from '@shop/contract/schemas';
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

test('API-098 API-099 a new guest has an empty cart on both paths, and without a token it is 401', async () => {
  const guest = await shop.guest();
  for (const name of ['carts', 'cartsFirstVersion'] as const) {
    const { result } = await shop.call(name, {}, guest);
    expect(result).toMatchObject({ list: [], items_count: 0, items_qty: 0, grand_total: 0, tax_failed: 1 });
  }
  expect((await shop.call('carts', {})).code).toBe(401);
});

test('API-097 adding twice adds up in one line, with totals in cents from the server', async () => {
  const guest = await shop.guest();
  await add(guest, fixture.sofa, 1, fixture.sofaGrey);
  const { result } = await add(guest, fixture.sofa, 2, fixture.sofaGrey);
  expect(result.list).toHaveLength(1);
  expect(result.list[0]).toMatchObject({ qty: 3, row_total: 269_700, old_row_total: 299_700, color: 'Grey' });
  expect(result).toMatchObject({
    items_qty: 3,
    subtotal: 269_700,
    shipping_fee: 0,
    tax_amount: null,
    grand_total: 269_700,
  });
});

test.each([
  ['quantity 0', fixture.table, 0, undefined, 400, 'Min qty is 1'],
  ['a negative quantity', fixture.table, -3, undefined, 400, 'Min qty is 1'],
  ['quantity 10,000', fixture.table, 10_000, undefined, 400, 'Max qty is 50'],
  ['less than the minimum', fixture.minimumThree, 2, undefined, 400, 'Min qty is 3'],
  ['more than the stock', fixture.lastOne, 2, undefined, 400, 'Max qty is 1'],
  ['something sold out', fixture.outOfStock, 1, undefined, 409, 'This product is out of stock.'],
  ['a variant that is sold out', fixture.sofa, 1, fixture.sofaSoldOut, 409, 'This product is out of stock.'],
  ['a product that is gone', fixture.gone, 1, undefined, 409, 'This product is no longer available.'],
  ['a product that never was', 999, 1, undefined, 404, 'We do not have this product.'],
  ['a variant that never was', fixture.sofa, 1, 4711, 404, 'This product does not come in the chosen option.'],
  ['no variant', fixture.sofa, 1, undefined, 400, 'Please choose an option first.'],
])('adding %s is refused', async (_, product, qty, child, code, message) => {
  const guest = await shop.guest();
  expect(await add(guest, product, qty, child)).toMatchObject({ status: code, code, message });
  expect((await shop.call('carts', {}, guest)).result.list).toEqual([]);
});

test('messages come in French when asked', async () => {
  const guest = await shop.guest();
  const reply = await add({ ...guest, 'accept-language': 'fr' }, fixture.table, 0);
  expect(reply.message).toBe('La quantité minimale est 1');
});

test('an unknown field or a price from the client is refused', async () => {
  const guest = await shop.guest();
  const reply = await shop.app.inject({
    method: 'POST',
    url: '/api/cart',
    headers: { client: 'pc', ...guest },
    payload: { product_id: fixture.table, qty: 1, unit_price: 1 },
  });
  expect(reply.json()).toMatchObject({ code: 400, message: 'Unknown field: unit_price.' });
});

test('API-101 a line changes its quantity and its option; an option with its own line is joined', async () => {
  const guest = await shop.guest();
  await add(guest, fixture.sofa, 1, fixture.sofaGrey);
  const two = (await add(guest, fixture.sofa, 2, fixture.sofaGreen)).result;
  const grey = two.list[0]?.item_id ?? 0;
  const changed = await shop.call('editCartItem', { body: { item_id: grey, qty: 4 } }, guest);
  expect(changed.result.list[0]?.qty).toBe(4);
  const refused = await shop.call('editCartItem', { body: { item_id: grey, child_id: fixture.sofaGreen } }, guest);
  expect(refused).toMatchObject({ code: 400, message: 'Max qty is 5' });
  const joined = await shop.call(
    'editCartItem',
    { body: { item_id: grey, qty: 2, child_id: fixture.sofaGreen } },
    guest,
  );
  expect(joined.result.list.map(({ qty, sub_product_id }) => [qty, sub_product_id])).toEqual([[4, fixture.sofaGreen]]);
});

test('API-101 a plan is taken from the table of the server, by id or by months, and shown in years', async () => {
  const guest = await shop.guest();
  const plans = await shop.call('productExtend', { body: { items: [String(fixture.withPlan), '999'] } });
  const offer = plans.result[String(fixture.withPlan)]?.plans[1];
  expect(offer).toMatchObject({ term: 36, price: 3_999, title: '3-year protection plan' });
  const { result } = await shop.call(
    'addCartItem',
    { body: { product_id: fixture.withPlan, qty: 2, planId: offer?.planId, price: 1, term: 1, title: 'free' } },
    guest,
  );
  expect(result.list[0]).toMatchObject({ has_contract: 2, extend: { term: 3, price: 3_999, qty: 2 } });
  expect(result.product_contract_total).toBe(7_998);
  const item = result.list[0]?.item_id ?? 0;
  const without = await shop.call('editCartItem', { body: { item_id: item, remove_plan: true } }, guest);
  expect(without.result).toMatchObject({ product_contract_total: 0, list: [{ has_contract: 1, extend: null }] });
  const unknown = await shop.call('editCartItem', { body: { item_id: item, planId: 'P1-999' } }, guest);
  expect(unknown).toMatchObject({ code: 400, message: 'This protection plan is not offered for this product.' });
});

test('API-102 an item is deleted; the same again, or someone else’s, is 404', async () => {
  const [guest, other] = [await shop.guest(), await shop.guest()];
  const item = (await add(guest, fixture.table)).result.list[0]?.item_id ?? 0;
  const remove = (headers: Headers) => shop.call('deleteCartItem', { body: { item_id: item } }, headers);
  expect((await remove(other)).code).toBe(404);
  expect((await shop.call('editCartItem', { body: { item_id: item, qty: 2 } }, other)).code).toBe(404);
  expect((await remove(guest)).result.list).toEqual([]);
  expect((await remove(guest)).code).toBe(404);
});

test('adds at the same moment are all counted, and never more than there is', async () => {
  const guest = await shop.guest();
  const replies = await Promise.all(Array.from({ length: 8 }, () => add(guest, fixture.sofa, 1, fixture.sofaGreen)));
  expect(replies.filter(({ code }) => code === 200)).toHaveLength(5);
  expect((await shop.call('carts', {}, guest)).result).toMatchObject({ items_count: 1, items_qty: 5 });
});

test('a tier price counts from its quantity', async () => {
  const guest = await shop.guest();
  expect((await add(guest, fixture.tiered, 4)).result.subtotal).toBe(80_000);
  expect((await add(guest, fixture.tiered, 1)).result.subtotal).toBe(90_000);
});

test('API-103 a coupon lowers the total and can be taken off', async () => {
  const guest = await shop.guest();
  await add(guest, fixture.table);
  const apply = (coupon_code: string) => shop.call('applyCoupon', { body: { coupon_code } }, guest);
  expect((await apply(' ten ')).result).toMatchObject({
    coupon_code: 'TEN',
    discount_amount: 1_500,
    grand_total: 13_500,
  });
  expect(await apply('NONE')).toMatchObject({ code: 400, message: 'This coupon code is not valid.' });
  expect(await apply('OVER')).toMatchObject({ code: 400, message: 'This coupon has expired.' });
  expect(await apply('BIG')).toMatchObject({ code: 400, message: 'Your cart is below the minimum of this coupon.' });
  expect((await shop.call('removeCoupon', { body: {} }, guest)).result).toMatchObject({
    coupon_code: null,
    discount_amount: 0,
  });
});

test('API-100 the discount data of a cart is read without a payload', async () => {
  const guest = await shop.guest();
  const read = async () => (await shop.call('cartsDiscountData', {}, guest)).result;
  const none = { coupon_code: null, discount_amount: 0, discounts: [] };
  expect(await read()).toEqual(none);
  await add(guest, fixture.table);
  expect(await read()).toEqual(none);
  await shop.call('applyCoupon', { body: { coupon_code: 'TEN' } }, guest);
  const discounts = [{ label: 'TEN', amount: 1_500 }];
  expect(await read()).toEqual({ coupon_code: 'TEN', discount_amount: 1_500, discounts });
  expect(Object.keys(schemas.cartsDiscountData)).toEqual(['result']);
});

test('API-109 API-110 an item is saved for later and comes back', async () => {
  const guest = await shop.guest();
  const item = (await add(guest, fixture.table, 2)).result.list[0]?.item_id ?? 0;
  const saved = await shop.call('editLaterCart', { body: { item_id: item } }, guest);
  expect(saved.result).toMatchObject({ cart: { list: [], later_count: 1 }, count: 1 });
  await add(guest, fixture.table, 1);
  expect((await shop.call('laterCart', {}, guest)).result.list[0]).toMatchObject({ item_id: item, qty: 2 });
  const back = await shop.call('editLaterCart', { body: { later_item_id: item } }, guest);
  expect(back.result).toMatchObject({ cart: { items_count: 1, items_qty: 3 }, later: { list: [] } });
});

test('a guest’s cart joins the customer’s at sign-in, and the guest token ends', async () => {
  const before = await shop.signIn('Ada@Example.com');
  await add(before, fixture.sofa, 4, fixture.sofaGreen);
  const guest = await shop.guest();
  await add(guest, fixture.sofa, 3, fixture.sofaGreen);
  await add(guest, fixture.table, 1);
  const customer = await shop.signIn('Ada@Example.com', guest);
  const { result } = await shop.call('carts', {}, customer);
  expect(result.list.map(({ product_id, qty }) => [product_id, qty])).toEqual([
    [fixture.sofa, 5],
    [fixture.table, 1],
  ]);
  expect((await shop.call('carts', {}, guest)).code).toBe(401);
});
