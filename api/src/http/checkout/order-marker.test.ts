import { buyingAt, type Headers } from '../../testing/buying.ts';
import { startTestApp, startTimeout, type TestApp } from '../../testing/test-app.ts';

let shop: TestApp;
let buying: ReturnType<typeof buyingAt>;
beforeAll(async () => {
  shop = await startTestApp();
  buying = buyingAt(shop);
}, startTimeout);
afterAll(() => shop?.close());

const markerOf = async (headers: Headers) => (await shop.call('carts', {}, headers)).result.indent;
const pay = async (headers: Headers) => buying.order(headers, 'card', await buying.cardNonce(headers));

test('CHK-017 API-098 every answer about a cart names its marker, and the cart after an order has another', async () => {
  const [guest, other] = [await shop.guest(), await shop.guest()];
  expect(await markerOf(guest)).toBeNull();
  await buying.fill(guest);
  await buying.fill(other);
  const indent = await markerOf(guest);
  expect(indent).toMatch(/^[\da-f-]{36}$/);
  expect([await markerOf(guest), await markerOf(other)]).toEqual([indent, expect.not.stringContaining(indent ?? '')]);
  await pay(guest);
  expect(await markerOf(guest)).not.toBe(indent);
});

test('CHK-017 REQ-007 API-097 the cart that a tab shows is ordered, and no other one', async () => {
  const guest = await buying.fill(await shop.guest());
  const indent = (await markerOf(guest)) ?? '';
  const tab = { ...guest, indent };
  const { order_id } = (await pay(tab)).result;
  // Meanwhile something else is added, by a tab that still shows the old cart: its answer brings the new marker.
  const added = await shop.call('addCartItem', { body: { product_id: 2, qty: 1, indent } }, tab);
  expect(added.result.indent).toBe(await markerOf(guest));
  expect(await pay(tab)).toMatchObject({
    code: 409,
    message: `You have placed this order already, as ${order_id}. Nothing more was charged.`,
    result: { field: 'indent' },
  });
  const french = { ...tab, indent: 'of-nobody', 'accept-language': 'fr' };
  expect(await pay(french)).toMatchObject({ code: 409, message: /^Votre panier n’est plus celui/ });
  expect((await pay({ ...guest, indent: added.result.indent ?? '' })).code).toBe(200);
});
