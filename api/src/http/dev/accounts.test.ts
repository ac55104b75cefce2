import { eq, like } from 'drizzle-orm';
import type { MadeAccount } from '@shop/contract/sandbox';
import { schema } from '../../database/connection.ts';
import { latestMails } from '../../mail/mailbox.ts';
import { buyingAt } from '../../testing/buying.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await startTestApp();
});
afterAll(() => shop?.close());

const url = '/dev/accounts';
const make = (request: object) => shop.app.inject({ method: 'POST', url, headers: { client: 'pc' }, payload: request });
const made = async (request: object): Promise<MadeAccount> => {
  const reply = await make(request);
  expect(reply.statusCode).toBe(200);
  return reply.json();
};
const as = ({ token }: MadeAccount) => ({ authorization: token });

test('an account is made that can be signed in to and is like one that was just registered', async () => {
  const account = await made({ label: 'maude' });
  expect(account.email).toMatch(/^maude\.[0-9a-f]{12}@made\.shop\.test$/);
  const { email, password } = account;
  const signedIn = await shop.call('login', { body: { email, password } });
  expect(signedIn.result).toMatchObject({ verify_status: true, entity_id: account.customer_id });
  expect((await shop.call('accountInformation', {}, as(account))).result).toMatchObject({ email, firstName: '' });
  expect((await shop.call('addresses', {}, as(account))).result.list).toEqual([]);
  expect((await made({ label: 'maude' })).email).not.toBe(email);
});

test('an account is made with the state that is asked for', async () => {
  const { fill, cardNonce, order } = buyingAt(shop);
  const buyer = await fill(await shop.guest());
  const placed = await order(buyer, 'card', await cardNonce(buyer));
  const { result: first } = await shop.call('orderInformation', { query: { order_id: placed.result.order_id } }, buyer);

  const account = await made({
    firstname: 'Maude',
    lastname: 'Roy',
    addresses: 2,
    points: 500,
    plus_days: 59,
    orders: [first.status],
  });
  const { result: addresses } = await shop.call('addresses', {}, as(account));
  expect(addresses.list.map(({ is_default_shipping }) => is_default_shipping)).toEqual([true, false]);
  const { result: customer } = await shop.call('accountInformation', {}, as(account));
  expect(customer).toMatchObject({ firstName: 'Maude', customer_group: 'PLUS+' });
  expect((await shop.call('pointsInfo', { body: {} }, as(account))).result.points).toBe(500);
  const order_id = account.orders[0] ?? '';
  const { result: own } = await shop.call('orderInformation', { query: { order_id } }, as(account));
  expect(own).toMatchObject({ status: first.status, customer_email: account.email, grand_total: first.grand_total });
  expect(order_id).not.toBe(first.order_id);
});

test('the orders of a French account are French, and so are their letters', async () => {
  const { fill, cardNonce, order } = buyingAt(shop);
  const buyer = await fill(await shop.guest());
  await order(buyer, 'card', await cardNonce(buyer));
  const account = await made({ language: 'fr', orders: ['paid'] });
  const [order_id = ''] = account.orders;
  const [stored] = await shop.connection.db.select().from(schema.order).where(eq(schema.order.number, order_id));
  expect(stored).toMatchObject({ language: 'fr', items: [{ name: 'Table basse Elm' }] });
  await shop.call('cancelOrder', { body: { order_id, reason: 'changed_mind' } }, as(account));
  const [letter] = await latestMails(shop.connection.db, 1);
  expect(letter?.subject).toBe(`Votre commande Boréal ${order_id} est annulée`);
});

test('an order that waits for its payment is copied with it, and can be paid', async () => {
  const { fill, orderByWallet, decide } = buyingAt(shop);
  const { token } = await orderByWallet(await fill(await shop.guest()));
  const account = await made({ language: 'fr', orders: ['pending_payment'] });
  const query = { order_id: account.orders[0] ?? '' };
  const { pay_url = '' } = (await shop.call('orderDetail', { query }, as(account))).result;
  const own = new URL(pay_url, 'http://shop').searchParams;
  expect([own.get('lang'), own.get('token') === token]).toEqual(['fr', false]);
  await decide(own.get('token') ?? '', 'approve');
  expect((await shop.call('orderDetail', { query }, as(account))).result.status).toBe('paid');
});

test('what cannot be made is refused by its name, and nothing is left of it', async () => {
  expect((await make({ points: -1 })).json()).toMatchObject({ code: 400, result: { field: 'points' } });
  expect((await make({ label: 'Maude!' })).statusCode).toBe(400);
  const reply = await make({ label: 'nothing', orders: ['returned'] });
  expect(reply.json()).toMatchObject({ code: 409, message: expect.stringContaining('in the state returned') });
  const left = shop.connection.db.select().from(schema.customer).where(like(schema.customer.email, 'nothing.%'));
  expect(await left).toEqual([]);
});

test('a made account is taken back, and no other', async () => {
  const account = await made({ addresses: 1, points: 10 });
  const remove = (email: string) =>
    shop.app.inject({ method: 'DELETE', url, headers: { client: 'pc' }, payload: { email } });
  expect((await remove('ada@example.com')).statusCode).toBe(404);
  expect((await remove(account.email)).statusCode).toBe(200);
  expect((await shop.call('accountInformation', {}, as(account))).code).toBe(401);
  expect((await shop.call('login', { body: account })).code).toBe(400);
  expect((await remove(account.email)).statusCode).toBe(404);
});
