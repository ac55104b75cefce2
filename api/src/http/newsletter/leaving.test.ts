import { eq } from 'drizzle-orm';
import { schema } from '../../database/connection.ts';
import type { Letter } from '../../domain/mail/letter.ts';
import { deliverLetters } from '../../mail/delivery.ts';
import { latestMails } from '../../mail/mailbox.ts';
import { outboxMailer } from '../../mail/outbox.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

let shop: TestApp;
beforeEach(async () => {
  shop = await startTestApp();
});
afterEach(() => shop?.close());

type Headers = Record<string, string>;
const subscribe = async (email: string, headers: Headers = {}) =>
  (await shop.call('newsletterVisitor', { body: { email } }, headers)).result;
const leave = (token: string, come_back = false) => shop.call('newsletterLeave', { body: { token, come_back } });
const reader = (token: string) => shop.call('newsletterReader', { query: { token } });
const couponsOf = async (headers: Headers) =>
  (await shop.call('couponListFourthVersion', { body: {} }, headers)).result.list.map(({ coupon_code }) => coupon_code);

/** The mailbox, newest first. */
const letters = () => latestMails(shop.connection.db, 10);
const tokenIn = (text: string | undefined) => /leave\?token=([\da-f-]+)/.exec(text ?? '')?.[1] ?? '';
/** Subscribes, and reads the token in the letter that came. */
const joined = async (email: string, headers: Headers = {}): Promise<string> => {
  await subscribe(email, headers);
  return tokenIn((await letters())[0]?.plainText);
};
const leftAt = async (email: string) => {
  const { newsletterSubscriber: list } = schema;
  const [row] = await shop.connection.db.select().from(list).where(eq(list.email, email));
  return row?.leftAt;
};

test('a new subscriber is welcomed once, in their language, with the coupons, the sender and the way to leave', async () => {
  await subscribe('reader@example.ca', { 'accept-language': 'fr' });
  await subscribe('reader@example.ca', { 'accept-language': 'fr' });
  const sent = await letters();
  expect(sent).toMatchObject([{ recipient: 'reader@example.ca', subject: 'Bienvenue à l’infolettre de Boréal' }]);
  const text = sent[0]?.plainText ?? '';
  expect(text).toMatch(/Vos coupons, valides jusqu’au 1er\sseptembre 2026\s:\n- 150\s\$ – /);
  expect(text).toContain('/customer/account/password?type=create&email=reader%40example.ca&subscriber=1&setLang=fr');
  expect(text).toContain('Boréal vous écrit');
  // The sender's postal address and where it can be asked.
  expect(text).toContain('\nBoréal, 100 Example Street, Montréal (Québec) H2X 1Y4\nNous joindre\u00A0: http');
  expect(sent[0]?.html).toContain('Boréal, 100 Example Street, Montréal (Québec) H2X 1Y4');
  expect(text).toMatch(/Se désabonner\u00A0: http\S+\/newsletter\/leave\?token=[\da-f-]{36}&setLang=fr$/);
  expect(sent[0]?.html).toMatch(/<a href="http[^"]+leave\?token=[\da-f-]{36}&amp;setLang=fr">Se désabonner<\/a>/);
});

test('a customer’s letter says that the coupons are in the account', async () => {
  await subscribe('ada@example.com');
  expect((await letters())[0]?.plainText).toContain('They are in your account.\n\nSee your coupons: http');
});

test('every reader has a token of their own, and no other one is taken', async () => {
  const [one, two] = [await joined('one@example.ca'), await joined('two@example.ca')];
  expect(one).not.toBe(two);
  for (const wrong of ['', 'one@example.ca', one.slice(1), '00000000-0000-4000-8000-000000000000']) {
    expect(await reader(wrong)).toMatchObject({ code: 404, result: null });
    expect(await leave(wrong)).toMatchObject({ code: 404, result: null });
  }
  expect([await leftAt('one@example.ca'), await leftAt('two@example.ca')]).toEqual([null, null]);
});

test('looking at the link changes nothing; leaving holds from the first time on, and the link works ever after', async () => {
  const token = await joined('reader@example.ca');
  const shown = { email: 'r•••r@example.ca', is_subscribed: true, letters: 'newsletter' };
  expect((await reader(token)).result).toEqual(shown);
  expect((await reader(token)).result).toEqual(shown);
  expect((await leave(token)).result).toEqual({ ...shown, is_subscribed: false });
  const before = shop.clock.now;
  shop.clock.now = new Date('2029-06-01T12:00:00.000Z');
  expect((await leave(token)).result).toEqual({ ...shown, is_subscribed: false });
  expect((await reader(token)).result.is_subscribed).toBe(false);
  expect(await leftAt('reader@example.ca')).toEqual(before);
  expect((await leave(token, true)).result).toEqual(shown);
  expect(await leftAt('reader@example.ca')).toBeNull();
});

