import { latestMails } from '../../mail/mailbox.ts';
import { address, type Headers } from '../../testing/buying.ts';
import { buyingShop } from '../../testing/buying-shop.ts';
import { fixture } from '../../testing/fixture-products.ts';

const at = buyingShop();

/** A guest with this e-mail orders. @returns the order's number */
const orderOf = async (email: string): Promise<string> => {
  const guest = await at.shop.guest();
  await at.shop.call('addCartItem', { body: { product_id: fixture.table, qty: 1 } }, guest);
  await at.shop.call('cartAddress', { body: { ...address, email } }, guest);
  return (await at.buying.order(guest, 'card', await at.buying.cardNonce(guest))).result.order_id;
};

test('API-036 ORD-006 a guest’s order is claimed by the customer of its e-mail, and by no one else', async () => {
  const order_id = await orderOf('ADA@example.com');
  const [ada, bo, unverified] = [
    await at.shop.signIn('ada@example.com'),
    await at.shop.signIn('bo@example.com'),
    await at.shop.signIn('new@example.com'),
  ];
  const claim = (headers: Headers) => at.shop.call('orderClaim', { body: { order_id } }, headers);
  expect((await claim(bo)).code).toBe(404);
  expect((await claim(unverified)).code).toBe(403);
  expect((await claim(ada)).result).toMatchObject({ order_id, claimed: true });
  expect((await claim(ada)).code).toBe(200);
  expect((await at.shop.call('orderList', { query: {} }, ada)).result.list.map((row) => row.order_id)).toContain(
    order_id,
  );
});

test('API-036 an e-mail that is typed has to be the order’s; what is wrong with it stands at its field', async () => {
  const order_id = await orderOf('ada@example.com');
  const [ada, bo] = [await at.shop.signIn('ada@example.com'), await at.shop.signIn('bo@example.com')];
  const claim = (headers: Headers, email: string, number = order_id) =>
    at.shop.call('orderClaim', { body: { order_id: number, email } }, headers);
  const refused = await claim(ada, 'bo@example.com');
  expect([refused.code, refused.result, refused.message]).toEqual([
    400,
    { field: 'email' },
    expect.stringContaining('not the email of the order'),
  ]);
  // Whoever knows an order's address does not get it with their own account, nor learn whether there is such an order.
  const [known, unknown] = [await claim(bo, 'ada@example.com'), await claim(bo, 'ada@example.com', 'CA1')];
  expect([known.code, known.message]).toEqual([400, unknown.message]);
  expect((await claim(bo, 'bo@example.com')).code).toBe(404);
  expect((await at.shop.call('orderDetail', { query: { order_id } }, ada)).code).toBe(404);
  expect((await claim(ada, ' ADA@Example.com', ` ${order_id.toLowerCase()}`)).result).toMatchObject({ claimed: true });
  expect((await claim(ada, 'bo@example.com')).result).toEqual({ field: 'email' });
});

test('guest orders are attached when the account of their e-mail is confirmed, not before', async () => {
  const email = 'later@example.com';
  const order_id = await orderOf(email);
  const registered = await at.shop.call('register', { body: { email, password: 'maple7', auto_test: '1' } });
  const count = async (token: string | null) =>
    (await at.shop.call('orderList', { query: {} }, { authorization: token ?? '' })).result.list.map(
      (row) => row.order_id,
    );
  expect(await count(registered.result.token)).toEqual([]);
  const code = /\b\d{6}\b/.exec((await latestMails(at.shop.connection.db, 1))[0]?.subject ?? '')?.[0] ?? '';
  const own = { authorization: registered.result.token ?? '' };
  const verified = await at.shop.call('verifyEmailCode', { body: { email, verify_code: code } }, own);
  expect(await count(verified.result.token)).toEqual([order_id]);
});
