import { randomUUID } from 'node:crypto';
import { buyingAt } from '../../testing/buying.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await startTestApp();
});
afterAll(() => shop?.close());

test('API-006 a device id alone reads no address and no order of a guest, whose own token goes on doing so', async () => {
  const device_id = randomUUID();
  const come = async () => ({
    authorization: (await shop.call('guestLogin', { query: { device_id, noAuth: '1' } })).result.token,
  });
  const { fill, authorise, order } = buyingAt(shop);
  const guest = await fill(await come());
  const known = async (headers: Record<string, string>) => {
    const { shipping_address, customer_email } = (await shop.call('carts', {}, headers)).result;
    return [shipping_address?.street, customer_email];
  };
  expect(await known(guest)).toEqual(['12 King St W', 'guest@example.com']);
  expect(await known(await come())).toEqual([undefined, null]);

  const { payment_id } = await authorise(guest, 'approve');
  const { result } = await order(guest, 'klarna', payment_id, randomUUID());
  const query = { order_id: result.order_id };
  expect((await shop.call('orderInformation', { query }, guest)).code).toBe(200);
  expect((await shop.call('orderInformation', { query }, await come())).code).toBe(404);
});
