import { latestMails } from '../../mail/mailbox.ts';
import { fixturePassword } from '../../testing/fixture-people.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await startTestApp();
});
afterAll(() => shop?.close());

const email = 'new@example.com'; // never confirmed
const login = (address = email, password = fixturePassword, headers = {}) =>
  shop.call('login', { body: { email: address, password } }, headers);
const letters = async () => (await latestMails(shop.connection.db, 100)).filter(({ recipient }) => recipient === email);
const newestCode = async () => /\b\d{6}\b/.exec((await letters())[0]?.subject ?? '')?.[0] ?? '';

test('AUTH-009 a sign-in of an unconfirmed address sends the code that is asked for next, and its code confirms', async () => {
  const { result } = await login();
  expect(result).toMatchObject({ verify_status: false, code_sent: true });
  expect(await letters()).toHaveLength(1);
  const body = { email, verify_code: await newestCode(), operation: 'register' } as const;
  const headers = { authorization: result.token ?? '' };
  expect((await shop.call('verifyEmailCode', { body }, { ...headers })).result).toMatchObject({ verify_status: true });
  const again = (await login()).result;
  expect(again).toMatchObject({ verify_status: true });
  expect(again).not.toHaveProperty('code_sent');
  expect(await letters()).toHaveLength(1);
});

test('AUTH-009 it signs in, sends nothing and says so once too many letters went out', async () => {
  const address = 'fresh@example.com';
  const account = { email: address, password: fixturePassword, auto_test: '1' };
  expect((await shop.call('register', { body: account })).result).toMatchObject({
    verify_status: false,
    code_sent: true,
  });
  const sent = [];
  for (let count = 0; count < 6; count += 1) sent.push((await login(address)).result);
  expect(sent.map(({ code_sent }) => code_sent)).toEqual([true, true, true, true, true, false]);
  expect(sent.at(-1)?.token).toEqual(expect.any(String));
  const all = (await latestMails(shop.connection.db, 100)).filter(({ recipient }) => recipient === address);
  expect(all).toHaveLength(6);
});

test('AUTH-009 the letter is in the visitor’s language, and a wrong password sends none', async () => {
  const address = 'autre@example.com';
  await shop.call('register', { body: { email: address, password: fixturePassword, auto_test: '1' } });
  const newest = async () => (await latestMails(shop.connection.db, 1))[0];
  const before = await newest();
  await login(address, 'wrong1');
  expect(await newest()).toEqual(before);
  await login(address, fixturePassword, { 'accept-language': 'fr' });
  expect((await newest())?.subject).toMatch(/code/i);
  expect((await newest())?.plainText).toMatch(/Entrez|Saisissez|confirmer/i);
});
