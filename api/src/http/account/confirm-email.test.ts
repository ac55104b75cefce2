import { eq } from 'drizzle-orm';
import { schema } from '../../database/connection.ts';
import { latestMails } from '../../mail/mailbox.ts';
import { storeOrder } from '../../testing/stored-order.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

type Headers = Record<string, string>;

let shop: TestApp;
beforeAll(async () => {
  shop = await startTestApp();
});
afterAll(() => shop?.close());

const chosen = 'maple7';
let nth = 0;
const later = (minutes: number) => {
  shop.clock.now = new Date(shop.clock.now.getTime() + minutes * 60 * 1000);
};

const letterTo = async (email: string) =>
  (await latestMails(shop.connection.db, 50)).find(({ recipient }) => recipient === email);
const codeTo = async (email: string) => /\b\d{6}\b/.exec((await letterTo(email))?.subject ?? '')?.[0] ?? '';
const linkTo = async (email: string) => /rp_token=([\w-]+)/.exec((await letterTo(email))?.plainText ?? '')?.[1] ?? '';

/** An account that somebody registered, not confirmed; a guest order was made with its address before. */
const registered = async () => {
  const email = `somebody${(nth += 1)}@example.ca`;
  const order = await storeOrder(shop.connection.db, 1, { customerId: null, guestId: 1, email });
  const { result } = await shop.call('register', { body: { email, password: chosen, auto_test: '1' } });
  return { email, session: { authorization: result.token ?? '' }, order: order.number };
};
const login = (email: string, password: string) => shop.call('login', { body: { email, password } });
const isSignedIn = async (headers: Headers) => (await shop.call('accountInformation', {}, headers)).code === 200;
const ownerOf = async (number: string) => {
  const { order } = schema;
  const rows = await shop.connection.db
    .select({ customerId: order.customerId })
    .from(order)
    .where(eq(order.number, number));
  return rows[0]?.customerId ?? null;
};
const follow = async (email: string, headers: Headers = {}) => {
  const body = { email, rp_token: await linkTo(email), operation: 'register' } as const;
  return (await shop.call('verifyToken', { body }, headers)).result;
};
const confirm = (body: { email: string; token: string; password: string; password_confirm?: string }) =>
  shop.call('confirmEmail', { body });

test('in the session that registered, code and link confirm the address and the password stays', async () => {
  for (const way of ['code', 'link'] as const) {
    const { email, session, order } = await registered();
    expect(await ownerOf(order)).toBeNull();
    const verify_code = await codeTo(email);
    const { token } =
      way === 'link'
        ? await follow(email, session)
        : (await shop.call('verifyEmailCode', { body: { email, verify_code } }, session)).result;
    expect(await isSignedIn({ authorization: token ?? '' })).toBe(true);
    expect((await login(email, chosen)).result).toMatchObject({ verify_status: true });
    expect(await ownerOf(order)).not.toBeNull();
  }
});

test('in another browser the link alone signs nobody in, confirms nothing and hands over no order', async () => {
  const { email, session, order } = await registered();
  const stranger = await shop.call('login', { body: { email: 'ada@example.com', password: 'Maple2026' } });
  for (const headers of [await shop.guest(), { authorization: stranger.result.token ?? 'none' }]) {
    const answer = await follow(email, headers);
    expect(answer).toEqual({ token: null, confirm_token: expect.any(String) });
    expect((await login(email, chosen)).result.verify_status).toBe(false);
    expect(await ownerOf(order)).toBeNull();
    expect(await isSignedIn(session)).toBe(true);
    later(16);
    await shop.call('verifyEmail', { body: { email, action: 'resend' } });
  }
});

test('a new password confirms the address; the old one and all sessions of who registered it end', async () => {
  const { email, session, order } = await registered();
  const { confirm_token: token = '' } = await follow(email);
  expect((await confirm({ email, token, password: 'birch99', password_confirm: 'birch98' })).result).toEqual({
    field: 'password_confirm',
  });
  const { result } = await confirm({ email, token, password: 'birch99', password_confirm: 'birch99' });
  expect(result).toMatchObject({ token: expect.any(String), verify_status: true });
  expect([await isSignedIn(session), await isSignedIn({ authorization: result.token ?? '' })]).toEqual([false, true]);
  expect([(await login(email, chosen)).code, (await login(email, 'birch99')).code]).toEqual([400, 200]);
  expect(await ownerOf(order)).toBe(result.entity_id);
  expect((await confirm({ email, token, password: chosen, password_confirm: chosen })).result).toEqual({
    field: 'token',
  });
});

test('the password of the account confirms it too, and ends the other sessions; a wrong one does not', async () => {
  const { email, session } = await registered();
  const { confirm_token: token = '' } = await follow(email);
  expect(await confirm({ email, token, password: 'wrong1' })).toMatchObject({
    code: 400,
    result: { field: 'password' },
  });
  expect(await isSignedIn(session)).toBe(true);
  const { result } = await confirm({ email, token, password: chosen });
  expect(result).toMatchObject({ token: expect.any(String), verify_status: true });
  expect([await isSignedIn(session), (await login(email, chosen)).code]).toEqual([false, 200]);
});

