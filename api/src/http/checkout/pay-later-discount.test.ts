import { eq } from 'drizzle-orm';
import { schema } from '../../database/connection.ts';
import { buyingAt, type Headers } from '../../testing/buying.ts';
import { fixture } from '../../testing/fixture-products.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

let shop: TestApp;
let buying: ReturnType<typeof buyingAt>;
beforeAll(async () => {
  shop = await startTestApp();
  buying = buyingAt(shop);
  await shop.connection.db
    .update(schema.siteDocument)
    .set({ value: { trustpilotScore: null, largeOrder: null, payLater: { from: 40_000, percent: 10 } } })
    .where(eq(schema.siteDocument.key, 'site'));
});
afterAll(() => shop?.close());

const choose = async (headers: Headers, payment_method: 'card' | 'klarna' | 'alipay') =>
  (await shop.call('cartPayment', { body: { payment_method } }, headers)).result;

test('CART-005 paying later takes off what the site says, from the amount on that it says, and nothing else does', async () => {
  const guest = await buying.fill(await shop.guest(), fixture.table, 2);
  expect(await choose(guest, 'klarna')).toMatchObject({ subtotal: 30_000, klarna_discount: 0, discount_amount: 0 });
  const more = (await shop.call('addCartItem', { body: { product_id: fixture.table, qty: 1 } }, guest)).result;
  // 15 % tax of Quebec, to the cent: 40,500 × 14.975 %.
  expect(more).toMatchObject({ subtotal: 45_000, klarna_discount: 4_500, discount_amount: 4_500, tax_amount: 6_065 });
  expect(more.grand_total).toBe(46_565);
  const { result } = await shop.call('cartsDiscountData', {}, { ...guest, 'accept-language': 'fr' });
  expect(result).toMatchObject({ discount_amount: 4_500, discounts: [{ label: 'Payer plus tard', amount: 4_500 }] });
  expect(await choose(guest, 'card')).toMatchObject({ klarna_discount: 0, discount_amount: 0, grand_total: 51_739 });
});

test('CART-005 a coupon comes off first; what pays is what the cart was priced for', async () => {
  const guest = await buying.fill(await shop.guest(), fixture.table, 3);
  await shop.call('applyCoupon', { body: { coupon_code: 'TEN' } }, guest);
  const { payment_id } = await buying.authorise(guest, 'approve');
  const cart = (await shop.call('carts', {}, guest)).result;
  expect(cart).toMatchObject({ payment_method: 'klarna', klarna_discount: 4_050, discount_amount: 8_550 });
  const { order_id, grand_total } = (await buying.order(guest, 'klarna', payment_id)).result;
  expect(grand_total).toBe(cart.grand_total);
  const { result: order } = await shop.call('orderInformation', { query: { order_id } }, guest);
  expect(order).toMatchObject({ discount_amount: 8_550, payment: { method: 'klarna' } });
});

test('CART-005 a card never pays the price of paying later', async () => {
  const guest = await buying.fill(await shop.guest(), fixture.table, 3);
  await choose(guest, 'klarna');
  const nonce = await buying.cardNonce(guest);
  await choose(guest, 'klarna');
  expect(await buying.order(guest, 'card', nonce)).toMatchObject({ code: 409, message: /total has changed/ });
  const again = await buying.cardNonce(guest);
  expect((await buying.order(guest, 'card', again)).result.grand_total).toBe(51_739);
});

test('API-131 the risk is of the cart paid in the way that is named; another way than the shop’s three is refused', async () => {
  const { product } = schema;
  const dear = { price: 1_000_000, finalPrice: 1_000_000 };
  await shop.connection.db.update(product).set(dear).where(eq(product.id, fixture.table));
  const guest = await buying.fill(await shop.guest(), fixture.table, 1);
  const status = async (payment_method: 'card' | 'klarna') =>
    (await shop.call('prePayRisk', { body: { payment_method } }, guest)).result.status;
  // C$11,497.50 with the tax of Quebec, of which paying later takes off a tenth; and then a fifth.
  expect([await status('card'), await status('klarna')]).toEqual(['review', 'review']);
  const value = { trustpilotScore: null, largeOrder: null, payLater: { from: 40_000, percent: 20 } };
  await shop.connection.db.update(schema.siteDocument).set({ value }).where(eq(schema.siteDocument.key, 'site'));
  expect([await status('card'), await status('klarna')]).toEqual(['review', 'approved']);
  const { payment_method } = (await shop.call('carts', {}, guest)).result;
  expect(payment_method).toBeNull();
  const body = { payment_method: 'cheque' as 'card' };
  expect((await shop.call('prePayRisk', { body }, guest)).code).toBe(400);
});
