import { asc, eq } from 'drizzle-orm';
import { schema } from '../../database/connection.ts';
import { latestMails } from '../../mail/mailbox.ts';
import { textedCode } from '../../testing/texted-code.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

type Headers = Record<string, string>;

let shop: TestApp;
beforeAll(async () => {
  shop = await startTestApp();
});
afterAll(() => shop?.close());

const french = { 'accept-language': 'fr' };
const token = (text: string | undefined) => /leave\?token=([\da-f-]+)/.exec(text ?? '')?.[1] ?? '';
const register = async (email: string, is_subscribed?: boolean, headers: Headers = {}): Promise<Headers> => {
  const typed = { email, password: 'birch77', register_type: 'normal', auto_test: '1' } as const;
  const body = { ...typed, ...(is_subscribed !== undefined && { is_subscribed }) };
  const { result } = await shop.call('register', { body }, headers);
  return { authorization: result.token ?? '' };
};
const choose = (headers: Headers, subscriber_email: boolean, subscriber_sms = false) =>
  shop.call('newsletterSubscriber', { body: { subscriber_email, subscriber_sms } }, headers);
const isOn = async (headers: Headers) =>
  (await shop.call('accountInformation', {}, headers)).result.subscriber.subscriber_email;
const couponsOf = async (headers: Headers) =>
  (await shop.call('couponListFourthVersion', { body: {} }, headers)).result.list.map(({ coupon_code }) => coupon_code);
const onList = async (email: string) => {
  const { newsletterSubscriber: list } = schema;
  const rows = await shop.connection.db.select().from(list).where(eq(list.email, email));
  return rows.map(({ leftAt }) => leftAt === null);
};
/** Welcome letters, newest first. */
const welcomes = async (to: string) =>
  (await latestMails(shop.connection.db, 20)).filter((letter) => letter.recipient === to && token(letter.plainText));
/** Consents of somebody in the order in which they were given, as `source channel yes|no language`. */
const consents = async (email: string) => {
  const { newsletterConsent: said } = schema;
  const rows = await shop.connection.db.select().from(said).where(eq(said.email, email)).orderBy(asc(said.id));
  return rows.map(({ source, channel, given, language }) => `${source} ${channel} ${given ? 'yes' : 'no'} ${language}`);
};

test('AUTH-013 who opts in while registering is on the list, with the coupons, one letter and the consent on record', async () => {
  const zoe = await register('zoe@example.ca', true, french);
  expect(await onList('zoe@example.ca')).toEqual([true]);
  expect([await isOn(zoe), await couponsOf(zoe)]).toEqual([true, ['NEWS100', 'NEWS150']]);
  const [letter, ...more] = await welcomes('zoe@example.ca');
  expect(letter).toMatchObject({ subject: 'Bienvenue à l’infolettre de Boréal' });
  expect(letter?.plainText).toContain('Ils sont dans votre compte.');
  expect(more).toEqual([]);
  expect(await consents('zoe@example.ca')).toEqual(['register email yes fr']);
  // The letter with the code is on top: it is the one that they wait for.
  expect((await latestMails(shop.connection.db, 1))[0]?.plainText).not.toContain('leave?token');

  await shop.call('newsletterLeave', { body: { token: token(letter?.plainText) } });
  expect([await isOn(zoe), await onList('zoe@example.ca')]).toEqual([false, [false]]);
});

test.each([
  ['quick@example.ca', { register_type: 'quick' }, 'register quick'],
  ['form@example.ca', { register_type: 'normal', action: 'register' }, 'register'],
  [
    'cart@example.ca',
    { register_type: 'normal', login_source_page: 'shippingcart', source: 'newsletter' },
    'register shippingcart newsletter',
  ],
  ['odd@example.ca', { source: '<b>a long story</b>' }, 'register'],
] as const)('AUTH-027 the consent of %s says how they registered', async (email, sent, source) => {
  const body = { email, password: 'maple7', is_subscribed: true, auto_test: '1', ...sent };
  expect((await shop.call('register', { body })).code).toBe(200);
  expect(await consents(email)).toEqual([`${source} email yes en`]);
});

