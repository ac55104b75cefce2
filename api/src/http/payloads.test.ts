import { eq } from 'drizzle-orm';
import { calls } from '@shop/contract';
import { schemas } from '@shop/contract/schemas';
import { schema } from '../database/connection.ts';
import { fixture } from '../testing/fixture-products.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';

// The payloads and answers that the requirements list, sent to and read from the API that serves them.
let shop: TestApp;
beforeAll(async () => {
  shop = await startTestApp();
});
afterAll(() => shop?.close());

const solved = `sandbox.${'0'.repeat(32)}`;
const register = {
  email: 'first@example.com',
  password: 'maple7',
  is_subscribed: true,
  consent_text: 'Yes, send me offers.', // with a subscription
  register_type: 'normal',
  g_recaptcha_response: solved,
  auto_test: '0',
  source: 'footer',
  login_source_page: 'shippingcart',
  action: 'register',
} as const;
/** The code and message that a form of these fields gets, right or wrong. */
const sent = async (name: 'register' | 'resetPassword', fields: Readonly<Record<string, unknown>>) => {
  const { method, path } = calls[name];
  const reply = await shop.app.inject({
    method,
    url: path,
    headers: { client: 'pc', 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams(Object.entries(fields).map(([key, value]) => [key, String(value)])).toString(),
  });
  const { code, message } = reply.json();
  return [code, message];
};

test('AUTH-027 what is sent to register; the repeated password is for a reset only', async () => {
  expect(Object.keys(schemas.register.body.properties)).toEqual(Object.keys(register));
  expect(await sent('register', register)).toEqual([200, '']);
  const email = 'second@example.com';
  const wrong = async (change: object) => (await sent('register', { ...register, email, ...change }))[1];
  expect(await wrong({ register_type: 'slow' })).toBe('Invalid value: register_type.');
  expect(await wrong({ action: 'login' })).toBe('Invalid value: action.');
  expect(await wrong({ login_source_page: 'cart' })).toBe('Invalid value: login_source_page.');
  expect(await wrong({ is_subscribed: 'perhaps' })).toBe('Invalid value: is_subscribed.');
  expect(await wrong({ password_confirm: 'maple7' })).toBe('Unknown field: password_confirm.');
  expect(await sent('register', { ...register, email, register_type: 'quick', is_subscribed: false })).toEqual([
    200,
    '',
  ]);
  const reset = { email, password: 'birch88', token: 'none' };
  expect((await sent('resetPassword', reset))[1]).toBe('Missing field: password_confirm.');
  expect((await sent('resetPassword', { ...reset, password_confirm: 'birch88' }))[1]).not.toContain('field');
});

test('POP-020 who subscribed registers with e-mail, password, subscription, type and captcha alone', async () => {
  const { email, password, is_subscribed, register_type, g_recaptcha_response } = register;
  const payload = { email: `pop-up-${email}`, password, is_subscribed, register_type, g_recaptcha_response };
  const reply = await shop.call('register', { body: payload });
  expect(reply).toMatchObject({ code: 200, result: { token: expect.any(String), verify_status: false } });
  const headers = { authorization: reply.result.token ?? '' };
  expect((await shop.call('accountInit', {}, headers)).result.subscriber.subscriber_email).toBe(true);
  expect(await sent('register', { ...payload, email: 'no@example.com', g_recaptcha_response: '' })).toEqual([
    400,
    expect.any(String),
  ]);
});

test('PLAN-002 a plan that extends a warranty: its ids, price in cents, term in months, title and page', async () => {
  const id = String(fixture.withPlan);
  const plans = (await shop.call('productExtend', { body: { items: [id] } })).result[id]?.plans ?? [];
  expect(plans.map(({ term, price }) => [term, price])).toEqual([
    [24, 2_999],
    [36, 3_999],
  ]);
  for (const plan of plans) {
    expect(plan).toMatchObject({
      offerPlanId: expect.stringMatching(/./),
      planId: expect.stringMatching(/./),
      title: `${plan.term / 12}-year protection plan`,
      detail_url: expect.stringMatching(/^\//),
    });
  }
});

test.each([
  ['Enterprise buyers', 1],
  ['Business', 1],
  ['PLUS+', 0],
  ['Dropship partners', 0],
  ['General', 0],
])('SESS-028 a customer of the group %s has is_qiye %d in the step of Plus+, and only there', async (group, flag) => {
  const email = 'bo@example.com';
  await shop.connection.db.update(schema.customer).set({ group }).where(eq(schema.customer.email, email));
  const headers = await shop.signIn(email);
  const step = await shop.call('plusStepInfo', { body: {} }, headers);
  expect(step.result).toMatchObject({ is_qiye: flag, group_name: group });
  const init = await shop.call('accountInit', {}, headers);
  expect(init.result).toMatchObject({ customer_group: group, is_dropship: group.startsWith('Dropship') });
  expect(init.result).not.toHaveProperty('is_qiye');
});
