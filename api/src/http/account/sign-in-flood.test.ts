import { createPasswordHasher } from '../../identity/password-hasher.ts';
import type { PasswordHasher } from '../../domain/account/password.ts';
import { fixturePassword } from '../../testing/fixture-people.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

/** Passwords that were asked about, and those that were looked at, each until it is let go. */
const asked: string[] = [];
const looked: string[] = [];
const pending: (() => void)[] = [];
const hasher = createPasswordHasher(10, async (password) => {
  looked.push(password);
  await new Promise<void>((go) => pending.push(go));
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
});
afterAll(() => shop?.close());

const signIn = (email: string, password: string) =>
  shop.call('login', { body: { email, password, g_recaptcha_response: `sandbox.${'0'.repeat(32)}` } });
const turn = () => new Promise((resolve) => setImmediate(resolve));

test('a sign-in does not wait behind sixty wrong passwords of another account', async () => {
  const answered: string[] = [];
  const attempt = async (email: string, password: string): Promise<void> => {
    await signIn(email, password);
    answered.push(password);
  };
  /** Or until somebody is refused before. */
  const untilAsked = async (attempts: number): Promise<void> => {
    while (asked.length < attempts && answered.length === 0) await turn();
    expect(asked).toHaveLength(attempts);
  };
  const flood = Array.from({ length: 60 }, (_, number) => attempt('ada@example.com', `wrong${number}`));
  await untilAsked(60);
  const own = attempt('bo@example.com', fixturePassword);
  await untilAsked(61);
  expect(looked).toHaveLength(2);
  const all = Promise.all([...flood, own]);
  while (looked.length < 61 || pending.length > 0) {
    pending.shift()?.();
    await turn();
  }
  await all;
  // Next after those two that were looked at when it came, or after the flood's own first attempt, where that is a third.
  expect([2, 3]).toContain(looked.indexOf(fixturePassword));
});
