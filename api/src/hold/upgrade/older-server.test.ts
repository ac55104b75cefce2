import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { callOver } from '../http-call.ts';
import { olderServer } from './older-server.ts';

let shop: TestApp;
let url: string;
beforeAll(async () => {
  shop = await startTestApp({ sandbox: true });
  url = await shop.app.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(() => shop?.close());

test('a server of the release before is asked without what it does not know, in JSON and in forms', async () => {
  const older = await olderServer(url);
  const guest = (await callOver(older, 'guestLogin', { query: { device_id: 'an-older-device' } })).result.token;
  const headers = { authorization: guest };
  const item = { product_id: 2, qty: 1, of_tomorrow: 1 };
  expect((await callOver(url, 'addCartItem', { body: item }, headers)).code).toBe(400);
  expect((await callOver(older, 'addCartItem', { body: item }, headers)).code).toBe(200);
  const card = { payment_method_nonce: 'none', grand_total: 1, of_tomorrow: 1 };
  expect((await callOver(url, 'braintreeCreditCard', { body: card }, headers)).code).toBe(400);
  expect((await callOver(older, 'braintreeCreditCard', { body: card }, headers)).code).toBe(409);
});
