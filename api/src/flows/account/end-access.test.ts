import { eq } from 'drizzle-orm';
import { schema } from '../../database/connection.ts';
import { pushWithin } from '../../push/outbox.ts';
import { latestMails } from '../../mail/mailbox.ts';
import { address } from '../../testing/buying.ts';
import { fixturePassword } from '../../testing/fixture-people.ts';
import { pushBrowser } from '../../testing/push-browser.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

type Headers = Record<string, string>;

let shop: TestApp;
beforeAll(async () => {
  shop = await startTestApp();
  await shop.app.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(() => shop?.close());

const chosen = 'maple77';
const db = () => shop.connection.db;
const letterTo = async (email: string) => (await latestMails(db(), 50)).find(({ recipient }) => recipient === email);
const codeTo = async (email: string) => /\b\d{6}\b/.exec((await letterTo(email))?.subject ?? '')?.[0] ?? 'none';
const register = async (email: string): Promise<Headers> => {
  const { result } = await shop.call('register', { body: { email, password: chosen, auto_test: '1' } });
  return { authorization: result.token ?? '' };
};
let nth = 0;
/** Somebody with a confirmed address, signed in once. */
const customer = async () => {
  const email = `person${(nth += 1)}@example.ca`;
  const headers = await register(email);
  const body = { email, verify_code: await codeTo(email) };
  const { result } = await shop.call('verifyEmailCode', { body }, headers);
  return { email, id: result.entity_id ?? 0, headers: { authorization: result.token ?? '' } };
};
const google = async (email: string) => {
  const payload = { email, firstname: 'Camille', lastname: 'Roy' };
  const reply = await shop.app.inject({ method: 'POST', url: '/dev/google/id_token', payload });
  return shop.call('googleLogin', { query: { id_token: reply.json().id_token } });
};
const logIn = async (email: string): Promise<Headers> => {
  const { result } = await shop.call('login', { body: { email, password: chosen } });
  return { authorization: result.token ?? '' };
};
const idOf = async (email: string) => {
  const [row] = await db().select().from(schema.customer).where(eq(schema.customer.email, email));
  return row?.id ?? 0;
};

/** Another device with all that it can have of an account, and what somebody with it could try afterwards. */
const deviceOf = async (email: string) => {
  const id = await idOf(email);
  const headers = await logIn(email);
  const guest = await shop.guest();
  await shop.call('addCartItem', { body: { product_id: 2, qty: 1 } }, headers);
  const browser = await pushBrowser(shop);
  await shop.call('pushSubscribe', { body: browser.subscription }, headers);
  const news = { title: 'Your parcel', body: '', url: '/', tag: 'order' };
  await pushWithin(db(), { customerId: id, guestId: null }, { en: news, fr: news }, shop.clock.now);
  await shop.call('forgotPassword', { body: { email } }, guest);
  const exchanged = await shop.call('verifyCodeEmail', { body: { email, verify_code: await codeTo(email) } }, guest);
  await shop.call('signInCode', { body: { email } }, guest);
  const verify_code = await codeTo(email);
  const phone = `+1514555${2000 + (id % 1000)}`;
  await shop.call('plusSendCode', { body: { phone } }, headers);
  const code = /\b\d{4}\b/.exec((await letterTo(phone))?.plainText ?? '')?.[0] ?? '';
  await shop.call('plusVerifyCode', { body: { phone, code } }, headers);
  await shop.call('plusSendCode', { body: { phone } }, headers);
  await shop.call('orderToken', {}, headers);
  await shop.call('orderGeneration', { body: {} }, headers);
  return {
    /** Where the device is still in the account, or could get in. */
    ways: async () => ({
      session: (await shop.call('tokenCheck', {}, headers)).result.valid,
      code: (await shop.call('signInByCode', { body: { email, verify_code } }, guest)).code,
      reset: (
        await shop.call('resetPassword', {
          body: { email, token: exchanged.result.token ?? '', password: 'stolen1', password_confirm: 'stolen1' },
        })
      ).code,
    }),
    /** Rows that go on speaking for it. */
    rows: async () => ({
      codes: await db().$count(schema.oneTimeCode, eq(schema.oneTimeCode.requester, `customer:${id}`)),
      phones: await db().$count(schema.plusPhone, eq(schema.plusPhone.customerId, id)),
      push: await db().$count(schema.pushSubscription, eq(schema.pushSubscription.customerId, id)),
      waiting: await db().$count(schema.pushMessage),
      tokens: await db().$count(schema.orderToken, eq(schema.orderToken.owner, `customer:${id}`)),
      drafts: await db().$count(schema.orderDraft, eq(schema.orderDraft.owner, `customer:${id}`)),
    }),
  };
};

const nothing = { codes: 0, phones: 0, push: 0, waiting: 0, tokens: 0, drafts: 0 };
const refused = { session: false, code: 400, reset: 400 };

/** The owner's actions that end access. */
const ends: [string, (email: string, headers: Headers) => Promise<unknown>][] = [
  [
    'API-011 a change of password',
    (_, headers) =>
      shop.call(
        'modifyPassword',
        { body: { old_password: chosen, password: 'birch99', password_confirm: 'birch99' } },
        headers,
      ),
  ],
  [
    'API-010 a password that is reset',
    async (email) => {
      await shop.call('forgotPassword', { body: { email } });
      const { result } = await shop.call('verifyCodeEmail', { body: { email, verify_code: await codeTo(email) } });
      return shop.call('resetPassword', {
        body: { email, token: result.token ?? '', password: 'birch99', password_confirm: 'birch99' },
      });
    },
  ],
  ['signing out everywhere', (_, headers) => shop.call('endAllSessions', { body: {} }, headers)],
  ['the account’s deletion', (_, headers) => shop.call('deleteAccount', { body: { password: chosen } }, headers)],
];

test.each(ends)('%s ends all that another device has of the account', async (_, end) => {
  const { email, headers } = await customer();
  const device = await deviceOf(email);
  expect(await device.rows()).toEqual({ codes: 1, phones: 1, push: 1, waiting: 1, tokens: 1, drafts: 1 });
  expect(await end(email, headers)).toMatchObject({ code: 200 });
  expect(await device.rows()).toEqual(nothing);
  expect(await device.ways()).toEqual(refused);
});

test('one session that is ended takes the push messages of its browser along, and of no other', async () => {
  const { email, headers } = await customer();
  const device = await deviceOf(email);
  const own = await pushBrowser(shop);
  await shop.call('pushSubscribe', { body: own.subscription }, headers);
  const { sessions } = (await shop.call('sessions', {}, headers)).result;
  const other = sessions.find(({ is_current }) => !is_current);
  expect(await shop.call('endSession', { body: { id: other?.id ?? 0 } }, headers)).toMatchObject({ code: 200 });
  expect(await device.rows()).toMatchObject({ push: 1, waiting: 0 });
  const ofSubscription = eq(schema.pushSubscription.endpoint, own.subscription.endpoint);
  expect(await db().$count(schema.pushSubscription, ofSubscription)).toBe(1);
  expect((await device.ways()).session).toBe(false);
});

test('a browser that subscribed as a guest belongs to the session that it signed in to', async () => {
  const { email, headers } = await customer();
  const guest = await shop.guest();
  const browser = await pushBrowser(shop);
  await shop.call('pushSubscribe', { body: browser.subscription }, guest);
  await shop.call('login', { body: { email, password: chosen } }, guest);
  const { sessions } = (await shop.call('sessions', {}, headers)).result;
  await shop.call('endSession', { body: { id: sessions.find(({ is_current }) => !is_current)?.id ?? 0 } }, headers);
  const ofSubscription = eq(schema.pushSubscription.endpoint, browser.subscription.endpoint);
  expect(await db().$count(schema.pushSubscription, ofSubscription)).toBe(0);
});

test('AUTH-016 who signs in with Google to an address that somebody registered finds nothing of theirs', async () => {
  const email = `person${(nth += 1)}@example.ca`;
  const stranger = await register(email);
  const id = await idOf(email);
  const device = await deviceOf(email);
  await shop.call('updateAccountInformation', { body: { firstName: 'Eve', customer_phone: '+15145550123' } }, stranger);
  await shop.call('addAddress', { body: { ...address, firstname: 'Eve' } }, stranger);
  await shop.call('cartAddress', { body: { ...address, firstname: 'Eve' } }, stranger);
  const application = { name: 'Eve', email: 'eve@example.ca' };
  await shop.call('addBusinessAccount', { body: { ...application, company: 'Eve' } }, stranger);
  const { result } = await google(email);
  expect(result.entity_id).toBe(id);
  const owner = { authorization: result.token ?? '' };
  expect(await device.rows()).toEqual(nothing);
  expect(await device.ways()).toEqual(refused);
  expect((await shop.call('accountInformation', {}, owner)).result).toMatchObject({
    firstName: 'Camille',
    customer_phone: null,
  });
  expect((await shop.call('addresses', {}, owner)).result.list).toEqual([]);
  const everything = [
    ...(await db().select().from(schema.cart).where(eq(schema.cart.customerId, id))),
    ...(await db().select().from(schema.application).where(eq(schema.application.customerId, id))),
  ];
  expect(JSON.stringify(everything)).not.toContain('Eve');
});

test('who confirms late, in the session of the account or with its password, keeps what they saved', async () => {
  for (const way of ['session', 'password'] as const) {
    const email = `person${(nth += 1)}@example.ca`;
    const headers = await register(email);
    await shop.call('addAddress', { body: address }, headers);
    const letter = await letterTo(email);
    const rp_token = /rp_token=([\w-]+)/.exec(letter?.plainText ?? '')?.[1] ?? '';
    const where = way === 'session' ? headers : {};
    const opened = await shop.call('verifyToken', { body: { email, rp_token, operation: 'register' } }, where);
    const { confirm_token: token = '' } = opened.result;
    const { token: signedIn } =
      way === 'session'
        ? opened.result
        : (await shop.call('confirmEmail', { body: { email, token, password: chosen } })).result;
    const owner = { authorization: signedIn ?? '' };
    expect((await shop.call('addresses', {}, owner)).result.list).toHaveLength(1);
  }
});

test.each([
  ['en', 'Your password was changed', 'If it was not you'],
  ['fr', 'Votre mot de passe a été modifié', 'Sinon, choisissez'],
])('API-011 a letter in %s says that the password was changed, and what to do', async (language, subject, advice) => {
  const { email, id, headers } = await customer();
  await db().update(schema.customer).set({ language }).where(eq(schema.customer.id, id));
  const body = { old_password: chosen, password: 'birch99', password_confirm: 'birch99' };
  await shop.call('modifyPassword', { body }, headers);
  const letter = await letterTo(email);
  expect(letter?.subject).toBe(subject);
  expect(letter?.plainText).toContain(advice);
  expect(letter?.plainText).toContain(`/customer/account/forgotpassword?setLang=${language}`);
});

test('a wrong password changes nothing and writes nobody', async () => {
  const { email, headers } = await customer();
  const before = await letterTo(email);
  const body = { old_password: fixturePassword, password: 'birch99', password_confirm: 'birch99' };
  expect((await shop.call('modifyPassword', { body }, headers)).code).toBe(400);
  expect(await letterTo(email)).toEqual(before);
  expect((await shop.call('tokenCheck', {}, headers)).result.valid).toBe(true);
});