test('who does not opt in is on no list; who was on it before is shown so in the new account', async () => {
  expect(await isOn(await register('ben@example.ca', false))).toBe(false);
  expect(await isOn(await register('may@example.ca'))).toBe(false);
  expect([await onList('ben@example.ca'), await onList('may@example.ca')]).toEqual([[], []]);
  await shop.call('newsletterVisitor', { body: { email: 'lou@example.ca' } });
  // Who subscribes is nobody else's business.
  const status = await shop.call('registerStatus', { query: { email: 'lou@example.ca' } });
  expect(status.result).toEqual({ entity_id: null, subscriber: false });
  expect(await isOn(await register('lou@example.ca', true))).toBe(true);
  expect(await welcomes('lou@example.ca')).toHaveLength(1);
  expect(await consents('lou@example.ca')).toEqual(['visitor email yes en']);
});

test('the account’s switch is the same list: the first time it brings the letter and the coupons, then neither', async () => {
  const ada = await shop.signIn('ada@example.com');
  await choose(ada, true);
  expect(await onList('ada@example.com')).toEqual([true]);
  expect(await couponsOf(ada)).toEqual(['NEWS100', 'NEWS150']);
  await choose(ada, true);
  await choose(ada, false);
  await choose(ada, false);
  expect([await onList('ada@example.com'), await isOn(ada)]).toEqual([[false], false]);
  await choose(ada, true);
  expect([await onList('ada@example.com'), await isOn(ada)]).toEqual([[true], true]);
  expect(await welcomes('ada@example.com')).toHaveLength(1);
  const said = await consents('ada@example.com');
  expect(said).toEqual(['account email yes en', 'account email no en', 'account email yes en']);
});

test('API-061 who begins with the phone has subscribed as well; the number and the e-mail are two consents', async () => {
  const send = (phone: string) => shop.call('newsletterPhone', { body: { email: 'kim@example.ca', phone } });
  expect((await send('12')).code).toBe(400);
  expect(await onList('kim@example.ca')).toEqual([]);
  expect((await send('4165550123')).result).toMatchObject({ type: 1, hasPhone: false });
  await send('4165550123');
  expect(await consents('kim@example.ca')).toEqual(['phone email yes en']);
  const body = { email: 'kim@example.ca', phone: '4165550123', code: await textedCode(shop, '+14165550123') };
  await shop.call('newsletterPhoneCode', { body });
  expect(await onList('kim@example.ca')).toEqual([true]);
  expect(await welcomes('kim@example.ca')).toHaveLength(1);
  expect(await consents('kim@example.ca')).toEqual(['phone email yes en', 'phone sms yes en']);
});

test('a number that is changed in the account is not confirmed for text messages', async () => {
  const plus = await shop.signIn('plus@example.com');
  const change = async (customer_phone: string) =>
    (await shop.call('updateAccountInformation', { body: { customer_phone } }, plus)).result.subscriber.subscriber_sms;
  await change('5145550188');
  await choose(plus, false, true);
  const body = { subscriber_email: false, subscriber_sms: true, code: await textedCode(shop, '+15145550188') };
  await shop.call('newsletterSubscriber', { body }, plus);
  expect([await change('(514) 555-0188'), await change('5145550199')]).toEqual([true, false]);
});

test('text messages that are switched on and off are on record too', async () => {
  const bo = await shop.signIn('bo@example.com');
  const known = { firstName: 'Bo', lastName: 'Roy', customer_phone: '5145550123' };
  await shop.call('updateAccountInformation', { body: known }, bo);
  expect(await choose(bo, false, true)).toMatchObject({ code: 409, result: { field: 'code' } });
  expect(await consents('bo@example.com')).toEqual([]);
  const wanted = (code: string) =>
    shop.call('newsletterSubscriber', { body: { subscriber_email: false, subscriber_sms: true, code } }, bo);
  expect(await wanted('12345x')).toMatchObject({ code: 400, result: { field: 'code' } });
  const code = await textedCode(shop, '+15145550123');
  expect((await wanted(code)).result.subscriber.subscriber_sms).toBe(true);
  await choose(bo, false, true);
  await choose(bo, false, false);
  expect(await consents('bo@example.com')).toEqual(['account sms yes en', 'account sms no en']);
});