test('a customer who leaves keeps the coupons, and the account says so; back again gives none twice', async () => {
  const ada = await shop.signIn('ada@example.com');
  const isOn = async () => (await shop.call('accountInformation', {}, ada)).result.subscriber.subscriber_email;
  await subscribe('ada@example.com');
  await shop.call('newsletterSubscriber', { body: { subscriber_email: false, subscriber_sms: false } }, ada);
  expect(await leftAt('ada@example.com')).toEqual(shop.clock.now);
  expect(await subscribe('ada@example.com', ada)).toMatchObject({ message: 'Thank you for subscribing.' });
  expect(await isOn()).toBe(true);
  const coupons = ['NEWS100', 'NEWS150'];
  const given = () => shop.connection.db.select().from(schema.customerCoupon);
  const before = await given();
  expect(await couponsOf(ada)).toEqual(coupons);

  const [row] = await shop.connection.db.select().from(schema.newsletterSubscriber);
  await leave(row?.leaveToken ?? '');
  expect([await isOn(), await couponsOf(ada)]).toEqual([false, coupons]);
  await leave(row?.leaveToken ?? '', true);
  expect(await isOn()).toBe(true);
  await leave(row?.leaveToken ?? '');
  shop.clock.now = new Date('2026-10-01T12:00:00.000Z');
  const back = await shop.signIn('ada@example.com');
  expect(await subscribe('ada@example.com', back)).toMatchObject({ type: 5, couponList: [], couponExpireAt: null });
  expect(await leftAt('ada@example.com')).toBeNull();
  expect(await given()).toEqual(before);
  expect(await letters()).toHaveLength(1);
});

test('nobody waits for the SMTP server: who cannot be written to has subscribed all the same', async () => {
  await shop.close();
  shop = await startTestApp({}, ({ now }) => ({ mailer: outboxMailer(now) }));
  expect(await subscribe('reader@example.ca')).toMatchObject({ type: 1, message: 'Thank you for subscribing.' });
  const { db } = shop.connection;
  const reports: string[] = [];
  const deliver = () => Promise.reject(new Error('Nobody takes it'));
  await deliverLetters({ db, now: () => shop.clock.now, deliver }, (line) => reports.push(line));
  expect(reports).toEqual(['An e-mail could not be sent yet: Nobody takes it']);
});

test('the newsletter’s first letter is withdrawn when its reader leaves before it has left; no other letter is', async () => {
  await shop.close();
  shop = await startTestApp({}, ({ now }) => ({ mailer: outboxMailer(now) }));
  const { connection, clock } = shop;
  const token = async (email: string): Promise<string> => {
    const { newsletterSubscriber: list } = schema;
    const [row] = await connection.db.select().from(list).where(eq(list.email, email));
    return row?.leaveToken ?? '';
  };
  for (const email of ['bo@example.com', 'other@example.ca']) await subscribe(email);
  await shop.call('forgotPassword', { body: { email: 'bo@example.com' } });
  await leave(await token('bo@example.com'));
  const sent: string[] = [];
  const deliver = async ({ to, subject }: Letter) => void sent.push(`${to}: ${subject}`);
  await deliverLetters({ db: connection.db, now: () => clock.now, deliver }, (line) => sent.push(line));
  expect(sent.toSorted()).toEqual([
    expect.stringMatching(/^bo@example\.com: Your code: /),
    'other@example.ca: Welcome to the Boréal newsletter',
  ]);
});

test('API-060 who has left is brought back by their own letter alone, and nobody learns that they had left', async () => {
  const token = await joined('reader@example.ca');
  const before = await subscribe('reader@example.ca');
  await leave(token);
  const stranger = await shop.call('register', {
    body: { email: 'eve@example.ca', password: 'maple77', auto_test: '1' },
  });
  const eve = { authorization: stranger.result.token ?? '' };
  for (const headers of [{}, await shop.guest(), eve]) {
    const answered = await subscribe('reader@example.ca', headers);
    expect(answered).toEqual(before);
  }
  expect(await leftAt('reader@example.ca')).toEqual(shop.clock.now);
  const asked = (await letters()).filter(({ recipient }) => recipient === 'reader@example.ca');
  expect(asked.map(({ subject }) => subject)).toEqual([
    'Do you want the Boréal newsletter again?',
    'Welcome to the Boréal newsletter',
  ]);
  expect(tokenIn(asked[0]?.plainText)).toBe(token);
  expect(asked[0]?.plainText).toContain('Boréal, 100 Example Street');
  await leave(token, true);
  expect(await leftAt('reader@example.ca')).toBeNull();
  const { newsletterConsent: said } = schema;
  const consents = await shop.connection.db.select().from(said).where(eq(said.email, 'reader@example.ca'));
  expect(consents.map(({ source, given }) => [source, given])).toEqual([
    ['visitor', true],
    ['letter', false],
    ['letter', true],
  ]);
});

test('API-060 registering with an address that has left, or an account not confirmed, brings nobody back', async () => {
  const token = await joined('reader@example.ca');
  await leave(token);
  const body = { email: 'reader@example.ca', password: 'maple77', is_subscribed: true, auto_test: '1' } as const;
  const { result } = await shop.call('register', { body });
  const headers = { authorization: result.token ?? '' };
  await shop.call('newsletterSubscriber', { body: { subscriber_email: true, subscriber_sms: false } }, headers);
  expect(await leftAt('reader@example.ca')).toEqual(shop.clock.now);
});
