import { eq } from 'drizzle-orm';
import type { OrderState } from '@shop/contract';
import { schema } from '../../database/connection.ts';
import { insertOrder } from '../../database/orders/orders.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await startTestApp();
});
afterAll(() => shop?.close());

const address = {
  address_entity_id: null,
  firstname: 'Ada',
  lastname: 'Roy',
  street: '12 King St W',
  apartment_unit_suite: '',
  city: 'Montréal',
  postcode: 'H2X 1Y4',
  region_id: 76,
  telephone: '+15145550123',
  country_id: 'CA',
  is_default_shipping: false,
};
const opened = '2026-06-01T12:00:00.000Z';
const after = (days: number) => new Date(Date.parse(opened) + days * 86_400_000);

/** Stores an order of a customer; amounts in cents. */
const placeOrder = (customerId: number, day: number, subtotal: number, state: OrderState = 'paid') =>
  insertOrder(shop.connection.db, {
    placedBy: `customer:${customerId}`,
    idempotencyKey: `order-${customerId}-${day}`,
    customerId,
    email: 'x@example.com',
    language: 'en',
    state,
    subtotal,
    productContractTotal: 5_000,
    shippingFee: 1_499,
    taxAmount: 2_000,
    itemTax: 2_000,
    productProtectionTax: 0,
    discountAmount: 1_000,
    grandTotal: subtotal,
    shippingAddress: address,
    billingAddress: address,
    items: [],
    paymentMethod: 'card',
    createdAt: after(day),
  });

/** Headers of a customer who signs in now: a session does not last as long as cashback is pending. */

test('API-089 cashback info: balance, pending and rate of the customer’s own paid orders', async () => {
  const info = async () => (await shop.call('cashbackInfo', {}, await shop.signIn('ada@example.com'))).result;
  expect(await info()).toEqual({ balance: 0, pending: 0, rate: 2 });
  await placeOrder(1, 0, 21_000);
  await placeOrder(1, 10, 11_000);
  await placeOrder(1, 11, 99_000, 'cancelled');
  await placeOrder(1, 12, 99_000, 'pending_payment');
  await placeOrder(2, 0, 51_000);
  shop.clock.now = after(15);
  expect(await info()).toEqual({ balance: 0, pending: 600, rate: 2 });
  shop.clock.now = after(30);
  expect(await info()).toEqual({ balance: 400, pending: 200, rate: 2 });
});

test('API-090 cashback orders: the customer’s own, the newest first, a page at a time', async () => {
  shop.clock.now = after(30);
  const ada = await shop.signIn('ada@example.com');
  const first = await shop.call('cashbackOrders', { query: { page_size: 2 } }, ada);
  expect(first.result).toMatchObject({ total: 3, page: 1, page_size: 2 });
  expect(first.result.list).toMatchObject([
    { status: 'cancelled', created_at: after(11).toISOString(), available_at: null },
    { status: 'pending', amount: 200, available_at: after(40).toISOString() },
  ]);
  const second = await shop.call('cashbackOrders', { query: { page: 2, page_size: 2 } }, ada);
  expect(second.result.list).toMatchObject([{ status: 'paid', amount: 400, available_at: after(30).toISOString() }]);
});

test('a dropshipper has no cashback', async () => {
  const { customer } = schema;
  await shop.connection.db.update(customer).set({ group: 'Dropship Partner' }).where(eq(customer.id, 2));
  const bo = await shop.signIn('bo@example.com');
  expect((await shop.call('cashbackInfo', {}, bo)).result).toEqual({ balance: 0, pending: 0, rate: 0 });
  expect((await shop.call('cashbackOrders', { query: {} }, bo)).result).toMatchObject({ list: [], total: 0 });
});
