import { fixturePassword } from '../../testing/fixture-people.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

const secret = 'a-secret-of-this-test';
const solved = 'sandbox.0123456789abcdef0123456789abcdef';
let shop: TestApp;
beforeAll(async () => void (shop = await startTestApp({ rateLimit: 10_000, webSecret: secret })));
afterAll(() => shop?.close());

let addresses = 0;
const visitor = () => ({ 'x-web-secret': secret, 'x-visitor-address': `203.0.113.${(addresses += 1)}` });
const login = (email: string, password: string, headers: Record<string, string>, captcha?: string) =>
  shop.call('login', { body: { email, password, ...(captcha && { g_recaptcha_response: captcha }) } }, headers);
const later = (ms: number) => void (shop.clock.now = new Date(shop.clock.now.getTime() + ms));

test('the third failure says that a captcha is next, the fourth attempt needs it, in both languages', async () => {
  const results: unknown[] = [];
  for (let n = 0; n < 3; n += 1) results.push((await login('ada@example.com', 'wrong1', visitor())).result);
  expect(results).toEqual([{ field: 'password' }, { field: 'password' }, { field: 'password', captcha: true }]);
  const right = await login('ada@example.com', fixturePassword, visitor());
  expect(right).toMatchObject({
    code: 400,
    message: 'There were several failed attempts. Please solve the reCAPTCHA to go on.',
    result: { field: 'g_recaptcha_response' },
  });
  const french = await login('ada@example.com', fixturePassword, { ...visitor(), 'accept-language': 'fr' });
  expect(french.message).toBe(
    'Il y a eu plusieurs tentatives infructueuses. Veuillez résoudre le reCAPTCHA pour continuer.',
  );
  const wrong = await login('ada@example.com', fixturePassword, visitor(), 'not solved');
  expect(wrong).toMatchObject({
    code: 400,
    message: 'Incorrect reCAPTCHA.',
    result: { field: 'g_recaptcha_response' },
  });
  expect((await login('ada@example.com', fixturePassword, visitor(), solved)).code).toBe(200);
  // The right password ends it: the next sign-in is as ever.
  expect((await login('ada@example.com', fixturePassword, visitor())).code).toBe(200);
});

test('an e-mail without an account asks for the captcha after as many failures', async () => {
  const codes: unknown[] = [];
  for (let n = 0; n < 4; n += 1) codes.push((await login('nobody@example.com', 'wrong1', visitor())).result);
  expect(codes.at(-2)).toEqual({ field: 'password', captcha: true });
  expect(codes.at(-1)).toEqual({ field: 'g_recaptcha_response' });
});

test('an address that goes on failing has to wait longer each time, its e-mail’s owner elsewhere does not', async () => {
  const attacker = visitor();
  const waits: number[] = [];
  for (let n = 0; n < 10; n += 1) {
    const reply = await login('plus@example.com', 'wrong1', attacker, solved);
    if (reply.code !== 429) continue;
    const seconds = Number(reply.headers['retry-after']);
    waits.push(seconds);
    later(seconds * 1000);
  }
  // Eight failed; the seventh and the ninth attempt came too early after a failure beyond the fifth.
  expect(waits).toEqual([1, 2]);
  expect((await login('plus@example.com', fixturePassword, visitor(), solved)).code).toBe(200);
});

test('failures are forgotten after a quarter of an hour', async () => {
  for (let n = 0; n < 4; n += 1) await login('new@example.com', 'wrong1', visitor());
  later(15 * 60 * 1000);
  expect((await login('new@example.com', fixturePassword, visitor())).code).toBe(200);
});
