import { asc, eq } from 'drizzle-orm';
import { schema } from '../../database/connection.ts';
import { textedCode } from '../../testing/texted-code.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

let shop: TestApp;
beforeEach(async () => {
  shop = await startTestApp();
});
afterEach(() => shop?.close());

const email = 'ada@example.com';
const phone = '4165550144';
const { newsletterConsent, newsletterSubscriber } = schema;
/** Consents to text messages, as `source yes|no`. */
const texts = async () => {
  const rows = await shop.connection.db.select().from(newsletterConsent).orderBy(asc(newsletterConsent.id));
  return rows
    .filter(({ channel }) => channel === 'sms')
    .map(({ source, given }) => `${source} ${given ? 'yes' : 'no'}`);
};
const onList = async () =>
  (await shop.connection.db.select().from(newsletterSubscriber).where(eq(newsletterSubscriber.email, email)))[0];
/** Agrees to text messages in the pop-up, where no account is asked for. */
const agree = async () => {
  await shop.call('newsletterPhone', { body: { email, phone } });
  const code = await textedCode(shop, `+1${phone}`);
  await shop.call('newsletterPhoneCode', { body: { email, phone, code } });
  expect([await texts(), (await onList())?.phone]).toEqual([['phone yes'], `+1${phone}`]);
};

test('the link of a letter ends text messages too, and their telephone goes', async () => {
  await agree();
  const token = (await onList())?.leaveToken ?? '';
  await shop.call('newsletterLeave', { body: { token } });
  await shop.call('newsletterLeave', { body: { token } });
  expect([await texts(), (await onList())?.phone]).toEqual([['phone yes', 'letter no'], null]);
});

test('who saves in the account that they want no text messages ends those of the pop-up', async () => {
  await agree();
  const ada = await shop.signIn(email);
  const choice = { subscriber_email: true, subscriber_sms: false };
  await shop.call('newsletterSubscriber', { body: choice }, ada);
  await shop.call('newsletterSubscriber', { body: choice }, ada);
  expect([await texts(), (await onList())?.phone]).toEqual([['phone yes', 'account no'], null]);
  expect((await onList())?.leftAt).toBeNull();
});

test('a deleted account ends them on record', async () => {
  await agree();
  expect((await shop.call('deleteAccount', { body: {} }, await shop.signIn(email))).code).toBe(200);
  expect(await texts()).toEqual(['phone yes', 'account no']);
});

test('another telephone in the account ends them on record', async () => {
  const bo = await shop.signIn('bo@example.com');
  const change = (customer_phone: string) => shop.call('updateAccountInformation', { body: { customer_phone } }, bo);
  const choose = (code?: string) =>
    shop.call(
      'newsletterSubscriber',
      { body: { subscriber_email: false, subscriber_sms: true, ...(code !== undefined && { code }) } },
      bo,
    );
  await change('5145550155');
  await choose();
  await choose(await textedCode(shop, '+15145550155'));
  await change('5145550155');
  expect(await texts()).toEqual(['account yes']);
  await change('5145550166');
  await change('5145550177');
  expect(await texts()).toEqual(['account yes', 'account no']);
});
