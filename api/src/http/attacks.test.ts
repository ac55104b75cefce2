import {
  besiegeAccount,
  guessCodes,
  ownerSignsIn,
  sprayPasswords,
  spoofAddresses,
  testCards,
  type Target,
} from '../hold/attacks.ts';
import { fixturePassword } from '../testing/fixture-people.ts';
import { fixture } from '../testing/fixture-products.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';

const webSecret = 'a-secret-of-this-test';
const emails = Array.from({ length: 60 }, (_, n) => `person${n}@example.com`);
let shop: TestApp;
let target: Target;
beforeEach(async () => {
  shop = await startTestApp({ rateLimit: 10_000, webSecret });
  target = { baseUrl: await shop.app.listen({ host: '127.0.0.1', port: 0 }), webSecret };
});
afterEach(() => shop?.close());

test('one password on many e-mails from one address: ten are looked at, then a captcha is asked for', async () => {
  expect(await sprayPasswords(target, emails, 'Summer2026')).toEqual({
    looked: 10,
    captcha: 50,
    slowed: 0,
    broken: 0,
    in: 0,
  });
});

test('many addresses on one e-mail: three are looked at, and its owner still gets in', async () => {
  expect(await besiegeAccount(target, 'ada@example.com', 40)).toEqual({
    looked: 3,
    captcha: 37,
    slowed: 0,
    broken: 0,
    in: 0,
  });
  expect(await ownerSignsIn(target, 'ada@example.com', 'not-the-password1')).toBe(false);
  expect(await ownerSignsIn(target, 'ada@example.com', fixturePassword)).toBe(true);
});

test('cards tried from one address as many guests: three are shown to the provider', async () => {
  expect(await testCards(target, 12, { product: fixture.table, variant: null, quantity: 1 })).toEqual({
    looked: 3,
    captcha: 9,
    slowed: 0,
    broken: 0,
    in: 0,
  });
});

test('codes guessed from one address: thirty are looked at', async () => {
  await shop.call('signInCode', { body: { email: 'ada@example.com' } });
  const tally = await guessCodes(target, ['ada@example.com', ...emails], 60);
  expect(tally).toEqual({ looked: 30, captcha: 0, slowed: 30, broken: 0, in: 0 });
});

test('an address of one’s own invention is counted for nobody else', async () => {
  const tally = await spoofAddresses(target, 140);
  expect(tally).toEqual({ looked: 0, captcha: 0, slowed: 20, broken: 0, in: 120 });
});
