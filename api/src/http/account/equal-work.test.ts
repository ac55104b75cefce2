import { NoopLogger } from 'drizzle-orm';
import { createPasswordHasher } from '../../identity/password-hasher.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

/** Work of scrypt, as N·r·p of each derivation. */
const hashed: number[] = [];
const passwords = createPasswordHasher(10, async (password, salt, { N, r, p }) => {
  hashed.push(N * r * p);
  return Buffer.from(`${password}${salt.toString('hex')}`);
});
/** Statements that reached the database. */
const asked = jest.spyOn(NoopLogger.prototype, 'logQuery');

let shop: TestApp;
beforeAll(async () => {
  shop = await startTestApp({}, { passwords });
});
afterAll(() => shop?.close());

type Call = (email: string) => Promise<{ code: number }>;

/** As they were asked; a savepoint is made and ended in either case. */
const statements = () =>
  (asked.mock.calls as unknown[][]).map(([sql]) =>
    String(sql).replace(/^(release|rollback to) savepoint/, 'end savepoint'),
  );

const workOf = async (call: Call, email: string) => {
  hashed.length = 0;
  asked.mockClear();
  const { code } = await call(email);
  return { code, statements: statements(), hashed: [...hashed] };
};

const wrong = 'wrong1';
const calls: [string, Call][] = [
  ['registerStatus', (email) => shop.call('registerStatus', { query: { email } })],
  ['subscribePrecheck', (email) => shop.call('subscribePrecheck', { body: { email } })],
  ['login', (email) => shop.call('login', { body: { email, password: wrong } })],
  ['verifyEmail', (email) => shop.call('verifyEmail', { body: { email, verify_code: 'WRONG1' } })],
  ['verifyCodeEmail', (email) => shop.call('verifyCodeEmail', { body: { email, verify_code: 'WRONG1' } })],
  ['signInByCode', (email) => shop.call('signInByCode', { body: { email, verify_code: 'WRONG1' } })],
  ['forgotPassword', (email) => shop.call('forgotPassword', { body: { email } })],
  ['signInCode', (email) => shop.call('signInCode', { body: { email } })],
  ['verifyEmailCode', (email) => shop.call('verifyEmailCode', { body: { email, action: 'resend' } })],
  ['verifyToken', (email) => shop.call('verifyToken', { body: { email, rp_token: wrong, operation: 'register' } })],
  ['confirmEmail', (email) => shop.call('confirmEmail', { body: { email, token: wrong, password: 'maple7' } })],
  [
    'resetPassword',
    (email) =>
      shop.call('resetPassword', { body: { email, token: wrong, password: 'maple7', password_confirm: 'maple7' } }),
  ],
];

test.each(calls)(
  '%s does the same work for an address with an account, one not confirmed and one without',
  async (_, call) => {
    await call('warm.up@example.com'); // limits are counted in rows that the first call makes
    const [known, unconfirmed, unknown] = [
      await workOf(call, 'ada@example.com'),
      await workOf(call, 'new@example.com'),
      await workOf(call, 'nobody@example.com'),
    ];
    expect(known.statements.length).toBeGreaterThan(0);
    expect(unknown).toEqual(known);
    expect(unconfirmed).toEqual(known);
  },
);
