import { eq } from 'drizzle-orm';
import { schema } from '../../database/connection.ts';
import { closedMessenger } from '../../sms/messenger.ts';
import { textedCode } from '../../testing/texted-code.ts';
import { startTestApp, startTimeout, type TestApp } from '../../testing/test-app.ts';

type Headers = Record<string, string>;

let shop: TestApp;
beforeAll(async () => {
  shop = await startTestApp();
}, startTimeout);
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

test('X-065 a phone is stored, with its consent, once its code has come back; the code is good once', async () => {
  const [guest, person] = [await shop.guest(), somebody()];
  expect((await send(person, guest)).result.hasPhone).toBe(false);
  expect(await stored(person.email)).toEqual({ phone: null, sms: 0 });
  expect(await confirm(person, '000000x', guest)).toBe(400);
  const code = await textedCode(shop, person.phone);
  expect(await confirm(person, code, guest)).toBe(200);
  expect(await stored(person.email)).toEqual({ phone: person.phone, sms: 1 });
  expect(await confirm(person, code, guest)).toBe(400);
});

test('X-065 the code is for who asked, for this e-mail and this phone, and for ten minutes', async () => {
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

test('X-062 who asks for a code to the same phone, or guesses at it, voids nobody else’s', async () => {
  const [guest, stranger, person] = [await shop.guest(), await shop.guest(), somebody()];
  await send(person, guest);
  const code = await textedCode(shop, person.phone);
  await send(person, stranger);
  for (let guess = 0; guess < 6; guess += 1) await confirm(person, '12345x', stranger);
  expect(await confirm(person, code, guest)).toBe(200);
});

test('X-065 a message in French, and five in an hour', async () => {
  const [guest, person] = [await shop.guest(), somebody()];
  const codes = [];
  for (let asked = 0; asked < 6; asked += 1) {
    codes.push((await send(person, { ...guest, 'accept-language': 'fr' })).code);
  }
  expect(codes).toEqual([200, 200, 200, 200, 200, 429]);
  expect(await textedCode(shop, person.phone)).toMatch(/^\d{6}$/);
});

test(
  'X-065 where no text message can be sent, no number is taken',
  async () => {
    const quiet = await startTestApp({}, { messenger: closedMessenger });
    const reply = await quiet.call('newsletterPhone', { body: { email: 'ada@example.com', phone: '4165550123' } });
    expect(reply).toMatchObject({ code: 503, message: expect.stringContaining('text messages') });
    await quiet.close();
  },
  startTimeout,
);