test('a code that somebody without the session asked for themselves leads to the same question', async () => {
  const { email, session } = await registered();
  const guest = await shop.guest();
  await shop.call('verifyEmailCode', { body: { email, action: 'resend' } }, guest);
  const body = { email, verify_code: await codeTo(email) };
  expect((await shop.call('verifyEmailCode', { body }, guest)).result).toEqual({
    token: null,
    verify_status: false,
    entity_id: null,
    confirm_token: expect.any(String),
  });
  expect(await isSignedIn(session)).toBe(true);
});

test('the token of the question ends after ten minutes, and is for this address alone', async () => {
  const { email } = await registered();
  const other = await registered();
  const { confirm_token: token = '' } = await follow(email);
  expect((await confirm({ email: other.email, token, password: chosen })).result).toEqual({ field: 'token' });
  later(11);
  expect((await confirm({ email, token, password: chosen })).result).toEqual({ field: 'token' });
});

test('a reset of an account that was never confirmed hands over its guest orders as well', async () => {
  const { email, session, order } = await registered();
  const guest = await shop.guest();
  await shop.call('forgotPassword', { body: { email } }, guest);
  const body = { email, verify_code: await codeTo(email) };
  const { token } = (await shop.call('verifyCodeEmail', { body }, guest)).result;
  const typed = { email, token: token ?? '', password: 'birch99', password_confirm: 'birch99' };
  expect((await shop.call('resetPassword', { body: typed }, guest)).code).toBe(200);
  expect([await isSignedIn(session), await ownerOf(order)]).toEqual([false, expect.any(Number)]);
});

test('a customer who changes the password of an unconfirmed account has confirmed nothing', async () => {
  const { email, session, order } = await registered();
  const body = { old_password: chosen, password: 'birch99', password_confirm: 'birch99' };
  expect((await shop.call('modifyPassword', { body }, session)).result.verify_status).toBe(false);
  expect([(await login(email, 'birch99')).result.verify_status, await ownerOf(order)]).toEqual([false, null]);
});

describe('codes of two requesters', () => {
  const email = 'bo@example.com';
  beforeEach(() => later(16));
  const forgot = (headers: Headers) => shop.call('forgotPassword', { body: { email } }, headers);
  const exchange = async (verify_code: string, headers: Headers) =>
    (await shop.call('verifyCodeEmail', { body: { email, verify_code } }, headers)).code;

  test('asking for another one and guessing wrong void nobody else’s', async () => {
    const [owner, stranger] = [await shop.guest(), await shop.guest()];
    await forgot(owner);
    const code = await codeTo(email);
    await forgot(stranger);
    for (let guess = 0; guess < 6; guess += 1) await exchange('WRONG1', stranger);
    expect(await exchange(code, owner)).toBe(200);
  });

  test('one is good for who asked for it alone, and after five wrong guesses of theirs for nobody', async () => {
    const [owner, stranger] = [await shop.guest(), await shop.guest()];
    await forgot(owner);
    const code = await codeTo(email);
    expect(await exchange(code, stranger)).toBe(400);
    for (let guess = 0; guess < 5; guess += 1) await exchange('WRONG1', owner);
    expect(await exchange(code, owner)).toBe(400);
  });

  test('the link stays good whatever codes are guessed, once and for its purpose', async () => {
    const owner = await shop.guest();
    await forgot(owner);
    for (let guess = 0; guess < 6; guess += 1) await exchange('WRONG1', owner);
    const follow_ = async (operation: 'register' | 'forget_password') =>
      (await shop.call('verifyToken', { body: { email, rp_token: await linkTo(email), operation } })).code;
    expect([await follow_('register'), await follow_('forget_password'), await follow_('forget_password')]).toEqual([
      400, 200, 400,
    ]);
  });

  test('a browser is known by its device before it has a guest token, and after', async () => {
    const device = { 'device-id': `device-${Date.now()}` };
    await forgot(device);
    const code = await codeTo(email);
    expect(await exchange(code, { 'device-id': 'another-device' })).toBe(400);
    expect(await exchange(code, { ...device, ...(await shop.guest()) })).toBe(200);
  });

  test('a confirmation, a sign-in and a reset are three codes of one requester', async () => {
    const guest = await shop.guest();
    await forgot(guest);
    const code = await codeTo(email);
    await shop.call('signInCode', { body: { email } }, guest);
    const forSignIn = await codeTo(email);
    expect(await exchange(code, guest)).toBe(200);
    expect((await shop.call('signInByCode', { body: { email, verify_code: forSignIn } }, guest)).code).toBe(200);
  });

  test('wrong guesses at one leave the others of the same requester alone', async () => {
    const guest = await shop.guest();
    await shop.call('signInCode', { body: { email } }, guest);
    const forSignIn = await codeTo(email);
    await forgot(guest);
    for (let guess = 0; guess < 6; guess += 1) await exchange('WRONG1', guest);
    expect((await shop.call('signInByCode', { body: { email, verify_code: forSignIn } }, guest)).code).toBe(200);
  });

  test('each asks five times in a quarter of an hour, all together twenty times in six hours for one address', async () => {
    later(25 * 60);
    const answers = [];
    for (let person = 0; person < 5; person += 1) {
      const guest = await shop.guest();
      for (let asked = 0; asked < 6; asked += 1) answers.push((await forgot(guest)).code);
    }
    expect(answers.filter((code) => code === 200)).toHaveLength(20);
    expect(answers.slice(0, 6)).toEqual([200, 200, 200, 200, 200, 429]);
    later(16);
    expect((await forgot(await shop.guest())).code).toBe(429);
  });
});
