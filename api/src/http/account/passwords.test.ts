import { latestMails } from '../../mail/mailbox.ts';
import { fixturePassword } from '../../testing/fixture-people.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await startTestApp();
});
afterAll(() => shop?.close());
// Only so many codes are sent in a quarter of an hour, and a code does not live that long.
afterEach(() => pass(16));

const email = 'ada@example.com';
const pass = (minutes: number) => {
  shop.clock.now = new Date(shop.clock.now.getTime() + minutes * 60 * 1000);
};
const login = (password: string, address = email) => shop.call('login', { body: { email: address, password } });
const forgot = (address = email) =>
  shop.call('forgotPassword', { body: { email: address, operation: 'forget_password' } });
const latest = async () => (await latestMails(shop.connection.db, 1))[0];
const emailedCode = async () => /\b\d{6}\b/.exec((await latest())?.subject ?? '')?.[0] ?? '';
const linkToken = async () => /rp_token=([\w-]+)/.exec((await latest())?.plainText ?? '')?.[1] ?? 'none';
const exchange = (verify_code: string) =>
  shop.call('verifyCodeEmail', { body: { email, verify_code, operation: 'forget_password' } });
const reset = (token: string, password: string, password_confirm = password) =>
  shop.call('resetPassword', { body: { email, token, password, password_confirm } });
const resetToken = async () => {
  await forgot();
  return (await exchange(await emailedCode())).result.token ?? '';
};
const valid = async (token: string | null) =>
  (await shop.call('tokenCheck', {}, token ? { authorization: token } : {})).result;

test('API-015 API-016 API-010 a forgotten password is reset with the e-mailed code, and signs in', async () => {
  const before = (await login(fixturePassword)).result.token;
  expect((await forgot()).result).toBeNull();
  expect((await latest())?.recipient).toBe(email);
  const code = await emailedCode();
  expect(code).toMatch(/^\b\d{6}\b$/);
  const token = (await exchange(code.toLowerCase())).result.token ?? '';
  const answered = await reset(token, 'maple77');
  expect(answered.result).toMatchObject({ token: expect.any(String), verify_status: true, entity_id: 1 });
  expect(await valid(answered.result.token)).toEqual({ valid: true });
  expect(await valid(before)).toEqual({ valid: false });
  expect((await login(fixturePassword)).code).toBe(400);
  expect((await login('maple77')).code).toBe(200);
  expect((await reset(token, 'maple78')).code).toBe(400);
  expect((await exchange(code)).code).toBe(400);
});

test('an unknown e-mail is answered like a known one, and gets no letter', async () => {
  const known = await forgot();
  const letter = await latest();
  const unknown = await forgot('nobody@example.com');
  expect([unknown.status, unknown.code, unknown.result]).toEqual([known.status, known.code, known.result]);
  expect((await latest())?.subject).toBe(letter?.subject);
  const guesses = await Promise.all(
    [email, 'nobody@example.com'].map((address) =>
      shop.call('verifyCodeEmail', { body: { email: address, verify_code: 'WRONG1' } }),
    ),
  );
  expect(guesses.map(({ code, message }) => [code, message])).toEqual(
    guesses.map(() => [400, 'This code is not right or has expired. Check the newest email, or ask for another code.']),
  );
});

test('a code that is late, or guessed wrong five times, is void', async () => {
  await forgot();
  const late = await emailedCode();
  pass(11);
  expect((await exchange(late)).code).toBe(400);
  await forgot();
  for (let guess = 0; guess < 5; guess += 1) await exchange('WRONG1');
  expect((await exchange(await emailedCode())).code).toBe(400);
});

test('only five codes are sent in a quarter of an hour', async () => {
  const codes = [];
  for (let time = 0; time < 6; time += 1) codes.push((await forgot()).code);
  expect(codes).toEqual([200, 200, 200, 200, 200, 429]);
});

test('a code is bound to what it was sent for', async () => {
  await forgot();
  const code = await emailedCode();
  for (const name of ['verifyEmail', 'verifyEmailCode'] as const) {
    const body = { email, verify_code: code, operation: 'forget_password' } as const;
    expect((await shop.call(name, { body })).code).toBe(400);
  }
  await shop.call('verifyEmail', { body: { email, action: 'resend' } });
  expect((await exchange(await emailedCode())).code).toBe(400);
  expect((await reset(await emailedCode(), 'maple77')).code).toBe(400);
});

