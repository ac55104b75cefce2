import { randomUUID } from 'node:crypto';
import { schema } from '../database/connection.ts';
import { buyingAt } from '../testing/buying.ts';
import { operate } from '../testing/operating.ts';
import { pushBrowser, type PushBrowser } from '../testing/push-browser.ts';
import { orderItem, storeOrder, storeParcel } from '../testing/stored-order.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { deliverPushes } from './delivery.ts';
import { closedPush } from './sender.ts';

type Headers = Record<string, string>;

let shop: TestApp;
beforeAll(async () => {
  shop = await startTestApp();
  await shop.app.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(() => shop?.close());
beforeEach(async () => {
  await shop.connection.db.delete(schema.pushMessage);
  await shop.connection.db.delete(schema.pushSubscription);
});

const reports: string[] = [];
const deliver = () => deliverPushes(shop.app.services, (line) => reports.push(line));
const agree = async (headers: Headers): Promise<PushBrowser> => {
  const browser = await pushBrowser(shop);
  const { code } = await shop.call('pushSubscribe', { body: browser.subscription }, headers);
  expect(code).toBe(200);
  return browser;
};
const subscriptions = () => shop.connection.db.select().from(schema.pushSubscription);
const contents = async (browser: PushBrowser) => (await browser.received()).map(({ content }) => content);
/** A guest's paid order. */
const buy = async (guest: Headers): Promise<string> => {
  await buyingAt(shop).fill(guest);
  const { payment_id } = await buyingAt(shop).authorise(guest, 'approve');
  const { result } = await buyingAt(shop).order(guest, 'klarna', payment_id, randomUUID());
  return result.order_id;
};

test('POP-028 a paid order comes to its person’s browser, encrypted for it, in its language, and once', async () => {
  const guest = await shop.guest();
  const [browser, stranger] = [await agree({ ...guest, 'accept-language': 'fr' }), await agree(await shop.guest())];
  const number = await buy(guest);
  await deliver();
  await deliver();
  expect(await browser.received()).toEqual([
    {
      ttl: 86_400,
      content: {
        title: 'Merci de votre commande',
        body: `Nous avons reçu votre paiement et préparons votre commande ${number}.`,
        url: expect.stringContaining('setLang=fr'),
        tag: `order-${number}`,
        lang: 'fr',
      },
    },
  ]);
  expect(await stranger.received()).toEqual([]);
});

test('POP-028 a customer is linked: a return that is answered comes to each of their browsers', async () => {
  const ada = await shop.signIn('ada@example.com');
  const browsers = [await agree(ada), await agree(ada)];
  expect(await subscriptions()).toMatchObject([
    { customerId: 1, guestId: null, language: 'en', consentedAt: shop.clock.now },
    { customerId: 1 },
  ]);
  const { number, id } = await storeOrder(shop.connection.db, 1, { state: 'delivered', items: [orderItem(1)] });
  const deliveredAt = new Date('2026-05-30T12:00:00.000Z');
  await storeParcel(shop.connection.db, id, { items: [{ item_id: 1, qty: 1 }], deliveredAt });
  const body = { order_id: number, item_ids: [1], qtys: [1], reason: 'damaged' as const };
  const { result } = await shop.call('returnOrder', { body }, ada);
  await operate(shop, ['returns', 'reject', result.return_id, '--reason', 'Worn']);
  await deliver();
  for (const browser of browsers) {
    expect(await contents(browser)).toMatchObject([{ title: 'Your return', tag: `order-${number}` }]);
  }
});

test('a parcel that leaves and one that arrives come to their person’s browsers', async () => {
  const ada = await shop.signIn('ada@example.com');
  const browser = await agree(ada);
  const { number } = await storeOrder(shop.connection.db, 1);
  const said = await operate(shop, ['orders', 'ship', number, '--carrier', 'Purolator', '--tracking', 'PU-9']);
  await deliver(); // several that wait leave side by side
  await operate(shop, ['parcels', 'deliver', /^Parcel (\d+)/.exec(said)?.[1] ?? '']);
  await deliver();
  expect(await contents(browser)).toMatchObject([
    { title: 'Your parcel is on its way', body: `A parcel of your order ${number} has left us.` },
    { title: 'Your parcel has arrived', body: `A parcel of your order ${number} was delivered.` },
  ]);
});

test('POP-028 TRK-007 after a logout the browser is its guest’s, and hears nothing more of the customer', async () => {
  const ada = await shop.signIn('ada@example.com');
  const browser = await agree(ada);
  await shop.call('pushSubscribe', { body: browser.subscription }, await shop.guest());
  expect(await subscriptions()).toMatchObject([{ customerId: null, guestId: expect.any(Number) }]);
});

test('POP-028 who takes the consent back is forgotten, with what waits for them', async () => {
  const guest = await shop.guest();
  const browser = await agree(guest);
  await buy(guest);
  await shop.call('pushUnsubscribe', { body: { endpoint: browser.endpoint } });
  expect([await subscriptions(), await shop.connection.db.select().from(schema.pushMessage)]).toEqual([[], []]);
  await deliver();
  expect(await browser.received()).toEqual([]);
});

test('POP-028 a browser that its push service knows no more (410) is forgotten', async () => {
  const guest = await shop.guest();
  const browser = await agree(guest);
  await browser.leave();
  await buy(guest);
  await deliver();
  expect(await subscriptions()).toEqual([]);
});

test('POP-028 a push service that changes the browser’s address keeps whose it is', async () => {
  const ada = await shop.signIn('ada@example.com');
  const before = await agree(ada);
  const after = await pushBrowser(shop);
  await shop.call('pushSubscribe', { body: { ...after.subscription, replaces: before.endpoint } });
  expect(await subscriptions()).toMatchObject([{ endpoint: after.endpoint, customerId: 1 }]);
});

test('POP-028 an operator writes to everybody who agreed, in their language', async () => {
  const [one, two] = [
    await agree(await shop.guest()),
    await agree({ ...(await shop.guest()), 'accept-language': 'fr' }),
  ];
  const said = ['--title', 'Sale', '--title-fr', 'Soldes', '--text', 'From today', '--text-fr', 'Dès aujourd’hui'];
  const answer = await operate(shop, ['push', 'send', ...said, '--url', '/sale']);
  expect(answer).toBe('The message is on its way to 2 browsers.');
  await deliver();
  expect(await contents(one)).toMatchObject([
    { title: 'Sale', body: 'From today', url: '/sale?setLang=en', lang: 'en' },
  ]);
  expect(await contents(two)).toMatchObject([
    { title: 'Soldes', body: 'Dès aujourd’hui', url: '/sale?setLang=fr', lang: 'fr' },
  ]);
  for (const wrong of [
    ['push', 'send'],
    ['push', 'send', ...said],
    ['push', 'send', ...said, '--url', '//evil.example'],
  ])
    await expect(operate(shop, wrong)).rejects.toThrow(/needs both --(title|url)|path of the shop/);
});

test('POP-028 a push service that is away gets the message later; one that refuses it never does', async () => {
  const guest = await shop.guest();
  await agree(guest);
  const answers = [
    { kind: 'later', why: 'the push service answered 503', after: 120_000 },
    { kind: 'refused', why: 'the push service answered 413' },
  ] as const;
  let asked = 0;
  const push = { publicKey: 'key', send: async () => answers[asked++] ?? answers[1] };
  await buy(guest);
  reports.length = 0;
  const round = () => deliverPushes({ ...shop.app.services, push }, (line) => reports.push(line));
  const before = shop.clock.now;
  await round();
  shop.clock.now = new Date(before.getTime() + 119_000);
  await round();
  expect(asked).toBe(1);
  shop.clock.now = new Date(before.getTime() + 121_000);
  await round();
  expect(reports).toEqual([
    'A push message could not be sent yet: the push service answered 503',
    'A push message could not be sent and is given up: the push service answered 413',
  ]);
  expect(await subscriptions()).toHaveLength(1);
  shop.clock.now = before;
});

test.each([
  ['http://192.168.0.1/dev/push/1', 400],
  ['https://shop.example/push', 400],
  ['https://fcm.googleapis.com.evil.example/x', 400],
  ['https://user@fcm.googleapis.com/x', 400],
  ['https://fcm.googleapis.com:8443/x', 400],
  ['https://fcm.googleapis.com/fcm/send/abc', 200],
  ['https://updates.push.services.mozilla.com/wpush/v2/abc', 200],
  ['https://web.push.apple.com/abc', 200],
])('POP-028 the API sends to push services of browsers alone: %s is answered %i', async (endpoint, code) => {
  const { subscription } = await pushBrowser(shop);
  expect((await shop.call('pushSubscribe', { body: { ...subscription, endpoint } })).code).toBe(code);
});

test('POP-028 what is no browser’s key is refused', async () => {
  const { subscription } = await pushBrowser(shop);
  expect((await shop.call('pushSubscribe', { body: { ...subscription, auth: 'short' } })).code).toBe(400);
});

test('the sandbox’s push service refuses who has not the key that the browser subscribed with, and what is no message', async () => {
  const { endpoint } = await pushBrowser(shop);
  const headers = { 'content-type': 'application/octet-stream', 'content-encoding': 'aes128gcm', ttl: '60' };
  const post = async (more: Headers) =>
    (await fetch(endpoint, { method: 'POST', headers: { ...headers, ...more }, body: 'x' })).status;
  expect(await post({})).toBe(401);
  expect(await post({ authorization: 'vapid t=a.b.c, k=another' })).toBe(403);
  expect((await fetch(endpoint.replace(/[^/]+$/, randomUUID()), { method: 'POST', headers, body: 'x' })).status).toBe(
    404,
  );
});

test('POP-028 without keys, outside the sandbox, nobody can subscribe', async () => {
  const { subscription } = await pushBrowser(shop);
  const closed = await startTestApp({}, { push: closedPush });
  expect((await closed.call('pushKey', {})).result).toEqual({ public_key: null });
  expect((await closed.call('pushSubscribe', { body: subscription })).code).toBe(503);
  await closed.close();
});
