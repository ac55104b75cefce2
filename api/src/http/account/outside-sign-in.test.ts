import { type CaptchaVerdict, closedCaptcha } from '../../captcha/checker.ts';
import { closedGoogle } from '../../google/tokens.ts';
import { fixture } from '../../testing/fixture-products.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await startTestApp();
});
afterAll(() => shop.close());

const solved = `sandbox.${'a1'.repeat(16)}`;
let nth = 0;
const newEmail = () => `person${(nth += 1)}@example.ca`;

const googleToken = async (email: string): Promise<string> => {
  const reply = await shop.app.inject({
    method: 'POST',
    url: '/dev/google/id_token',
    payload: { email, firstname: 'Camille', lastname: 'Roy' },
  });
  return reply.json().id_token;
};
const signInWith = (id_token: string, headers: Record<string, string> = {}) =>
  shop.call('googleLogin', { query: { id_token } }, headers);

describe('the captcha', () => {
  const register = (claim: { g_recaptcha_response?: string; auto_test?: string }, on = shop) =>
    on.call('register', { body: { email: newEmail(), password: 'maple7', ...claim } });

  test.each([
    ['none', {}],
    ['an empty one', { g_recaptcha_response: '' }],
    ['somebody else’s', { g_recaptcha_response: '03AGdBq24PBCd' }],
    ['nearly one', { g_recaptcha_response: `${solved}0` }],
    ['a switch that is not 1', { auto_test: '0' }],
  ])('AUTH-032 with %s nobody registers', async (_, claim) => {
    const reply = await register(claim);
    expect(reply).toMatchObject({
      code: 400,
      message: 'Incorrect reCAPTCHA.',
      result: { field: 'g_recaptcha_response' },
    });
  });

  test('AUTH-024 AUTH-032 a solved one registers, and so does auto_test in the sandbox', async () => {
    expect((await register({ g_recaptcha_response: solved })).code).toBe(200);
    expect((await register({ auto_test: '1' })).code).toBe(200);
  });

  test('API-195 AUTH-031 AUTH-032 a response can be checked by itself', async () => {
    const check = (g_recaptcha_response: string) => shop.call('googleRecaptcha', { body: { g_recaptcha_response } });
    expect((await check(solved)).result).toEqual({ success: true });
    expect(await check('wrong')).toMatchObject({ code: 400, message: 'Incorrect reCAPTCHA.' });
  });

  test('outside the sandbox neither the switch nor the sandbox’s own answer opens anything', async () => {
    const real = await startTestApp({ sandbox: false }, { captcha: closedCaptcha, google: closedGoogle });
    expect((await register({ auto_test: '1' }, real)).code).toBe(400);
    expect((await register({ g_recaptcha_response: solved }, real)).code).toBe(400);
    const id_token = await googleToken(newEmail());
    expect((await real.call('googleLogin', { query: { id_token } })).code).toBe(400);
    expect((await real.app.inject({ method: 'POST', url: '/dev/google/id_token', payload: {} })).statusCode).toBe(404);
    expect((await real.call('configInit', {})).result).not.toHaveProperty('google_one_tap');
    await real.close();
  });

  test('with keys its service is asked, after what can be seen at once; its silence registers nobody and may be tried again', async () => {
    const asked: unknown[] = [];
    let verdict: CaptchaVerdict = 'unreachable';
    const check = async (...question: string[]) => {
      asked.push(question);
      return verdict;
    };
    const captcha = { siteKey: 'site', allowsAutomatedTests: false, check };
    const real = await startTestApp({}, { captcha, google: { ...closedGoogle, clientId: 'client' } });
    const claim = { g_recaptcha_response: 'r' };
    const weak = await real.call('register', { body: { email: newEmail(), password: 'maple', ...claim } });
    expect([weak.result, asked]).toEqual([{ field: 'password' }, []]);
    expect(await register(claim, real)).toMatchObject({
      code: 503,
      message: expect.stringContaining('try again'),
      result: { field: 'g_recaptcha_response' },
    });
    verdict = 'solved';
    expect((await register(claim, real)).code).toBe(200);
    expect(asked).toEqual([
      ['r', '127.0.0.1'],
      ['r', '127.0.0.1'],
    ]);
    const { result } = await real.call('configInit', {});
    expect(result).toMatchObject({ recaptcha_site_key: 'site', google_client_id: 'client' });
    expect(result).not.toHaveProperty('google_one_tap');
    await real.close();
  });
});

