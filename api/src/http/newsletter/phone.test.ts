import { eq } from 'drizzle-orm';
import { schema } from '../../database/connection.ts';
import { closedMessenger } from '../../sms/messenger.ts';
import { textedCode } from '../../testing/texted-code.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

type Headers = Record<string, string>;

let shop: TestApp;
beforeAll(async () => {
  shop = await startTestApp();
});
afterAll(() => shop?.close());

let nth = 0;
const somebody = () => {
  nth += 1;
  return { email: `reader${nth}@example.ca`, phone: `+1416555${String(1000 + nth)}` };
};
const send = (body: { email: string; phone: string }, headers: Headers) =>
  shop.call('newsletterPhone', { body: { ...body, phone: body.phone.slice(2) } }, headers);
const confirm = async (body: { email: string; phone: string }, code: string, headers: Headers) =>
  (await shop.call('newsletterPhoneCode', { body: { ...body, phone: body.phone.slice(2), code } }, headers)).code;
const stored = async (email: string) => {
  const { newsletterSubscriber: list, newsletterConsent: said } = schema;
  const [row] = await shop.connection.db.select({ phone: list.phone }).from(list).where(eq(list.email, email));
  const consents = await shop.connection.db.select().from(said).where(eq(said.email, email));
  return { phone: row?.phone, sms: consents.filter(({ channel }) => channel === 'sms').length };
};

test('a phone is stored, with its consent, once its code has come back; the code is good once', async () => {
  const [guest, person] = [await shop.guest(), somebody()];
  expect((await send(person, guest)).result.hasPhone).toBe(false);
  expect(await stored(person.email)).toEqual({ phone: null, sms: 0 });
  expect(await confirm(person, '000000x', guest)).toBe(400);
  const code = await textedCode(shop, person.phone);
  expect(await confirm(person, code, guest)).toBe(200);
  expect(await stored(person.email)).toEqual({ phone: person.phone, sms: 1 });
  expect(await confirm(person, code, guest)).toBe(400);
});

test('the code is for who asked, for this e-mail and this phone, and for ten minutes', async () => {
  const [guest, person] = [await shop.guest(), somebody()];
  await send(person, guest);
  const code = await textedCode(shop, person.phone);
  expect(await confirm(person, code, await shop.guest())).toBe(400);
  expect(await confirm({ ...person, email: 'somebody.else@example.ca' }, code, guest)).toBe(400);
  expect(await confirm({ ...person, phone: somebody().phone }, code, guest)).toBe(400);
  shop.clock.now = new Date(shop.clock.now.getTime() + 11 * 60 * 1000);
  expect(await confirm(person, code, guest)).toBe(400);
  expect(await stored(person.email)).toEqual({ phone: null, sms: 0 });
});

test('who asks for a code to the same phone, or guesses at it, voids nobody else’s', async () => {
  const [guest, stranger, person] = [await shop.guest(), await shop.guest(), somebody()];
  await send(person, guest);
  const code = await textedCode(shop, person.phone);
  await send(person, stranger);
  for (let guess = 0; guess < 6; guess += 1) await confirm(person, '12345x', stranger);
  expect(await confirm(person, code, guest)).toBe(200);
});

test('API-060 API-061 POP-019 phone and code answer the real type, with the coupons that are left and their sum', async () => {
  const { db } = shop.connection;
  const [guest, person] = [await shop.guest(), somebody()];
  const body = { email: person.email, phone: person.phone.slice(2) };
  const sent = (await send(person, guest)).result;
  expect(sent).toMatchObject({
    type: 1,
    subTitle: 'C$250 off for you',
    couponList: [{ validNum: 1 }, { validNum: 1 }],
  });
  const code = await textedCode(shop, person.phone);
  const answered = await shop.call('newsletterPhoneCode', { body: { ...body, code } }, guest);
  expect(answered.result).toMatchObject({ type: 1, hasPhone: true });
  expect((await send(person, guest)).result).toMatchObject({
    type: 3,
    message: expect.stringMatching(/^You have subscribed already\./),
  });

  // One of the two is used up: what is left is named, and its sum.
  const { coupon } = schema;
  await db.update(coupon).set({ usageLimit: 3, used: 3 }).where(eq(coupon.code, 'NEWS150'));
  const again = (await shop.call('newsletterVisitor', { body: { email: person.email } }, guest)).result;
  expect(again).toMatchObject({ subTitle: 'C$100 off for you', couponList: [{ discount: 'C$100' }] });
  await db.update(coupon).set({ usageLimit: null, used: 0 }).where(eq(coupon.code, 'NEWS150'));

  const before = shop.clock.now;
  shop.clock.now = new Date(before.getTime() + 100 * 24 * 60 * 60 * 1000);
  expect((await send(person, await shop.guest())).result).toMatchObject({
    type: 5,
    couponList: [],
    couponExpireAt: null,
    subTitle: '',
  });
  shop.clock.now = before;
});

test('API-061 who has an account is told so', async () => {
  const { result } = await send({ ...somebody(), email: 'ada@example.com' }, await shop.guest());
  expect(result.type).toBe(2);
});

test('API-060 POP-018 a phone that comes with the e-mail gets its code, and product fields count for who is known too', async () => {
  const [guest, person] = [await shop.guest(), somebody()];
  const { email, phone } = person;
  await shop.call('newsletterVisitor', { body: { email } }, guest);
  const more = { phone: phone.slice(2), tUserId: '7', subscribeProductId: '42' };
  await shop.call('newsletterVisitor', { body: { email, ...more } }, guest);
  const { newsletterSubscriber: list } = schema;
  const [row] = await shop.connection.db.select().from(list).where(eq(list.email, email));
  expect(row).toMatchObject({ userId: '7', productId: '42', phone: null });
  expect(await confirm(person, await textedCode(shop, phone), guest)).toBe(200);
  const wrong = await shop.call('newsletterVisitor', { body: { email, phone: '12' } }, guest);
  expect(wrong.code).toBe(400);
});

test('a message in French, and five in an hour', async () => {
  const [guest, person] = [await shop.guest(), somebody()];
  const codes = [];
  for (let asked = 0; asked < 6; asked += 1) {
    codes.push((await send(person, { ...guest, 'accept-language': 'fr' })).code);
  }
  expect(codes).toEqual([200, 200, 200, 200, 200, 429]);
  expect(await textedCode(shop, person.phone)).toMatch(/^\d{6}$/);
});

test('where no text message can be sent, no number is taken', async () => {
  const quiet = await startTestApp({}, { messenger: closedMessenger });
  const reply = await quiet.call('newsletterPhone', { body: { email: 'ada@example.com', phone: '4165550123' } });
  expect(reply).toMatchObject({ code: 503, message: expect.stringContaining('text messages') });
  await quiet.close();
});