test('VAL-007 a confirmation that differs, and a weak or common password, are refused; the token stays', async () => {
  const token = await resetToken();
  const different = await reset(token, 'maple77', 'maple78');
  expect([different.code, different.message, different.result]).toEqual([
    400,
    'Your passwords do not match, please try again.',
    { field: 'password_confirm' },
  ]);
  for (const password of ['a1', 'abc123']) {
    expect((await reset(token, password)).result).toEqual({ field: 'password' });
  }
  pass(9);
  expect((await reset(token, 'birch99')).code).toBe(200);
});

test('a reset token ends after ten minutes', async () => {
  const token = await resetToken();
  pass(11);
  expect((await reset(token, 'maple77')).code).toBe(400);
});

test('API-013 verify_email confirms an e-mail’s code, and sends another one', async () => {
  const address = 'new@example.com';
  const headers = { authorization: (await login(fixturePassword, address)).result.token ?? '' };
  await shop.call('verifyEmail', { body: { email: address, operation: 'register', action: 'resend' } }, headers);
  const body = { email: address, verify_code: await emailedCode(), operation: 'register' } as const;
  expect((await shop.call('verifyEmail', { body }, headers)).result).toMatchObject({ verify_status: true });
});

test('API-055 the token of a letter’s link is exchanged once: for a sign-in, or for a reset', async () => {
  await shop.call('verifyEmail', { body: { email, action: 'resend' } });
  const confirming = { email, rp_token: await linkToken(), operation: 'register' } as const;
  expect((await latest())?.html).toContain(`rp_token=${confirming.rp_token}`);
  const signedIn = await shop.call('verifyToken', { body: confirming });
  expect(signedIn).toMatchObject({ code: 200, type: 'success', message: expect.any(String) });
  expect(await valid(signedIn.result.token)).toEqual({ valid: true });
  expect((await shop.call('verifyToken', { body: confirming })).code).toBe(400);

  await forgot();
  const resetting = { email, rp_token: await linkToken(), operation: 'forget_password' } as const;
  expect((await shop.call('verifyToken', { body: { ...resetting, operation: 'register' } })).code).toBe(400);
  const { token } = (await shop.call('verifyToken', { body: resetting })).result;
  expect(await valid(token)).toEqual({ valid: false });
  expect((await reset(token ?? '', 'maple77')).code).toBe(200);
});

test('API-011 a signed-in customer changes their password with the old one; other sessions end', async () => {
  const address = 'plus@example.com';
  const other = (await login(fixturePassword, address)).result.token;
  const headers = { authorization: (await login(fixturePassword, address)).result.token ?? '' };
  const modify = (old_password: string, given = headers) =>
    shop.call('modifyPassword', { body: { old_password, password: 'maple77', password_confirm: 'maple77' } }, given);
  expect((await modify(fixturePassword, { authorization: '' })).code).toBe(401);
  expect((await modify('wrong1')).result).toEqual({ field: 'old_password' });
  const changed = await modify(fixturePassword);
  expect(await valid(changed.result.token)).toEqual({ valid: true });
  expect(await valid(other)).toEqual({ valid: false });
  expect((await login('maple77', address)).code).toBe(200);
});

test('API-079 the token check tells whether a token is valid', async () => {
  const guest = await shop.guest();
  expect((await shop.call('tokenCheck', {}, guest)).result).toEqual({ valid: true });
  expect(await valid('invented')).toEqual({ valid: false });
  expect(await valid(null)).toEqual({ valid: false });
});

test('API-056 the subscribe pre-check leads home, to the login, or to creating an account', async () => {
  const precheck = (body: { email?: string; mEmail?: string; mTime?: string; redirectUrl?: string }, headers = {}) =>
    shop.call('subscribePrecheck', { body }, headers).then(({ result }) => result);
  const link = { mTime: '1', redirectUrl: '/' };
  const known = 'new@example.com';
  expect(await precheck({ email: 'NOBODY@example.com', ...link })).toEqual({
    redirect: 'create',
    email: 'nobody@example.com',
  });
  expect(await precheck({ mEmail: known, ...link })).toEqual({ redirect: 'login', email: known });
  const headers = { authorization: (await login(fixturePassword, known)).result.token ?? '' };
  expect(await precheck({ email: known }, headers)).toEqual({ redirect: 'home', email: known });
  expect(await precheck({ email: 'not one' })).toEqual({ redirect: 'home', email: null });
});