describe('Google one-tap', () => {
  test('the site’s data says that there is a stand-in, and no keys', async () => {
    const { result } = await shop.call('configInit', {});
    expect(result.google_one_tap).toBe('sandbox');
    expect(result).not.toHaveProperty('recaptcha_site_key');
    expect(result).not.toHaveProperty('google_client_id');
  });

  test('API-021 AUTH-016 an unknown person becomes a confirmed customer with Google’s name', async () => {
    const email = newEmail();
    const reply = await signInWith(await googleToken(email));
    expect(reply.result).toMatchObject({ token: expect.any(String), verify_status: true });
    const headers = { authorization: reply.result.token ?? '' };
    const { result } = await shop.call('accountInformation', {}, headers);
    expect(result).toMatchObject({ email, firstName: 'Camille', lastName: 'Roy' });
  });

  test('AUTH-016 a customer signs in to the account that they have, as often as they like', async () => {
    const email = newEmail();
    const first = await signInWith(await googleToken(email));
    const second = await signInWith(await googleToken(email.toUpperCase()));
    expect(second.result.entity_id).toBe(first.result.entity_id);
  });

  test('the guest’s cart comes along', async () => {
    const guest = await shop.guest();
    await shop.call('addCartItem', { body: { product_id: 2, qty: 1 } }, guest);
    const { token } = (await signInWith(await googleToken(newEmail()), guest)).result;
    const { result } = await shop.call('carts', {}, { authorization: token ?? '' });
    expect(result.items_count).toBe(1);
  });

  test('a sign-in tells what it put into a cart that had something in it, and into no other', async () => {
    const email = newEmail();
    const enter = async (...products: [number, number][]) => {
      const guest = await shop.guest();
      for (const [product_id, qty] of products) await shop.call('addCartItem', { body: { product_id, qty } }, guest);
      return (await signInWith(await googleToken(email), guest)).result;
    };
    expect(await enter([fixture.table, 1])).not.toHaveProperty('merged_cart');
    expect(await enter()).not.toHaveProperty('merged_cart');
    const { token, merged_cart } = await enter([fixture.table, 2], [fixture.lastOne, 1]);
    const { list } = (await shop.call('carts', {}, { authorization: token ?? '' })).result;
    const idOf = (product: number) => list.find(({ product_id }) => product_id === product)?.item_id;
    expect(merged_cart).toEqual({
      items: [
        { item_id: idOf(fixture.table), qty: 2, qty_before: 1, plan_added: false },
        { item_id: idOf(fixture.lastOne), qty: 1, qty_before: 0, plan_added: false },
      ],
      coupon_added: false,
    });
  });

  test('a password and sessions that somebody had for an address that was never confirmed end', async () => {
    const email = newEmail();
    const theirs = await shop.call('register', { body: { email, password: 'maple7', auto_test: '1' } });
    const authorization = theirs.result.token ?? '';
    expect((await shop.call('accountInformation', {}, { authorization })).code).toBe(200);
    await signInWith(await googleToken(email));
    expect((await shop.call('login', { body: { email, password: 'maple7' } })).code).toBe(400);
    expect((await shop.call('accountInformation', {}, { authorization })).code).toBe(401);
  });

  test('a token that is forged, changed or too old signs nobody in', async () => {
    const email = newEmail();
    const [header, , signature] = (await googleToken(email)).split('.');
    const claims = Buffer.from(JSON.stringify({ email: 'ada@example.com', exp: 1e15 })).toString('base64url');
    for (const token of ['x', 'a.b.c', `${header}.${claims}.${signature}`, `${header}.${claims}.`]) {
      expect(await signInWith(token)).toMatchObject({ code: 400, result: { field: 'id_token' } });
    }
    const old = await googleToken(email);
    const now = shop.clock.now;
    shop.clock.now = new Date(now.getTime() + 3_600_001);
    expect((await signInWith(old)).code).toBe(400);
    shop.clock.now = now;
  });
});
