import { asc, eq } from 'drizzle-orm';
import { schema } from '../../database/connection.ts';
import { latestMails } from '../../mail/mailbox.ts';
import { textedCode } from '../../testing/texted-code.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await startTestApp();
});
afterAll(() => shop?.close());

const consents = async (email: string) => {
  const { newsletterConsent: said } = schema;
  const rows = await shop.connection.db.select().from(said).where(eq(said.email, email)).orderBy(asc(said.id));
  return rows.map(({ source, channel, given, language, shown }) => [source, channel, given, language, shown]);
};
const consent_text = 'Send me offers by email. I can unsubscribe at any time.';

test('a consent is kept with what its person read, wherever they gave it', async () => {
  const french = { 'accept-language': 'fr' };
  await shop.call('newsletterVisitor', { body: { email: 'one@example.ca', consent_text: 'Oui aux offres' } }, french);
  expect(await consents('one@example.ca')).toEqual([['visitor', 'email', true, 'fr', 'Oui aux offres']]);

  const account = { email: 'two@example.ca', password: 'birch77', auto_test: '1', is_subscribed: true };
  await shop.call('register', { body: { ...account, consent_text } });
  expect(await consents('two@example.ca')).toEqual([['register', 'email', true, 'en', consent_text]]);

  const three = { email: 'three@example.ca', phone: '4165550133' };
  await shop.call('newsletterPhone', { body: { ...three, consent_text } });
  const code = await textedCode(shop, '+14165550133');
  await shop.call('newsletterPhoneCode', { body: { ...three, code, consent_text: 'And by text' } });
  expect(await consents(three.email)).toEqual([
    ['phone', 'email', true, 'en', consent_text],
    ['phone', 'sms', true, 'en', 'And by text'],
  ]);

  const ada = await shop.signIn('ada@example.com');
  const choose = (subscriber_email: boolean) =>
    shop.call('newsletterSubscriber', { body: { subscriber_email, subscriber_sms: false, consent_text } }, ada);
  await choose(true);
  const [letter] = await latestMails(shop.connection.db, 1);
  const [, token = ''] = /leave\?token=([\da-f-]+)/.exec(letter?.plainText ?? '') ?? [];
  await shop.call('newsletterLeave', { body: { token } });
  await shop.call('newsletterLeave', { body: { token, come_back: true, consent_text: 'Subscribe again' } });
  expect(await consents('ada@example.com')).toEqual([
    ['account', 'email', true, 'en', consent_text],
    ['letter', 'email', false, 'en', null],
    ['letter', 'email', true, 'en', 'Subscribe again'],
  ]);
});

test('the export says what was shown, in words that its person reads', async () => {
  const { result } = await shop.call('exportOwnData', { body: {} }, await shop.signIn('ada@example.com'));
  expect(JSON.parse(result.json).held.newsletter_consent.rows[0]).toMatchObject({ shown: consent_text });
  expect(result.html).toContain('What was shown');
});

test('a client that does not say what it showed is served as ever, and a text without end is refused', async () => {
  await shop.call('newsletterVisitor', { body: { email: 'old@example.ca' } });
  expect(await consents('old@example.ca')).toEqual([['visitor', 'email', true, 'en', null]]);
  const long = { email: 'long@example.ca', consent_text: 'a'.repeat(1_001) };
  expect((await shop.call('newsletterVisitor', { body: long })).status).toBe(400);
});
