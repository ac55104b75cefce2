import { latestMails } from '../../mail/mailbox.ts';
import { fixturePassword } from '../../testing/fixture-people.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await startTestApp();
});
afterAll(() => shop?.close());

const ask = (email: string) => shop.call('signInCode', { body: { email } });
const enter = (email: string, verify_code: string, headers = {}) =>
  shop.call('signInByCode', { body: { email, verify_code } }, headers);
const letters = async (email: string) =>
  (await latestMails(shop.connection.db, 50)).filter(({ recipient }) => recipient === email);
const codeSentTo = async (email: string) => /\b\d{6}\b/.exec((await letters(email))[0]?.subject ?? '')?.[0] ?? '';

test('an e-mailed code signs in without a password, once', async () => {
  await ask('ada@example.com');
  const code = await codeSentTo('ada@example.com');
  const first = await enter('ada@example.com', code.toLowerCase());
  expect(first.result).toMatchObject({ token: expect.any(String), verify_status: true, entity_id: 1 });
  expect((await enter('ada@example.com', code)).code).toBe(400);
});

test('a code for one thing does not open another, and ends after ten minutes', async () => {
  await shop.call('forgotPassword', { body: { email: 'bo@example.com' } });
  await ask('bo@example.com');
  const code = await codeSentTo('bo@example.com');
  const asReset = { email: 'bo@example.com', verify_code: code };
  expect((await shop.call('verifyCodeEmail', { body: asReset })).code).toBe(400);
  expect((await shop.call('verifyEmailCode', { body: { ...asReset, operation: 'register' } })).code).toBe(400);
  shop.clock.now = new Date(shop.clock.now.getTime() + 10 * 60 * 1000 + 1);
  expect((await enter('bo@example.com', code)).code).toBe(400);
});

test('an e-mail without an account gets the same answer and no letter, and nobody may ask all the time', async () => {
  expect((await ask('nobody@example.com')).code).toBe(200);
  expect(await letters('nobody@example.com')).toEqual([]);
  const answers = [];
  for (let asked = 0; asked < 6; asked += 1) answers.push((await ask('plus@example.com')).code);
  expect(answers).toEqual([200, 200, 200, 200, 200, 429]);
});

test('after five wrong guesses even the right code is void', async () => {
  await ask('ada@example.com');
  const code = await codeSentTo('ada@example.com');
  for (let guess = 0; guess < 5; guess += 1) await enter('ada@example.com', 'AAAAAA');
  expect((await enter('ada@example.com', code)).code).toBe(400);
});

test('a code confirms the address; password and sessions of whoever registered it unconfirmed end', async () => {
  const email = 'new@example.com';
  const before = await shop.call('login', { body: { email, password: fixturePassword } });
  await ask(email);
  const { result } = await enter(email, await codeSentTo(email));
  expect(result.verify_status).toBe(true);
  expect((await shop.call('login', { body: { email, password: fixturePassword } })).code).toBe(400);
  const old = { authorization: before.result.token ?? '' };
  expect((await shop.call('accountInformation', {}, old)).code).toBe(401);
});

test('VAL-009 the letter has six digits, is in the language of the page, and leads nowhere by itself', async () => {
  await shop.call('signInCode', { body: { email: 'ada@example.com' } }, { 'accept-language': 'fr' });
  const [letter] = await letters('ada@example.com');
  expect(letter?.subject).toMatch(/(?<!\w)\d{6}(?!\w)/);
  expect(letter?.plainText).toContain('Ne le donnez à personne');
  expect(letter?.html).not.toContain('href');
});
