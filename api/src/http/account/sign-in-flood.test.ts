import { createPasswordHasher } from '../../identity/password-hasher.ts';
import type { PasswordHasher } from '../../domain/account/password-hash.ts';
import { fixturePassword } from '../../testing/fixture-people.ts';
import { startTestApp, startTimeout, type TestApp } from '../../testing/test-app.ts';

/** Passwords that were asked about, and those that were looked at, each until it is let go. */
const asked: string[] = [];
const looked: string[] = [];
const held: (() => void)[] = [];
const hasher = createPasswordHasher(10, async (password) => {
  looked.push(password);
  await new Promise<void>((go) => held.push(go));
  return Buffer.alloc(32);
});
const passwords: PasswordHasher = {
  ...hasher,
  compare: (password, ...others) => {
    asked.push(password);
    return hasher.compare(password, ...others);
  },
};

let shop: TestApp;
beforeAll(async () => {
  shop = await startTestApp({}, { passwords });
}, startTimeout);
afterAll(() => shop?.close());

const signIn = (email: string, password: string) =>
  shop.call('login', { body: { email, password, g_recaptcha_response: `sandbox.${'0'.repeat(32)}` } });
const turn = () => new Promise((resolve) => setImmediate(resolve));

test('a sign-in does not wait behind sixty wrong passwords of another account', async () => {
  const flood = Array.from({ length: 60 }, (_, number) => signIn('ada@example.com', `wrong${number}`));
  while (asked.length < 60) await turn();
  const own = signIn('bo@example.com', fixturePassword);
  while (asked.length < 61) await turn();
  expect(looked).toHaveLength(2);
  const all = Promise.all([...flood, own]);
  while (looked.length < 61 || held.length > 0) {
    held.shift()?.();
    await turn();
  }
  await all;
  // Next after those two that were looked at when it came.
  expect(looked.indexOf(fixturePassword)).toBe(2);
});
