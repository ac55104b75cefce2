import { fixturePassword } from '../../testing/fixture-people.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

let shop: TestApp;
beforeEach(async () => {
  shop = await startTestApp();
});
afterEach(() => shop?.close());

const chrome =
  'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Mobile Safari/537.36';
const firefox = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:127.0) Gecko/20100101 Firefox/127.0';

const signIn = (email: string, userAgent: string) => shop.signIn(email, { 'user-agent': userAgent });
const later = (minutes: number) => {
  shop.clock.now = new Date(shop.clock.now.getTime() + minutes * 60 * 1000);
};
const listed = async (headers: Record<string, string>) => (await shop.call('sessions', {}, headers)).result.sessions;
const codeFor = async (headers: Record<string, string>) => (await shop.call('accountInformation', {}, headers)).code;

test('a customer sees where they are signed in, since when, the latest use first, and which one this is', async () => {
  const first = shop.clock.now.toISOString();
  const phone = await signIn('ada@example.com', chrome);
  later(30);
  const second = shop.clock.now.toISOString();
  const desk = await signIn('ada@example.com', firefox);
  await signIn('bo@example.com', chrome);
  later(30);
  const asked = shop.clock.now.toISOString();
  const sessions = await listed(phone);
  expect(sessions).toEqual([
    expect.objectContaining({
      is_current: true,
      browser: 'Chrome',
      system: 'Android',
      started_at: first,
      last_seen_at: asked,
    }),
    expect.objectContaining({
      is_current: false,
      browser: 'Firefox',
      system: 'Windows',
      started_at: second,
      last_seen_at: second,
    }),
  ]);
  expect(JSON.stringify(sessions)).not.toContain(desk.authorization);
});

test('AUTH-028 AUTH-033 a form is refused that was made for another call; the session keeps the page that asked', async () => {
  const body = { email: 'ada@example.com', password: fixturePassword };
  const from = await shop.call('login', { body: { ...body, action: 'login', login_source_page: 'shippingcart' } });
  const headers = { authorization: from.result.token ?? '' };
  await signIn('ada@example.com', firefox);
  const pages = (await listed(headers)).map(({ is_current, started_from }) => [is_current, started_from]);
  expect(pages).toHaveLength(2);
  expect(pages).toEqual(
    expect.arrayContaining([
      [true, 'shippingcart'],
      [false, null],
    ]),
  );
  for (const wrong of [{ action: 'register' }, { login_source_page: 'elsewhere' }]) {
    const refused = await shop.call('login', { body: { ...body, ...(wrong as object) } });
    expect([refused.code, refused.message]).toEqual([400, `Invalid value: ${Object.keys(wrong)[0]}.`]);
  }
});

test('a browser that does not say what it is, or says anything, is listed all the same', async () => {
  const quiet = await signIn('ada@example.com', '');
  expect(await listed(quiet)).toEqual([expect.objectContaining({ browser: null, system: null })]);
  const odd = await signIn('ada@example.com', `<script>${'x'.repeat(5000)}`);
  expect(await listed(odd)).toHaveLength(2);
});

test('one session can be ended, and nobody else’s', async () => {
  const phone = await signIn('ada@example.com', chrome);
  const desk = await signIn('ada@example.com', firefox);
  const stranger = await signIn('bo@example.com', firefox);
  const other = (await listed(phone)).find(({ is_current }) => !is_current);
  const end = (headers: Record<string, string>) => shop.call('endSession', { body: { id: other?.id ?? 0 } }, headers);
  expect((await end(stranger)).code).toBe(404);
  expect((await end(phone)).code).toBe(200);
  expect([await codeFor(desk), await codeFor(phone)]).toEqual([401, 200]);
  expect((await end(phone)).code).toBe(404);
});

test('signing out everywhere ends every session of this customer, and of nobody else', async () => {
  const phone = await signIn('ada@example.com', chrome);
  const desk = await signIn('ada@example.com', firefox);
  const stranger = await signIn('bo@example.com', firefox);
  expect((await shop.call('endAllSessions', { body: {} }, phone)).code).toBe(200);
  expect([await codeFor(phone), await codeFor(desk), await codeFor(stranger)]).toEqual([401, 401, 200]);
});

test('a session that has ended by itself is not listed', async () => {
  await signIn('ada@example.com', chrome);
  later(25 * 60);
  expect(await listed(await signIn('ada@example.com', firefox))).toHaveLength(1);
});
