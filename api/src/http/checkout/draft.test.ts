import { address, buyingAt, type Headers } from '../../testing/buying.ts';
import { fixture } from '../../testing/fixture-products.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await startTestApp();
});
afterAll(() => shop?.close());

const add = (headers: Headers, qty = 1) =>
  shop.call('addCartItem', { body: { product_id: fixture.table, qty } }, headers);
const generate = (headers: Headers) => shop.call('orderGeneration', { body: {} }, headers);
const place = (headers: Headers, draft_id: string, idempotency_key: string, payment_nonce: string, total: number) => {
  const paid = { payment_method: 'card', payment_nonce, grand_total: total } as const;
  return shop.call('placeOrder', { body: { draft_id, idempotency_key, ...paid } }, headers);
};

test('API-136 API-137 a draft is made of the cart, whose lines can be changed', async () => {
  const guest = await shop.guest();
  expect(await generate(guest)).toMatchObject({ code: 409, message: 'Your cart is empty.' });
  const item_id = (await add(guest)).result.list[0]?.item_id ?? 0;
  const { draft_id, cart } = (await generate(guest)).result;
  expect(draft_id).not.toBe('');
  expect(cart).toMatchObject({ subtotal: 15_000 });
  const changed = await shop.call('cartsOperate', { body: { item_id, qty: 3 } }, guest);
  expect(changed.result).toMatchObject({ subtotal: 45_000 });
  expect((await shop.call('cartsOperate', { body: { item_id, qty: 99 } }, guest)).code).toBe(400);
});

test('API-138 API-139 API-140 a coupon is tried, applied and told; somebody else’s draft is none', async () => {
  const guest = await shop.guest();
  await add(guest);
  const { draft_id } = (await generate(guest)).result;
  const discounts = async () => (await shop.call('orderDiscountData', { query: { draft_id } }, guest)).result;
  expect(await discounts()).toEqual({ discount_amount: 0, discounts: [] });
  const body = { draft_id, coupon_code: 'ten' };
  const confirmed = await shop.call('confirmCoupon', { body }, guest);
  expect(confirmed.result).toEqual({ coupon_code: 'TEN', discount_amount: 1_500 });
  expect((await discounts()).discount_amount).toBe(0);
  expect((await shop.call('confirmCoupon', { body: { draft_id, coupon_code: 'OVER' } }, guest)).code).toBe(400);
  expect((await shop.call('applyDraftCoupon', { body }, guest)).result.cart.discount_amount).toBe(1_500);
  expect(await discounts()).toEqual({ discount_amount: 1_500, discounts: [{ label: 'TEN', amount: 1_500 }] });
  const without = await shop.call('applyDraftCoupon', { body: { draft_id, coupon_code: null } }, guest);
  expect(without.result).toMatchObject({ draft_id, cart: { coupon_code: null, discount_amount: 0 } });
  expect(await discounts()).toEqual({ discount_amount: 0, discounts: [] });
  const other = await shop.guest();
  expect((await shop.call('orderDiscountData', { query: { draft_id } }, other)).code).toBe(404);
  expect((await shop.call('applyDraftCoupon', { body }, other)).code).toBe(404);
});

test('API-141 API-145 with its address the draft is placed: once for a key, and only at the total that was shown', async () => {
  const guest = await shop.guest();
  await add(guest);
  const { draft_id } = (await generate(guest)).result;
  const addressed = await shop.call(
    'orderAddress',
    { body: { ...address, draft_id, email: 'guest@example.com' } },
    guest,
  );
  const total = addressed.result.cart.grand_total;
  expect(addressed.result.cart).toMatchObject({ tax_failed: 0, shipping_address: { postcode: 'H2X 1Y4' } });
  await add(guest);
  const { grand_total } = (await shop.call('carts', {}, guest)).result;
  expect(grand_total).toBeGreaterThan(total);
  const nonce = await buyingAt(shop).cardNonce(guest);
  const changed = await place(guest, draft_id, 'draft-key-1', nonce, total);
  expect(changed).toMatchObject({ code: 409, result: { field: 'grand_total', grand_total } });
  const again = (await generate(guest)).result;
  expect(again.cart.grand_total).toBe(grand_total);
  const paid = await buyingAt(shop).cardNonce(guest);
  const [first, second] = await Promise.all([
    place(guest, again.draft_id, 'draft-key-2', paid, grand_total),
    place(guest, again.draft_id, 'draft-key-2', paid, grand_total),
  ]);
  expect(first.result).toMatchObject({ status: 'paid', grand_total });
  expect(second.result.order_id).toBe(first.result.order_id);
  expect((await place(guest, 'no-such-draft', 'draft-key-3', paid, grand_total)).code).toBe(404);
});

test('API-142 API-143 API-144 a customer’s addresses: listed, one read, one edited, one added; nobody else’s', async () => {
  const [ada, bo] = [await shop.signIn('ada@example.com'), await shop.signIn('bo@example.com')];
  const added = (await shop.call('editUserAddress', { body: address }, ada)).result;
  const address_entity_id = added.address_entity_id ?? 0;
  const list = async (headers: Headers) => (await shop.call('userAddresses', {}, headers)).result;
  expect(await list(ada)).toEqual({ list: [added], default_shipping: added, default_billing: added });
  const detail = (headers: Headers) => shop.call('userAddressDetail', { query: { address_entity_id } }, headers);
  expect((await detail(ada)).result).toEqual(added);
  expect((await detail(bo)).code).toBe(404);
  const edit = { body: { ...address, address_entity_id, city: 'Laval' } };
  expect((await shop.call('editUserAddress', edit, ada)).result.city).toBe('Laval');
  expect((await shop.call('editUserAddress', edit, bo)).code).toBe(404);
  expect(await list(bo)).toEqual({ list: [], default_shipping: null, default_billing: null });
  const take = async (headers: Headers) => {
    await add(headers);
    const { draft_id } = (await generate(headers)).result;
    return shop.call('orderAddress', { body: { ...address, draft_id, address_entity_id } }, headers);
  };
  expect((await take(ada)).result.cart.shipping_address?.address_entity_id).toBe(address_entity_id);
  expect((await take(bo)).code).toBe(404);
});
