import { schema } from '../../database/connection.ts';
import { textedCode } from '../../testing/texted-code.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await startTestApp();
});
afterAll(() => shop?.close());

const subscribe = async (email: string, headers = {}) =>
  (await shop.call('newsletterVisitor', { body: { email } }, headers)).result;
const couponsOf = async (headers: Record<string, string>) =>
  (await shop.call('couponListFourthVersion', { body: {} }, headers)).result.list.map(({ coupon_code }) => coupon_code);

test('API-060 API-061 a subscription answers its type: new, again, and over after three months', async () => {
  const before = shop.clock.now;
  const first = await subscribe('Reader@example.com');
  expect(first).toMatchObject({ type: 1, hasPhone: false, couponList: [{ discount: 'C$150' }, { discount: 'C$100' }] });
  const again = await subscribe('reader@example.com');
  expect(again).toMatchObject({ type: 3, couponExpireAt: first.couponExpireAt, couponList: first.couponList });
  const phone = (number: string) =>
    shop.call('newsletterPhone', { body: { email: 'reader@example.com', phone: number } });
  expect((await phone('416-555-0123')).result.hasPhone).toBe(false);
  expect((await phone('12')).code).toBe(400);
  const code = await textedCode(shop, '+14165550123');
  const confirmed = { email: 'reader@example.com', phone: '416-555-0123', code };
  expect((await shop.call('newsletterPhoneCode', { body: confirmed })).result).toMatchObject({
    type: 1,
    hasPhone: true,
  });
  expect((await subscribe('reader@example.com')).hasPhone).toBe(true);
  shop.clock.now = new Date('2026-09-01T12:00:00.000Z');
  expect(await subscribe('reader@example.com')).toMatchObject({ type: 5, couponList: [], couponExpireAt: null });
  shop.clock.now = before;
});

test('a customer has the bundle at once; asked again they only have to sign in', async () => {
  const ada = await shop.signIn('ada@example.com');
  expect(await couponsOf(ada)).toEqual([]);
  expect((await subscribe('ada@example.com')).type).toBe(2);
  expect(await couponsOf(ada)).toEqual(['NEWS100', 'NEWS150']);
  expect((await subscribe('ada@example.com')).type).toBe(4);
  expect((await subscribe('ada@example.com', ada)).type).toBe(5);
});

test('who registers after subscribing has the bundle', async () => {
  await subscribe('later@example.com');
  const body = { email: 'later@example.com', password: 'birch77', register_type: 'normal', auto_test: '1' } as const;
  const { result } = await shop.call('register', { body });
  expect(await couponsOf({ authorization: result.token ?? '' })).toEqual(['NEWS100', 'NEWS150']);
});

test('POP-017 the coupons of a subscription are valid for three months, whatever the months’ lengths', async () => {
  const before = shop.clock.now;
  const expiry = async (now: string) => {
    shop.clock.now = new Date(now);
    const { couponExpireAt } = await subscribe(`${now.slice(0, 10)}@example.com`);
    return new Date((couponExpireAt ?? 0) * 1000).toISOString();
  };
  expect(await expiry('2026-06-01T12:00:00.000Z')).toBe('2026-09-01T12:00:00.000Z');
  expect(await expiry('2026-12-15T00:00:00.000Z')).toBe('2027-03-15T00:00:00.000Z');
  shop.clock.now = before;
});

test('API-158 a visit to a showroom is recorded, from tomorrow on', async () => {
  const visit = { name: 'Zoé', email: 'zoe@example.com', store: 'Laval', message: 'Lund sofa' } as const;
  const reserve = (date: string) => shop.call('offlineReservation', { body: { ...visit, date } });
  for (const wrong of ['soon', '2026-06-01', '2026-02-30']) expect((await reserve(wrong)).code).toBe(400);
  const elsewhere = { ...visit, store: 'Paris' as never, date: '2026-06-02' }; // no showroom of ours
  expect((await shop.call('offlineReservation', { body: elsewhere })).code).toBe(400);
  const { result } = await reserve('2026-06-02');
  expect(await shop.connection.db.select().from(schema.offlineReservation)).toMatchObject([
    { id: result.reservation_id, store: 'Laval', day: '2026-06-02', message: 'Lund sofa', customerId: null },
  ]);
});

test('tomorrow is that of the shop’s calendar, also in the evening', async () => {
  const before = shop.clock.now;
  shop.clock.now = new Date('2026-06-02T01:00:00.000Z'); // nine in the evening of the 1st in Toronto
  const visit = { name: 'Zoé', email: 'zoe@example.com', store: 'Laval' } as const;
  expect((await shop.call('offlineReservation', { body: { ...visit, date: '2026-06-02' } })).code).toBe(200);
  shop.clock.now = before;
});

test('POP-018 POP-021 what comes along with a subscription or a magazine is kept', async () => {
  const { db } = shop.connection;
  const body = {
    email: 'looked@example.com',
    tUserId: '7',
    subscribeProductId: '42',
    subscribeProductName: 'Lund sofa',
    subscribeProductUrl: '/lund-sofa.html',
  };
  await shop.call('newsletterVisitor', { body });
  const subscribers = await db.select().from(schema.newsletterSubscriber);
  expect(subscribers.find(({ email }) => email === body.email)).toMatchObject({
    userId: '7',
    productId: '42',
    productName: 'Lund sofa',
    productUrl: '/lund-sofa.html',
  });
  const magazine = { name: 'Zoé', email: 'zoe@example.com', tUserId: '7' };
  await shop.call('massageChairNewsletter', { body: magazine });
  const readers = await db.select().from(schema.magazineReader);
  expect(readers.find(({ email }) => email === magazine.email)).toMatchObject({ name: 'Zoé', userId: '7' });
});

test('POP-019 the result names the customer to themselves, and to nobody else', async () => {
  const bo = await shop.signIn('bo@example.com');
  expect((await subscribe('bo@example.com')).customerId).toBeNull();
  expect((await subscribe('bo@example.com', bo)).customerId).toBe(2);
  expect((await subscribe('plus@example.com', bo)).customerId).toBeNull();
});
