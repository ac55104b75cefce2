import { buyingShop } from '../../testing/buying-shop.ts';
import type { Headers } from '../../testing/buying.ts';

const at = buyingShop();

const markerOf = async (headers: Headers) => (await at.shop.call('carts', {}, headers)).result.indent;
const pay = async (headers: Headers) => at.buying.order(headers, 'card', await at.buying.cardNonce(headers));

test('CHK-017 API-098 every answer about a cart names its marker, and the cart after an order has another', async () => {
  const [guest, other] = [await at.shop.guest(), await at.shop.guest()];
  expect(await markerOf(guest)).toBeNull();
  await at.buying.fill(guest);
  await at.buying.fill(other);
  const indent = await markerOf(guest);
  expect(indent).toMatch(/^[\da-f-]{36}$/);
  expect([await markerOf(guest), await markerOf(other)]).toEqual([indent, expect.not.stringContaining(indent ?? '')]);
  await pay(guest);
  expect(await markerOf(guest)).not.toBe(indent);
});

test('CHK-017 REQ-007 API-097 the cart that a tab shows is ordered, and no other one', async () => {
  const guest = await at.buying.fill(await at.shop.guest());
  const indent = (await markerOf(guest)) ?? '';
  const tab = { ...guest, indent };
  const { order_id } = (await pay(tab)).result;
  // Meanwhile something else is added, by a tab that still shows the old cart: its answer brings the new marker.
  const added = await at.shop.call('addCartItem', { body: { product_id: 2, qty: 1, indent } }, tab);
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
