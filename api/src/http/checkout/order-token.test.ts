import { buyingShop } from '../../testing/buying-shop.ts';
import type { Headers } from '../../testing/buying.ts';

const at = buyingShop();

const tokenFor = async (headers: Headers) => (await at.shop.call('orderToken', {}, headers)).result;
interface Sent {
  key?: string;
  nonce: string;
  token?: string | undefined;
}
const place = async (headers: Headers, { key = at.buying.newKey(), nonce, token }: Sent) => {
  const agreed = await at.buying.agreed(headers, 'card');
  const body = { idempotency_key: key, payment_method: 'card', payment_nonce: nonce, ...agreed } as const;
  return at.shop.call('createOrder', { body: { ...body, ...(token && { order_token: token }) } }, headers);
};
const refused = { code: 409, result: { field: 'order_token' } };

test('API-120 an order needs a token of the person who places it, and what is refused for one loses nothing', async () => {
  const [guest, other] = [await at.buying.fill(await at.shop.guest()), await at.shop.guest()];
  const nonce = await at.buying.cardNonce(guest);
  expect(await place(guest, { nonce })).toMatchObject(refused);
  expect(await place(guest, { nonce, token: 'made-up' })).toMatchObject(refused);
  const others = (await tokenFor(other)).order_token;
  expect(await place(guest, { nonce, token: others })).toMatchObject(refused);
  const french = { ...guest, 'accept-language': 'fr' };
  expect((await place(french, { nonce, token: others })).message).toMatch(/commande/);
  expect((await at.shop.call('carts', {}, guest)).result.items_qty).toBe(1);
  const own = (await tokenFor(guest)).order_token;
  expect((await place(guest, { nonce, token: own })).result).toMatchObject({ status: 'paid' });
});

test('API-120 a token is good for one order; the same order asked for again is the same, also with a token that is used or new', async () => {
  const guest = await at.buying.fill(await at.shop.guest());
  const token = (await tokenFor(guest)).order_token;
  const sent = { key: at.buying.newKey(), nonce: await at.buying.cardNonce(guest), token };
  const { order_id } = (await place(guest, sent)).result;
  expect((await place(guest, sent)).result.order_id).toBe(order_id);
  expect((await place(guest, { ...sent, token: (await tokenFor(guest)).order_token })).result.order_id).toBe(order_id);
  await at.buying.fill(guest);
  expect(await place(guest, { nonce: await at.buying.cardNonce(guest), token })).toMatchObject(refused);
});

test('API-120 of orders at one moment with one token one is placed', async () => {
  const guest = await at.buying.fill(await at.shop.guest());
  const token = (await tokenFor(guest)).order_token;
  const nonces = [await at.buying.cardNonce(guest), await at.buying.cardNonce(guest)];
  const replies = await Promise.all(nonces.map((nonce) => place(guest, { nonce, token })));
  expect(replies.map(({ code }) => code).toSorted()).toEqual([200, 409]);
});

test('API-120 a token ends after the time that it names; one whose order was refused is still good', async () => {
  const guest = await at.buying.fill(await at.shop.guest());
  const declined = await at.buying.cardNonce(guest, '4000000000000002');
  const { order_token: token, expires_at } = await tokenFor(guest);
  expect((await place(guest, { nonce: declined, token })).code).toBe(400);
  const late = (await tokenFor(guest)).order_token;
  expect((await place(guest, { nonce: await at.buying.cardNonce(guest), token })).code).toBe(200);
  at.shop.clock.now = new Date(expires_at);
  await at.buying.fill(guest);
  expect(await place(guest, { nonce: await at.buying.cardNonce(guest), token: late })).toMatchObject(refused);
});
