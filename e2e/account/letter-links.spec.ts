import { paths } from '@shop/contract';
import {
  accounts,
  ask,
  comeBack,
  letters,
  newCustomer,
  newGuest,
  simpleProduct,
  storedCart,
  textsIn,
  tokenOf,
} from '@shop/qa';
import { englishAtNight } from '../support/at-night.ts';
import { expect, test, type Page } from '../support/test.ts';

const SOFAS = 105;

/** The path and query of the link in the latest letter to an address that has one with a token. */
const linkTo = async (email: string): Promise<string> => {
  const links = (await letters()).map(({ to, text }) =>
    to === email ? /https?:\/\/\S*rp_token=\S+/.exec(text) : null,
  );
  const link = links.find((found) => found !== null)?.[0];
  if (!link) throw new Error(`No link was sent to ${email}`);
  const { pathname, search } = new URL(link);
  return pathname + search;
};
const newAddress = (name: string): string => `${name}.${Date.now()}@example.ca`;
const cookie = async (page: Page, name: string) =>
  (await page.context().cookies()).find((one) => one.name === name)?.value;

const password = 'maple-syrup-7';

/** Registers an address from another browser: the token of the session there. */
const register = async (email: string): Promise<{ token: string }> => {
  const guest = await ask('guestLogin', { query: { device_id: `device of ${email}`, noAuth: '1' } });
  const { token } = await ask('register', { body: { email, password, auto_test: '1' } }, guest);
  return { token: token ?? '' };
};
const isValid = async (token: string) => (await ask('tokenCheck', {}, { token })).valid;

test('GUARD-006 GUARD-007 GUARD-008 the link of a letter signs in on Accountinfo, and its token leaves the address', async ({
  page,
  context,
}) => {
  const email = newAddress('letter');
  await comeBack(context, await register(email));
  await page.goto(await linkTo(email));
  await expect(page.getByRole('heading', { level: 1, name: 'Account Information' })).toBeVisible();
  await expect(page.getByText(email)).toBeVisible();
  await expect(page).toHaveURL(({ searchParams }) => !searchParams.has('rp_token'));
  await expect.poll(() => cookie(page, 'token')).toBeTruthy();
  await page.goto(paths.accountHome());
  await expect(page).toHaveURL(paths.accountHome());
});

for (const language of ['en', 'fr'] as const) {
  test(
    `in another browser than the one that registered a link asks for a new password, in ${language}`,
    englishAtNight(language),
    async ({ page }) => {
      const email = newAddress(`elsewhere.${language}`);
      const { token } = await register(email);
      await page.goto(paths.inLanguage(await linkTo(email), language));
      await expect(page.getByText(email)).toBeVisible();
      expect(await cookie(page, 'token')).toBeUndefined();
      const text = textsIn(language);
      await page.getByLabel(text('account:reset.password'), { exact: true }).fill('birch-bark-8');
      await page.getByLabel(text('account:reset.confirm')).fill('birch-bark-8');
      await page.getByRole('button', { name: text('account:reset.submit') }).click();
      await expect(page).toHaveURL(({ pathname }) => pathname === paths.accountInfo());
      await expect(page.getByText(email)).toBeVisible();
      expect(await isValid(token)).toBe(false);
      await expect(ask('login', { body: { email, password } })).rejects.toThrow('answered 400');
    },
  );
}

test('with a filled cart a link signs in only after a question, which says what becomes of the cart', async ({
  page,
  context,
}) => {
  const { email, token } = await newCustomer('question');
  await ask('verifyEmail', { body: { email, action: 'resend' } }, { token });
  const guest = await newGuest(context, 'question.guest');
  const product = await simpleProduct(SOFAS);
  await ask('addCartItem', { body: { product_id: product.entity_id, qty: 2 } }, guest);
  const link = await linkTo(email);

  await page.goto(link);
  await expect(page.getByText('The 2 items in your cart go into that account.')).toBeVisible();
  await page.getByRole('button', { name: 'Do not sign in' }).click();
  await expect(page).toHaveURL('/');
  expect(await cookie(page, 'token')).toBeUndefined();
  expect((await storedCart(guest)).items_qty).toBe(2);

  await page.goto(link);
  await page.getByRole('button', { name: /^Sign in as q•••/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Account Information' })).toBeVisible();
  await expect(page.getByText(email)).toBeVisible();
  expect((await storedCart({ token: await tokenOf(email, password) })).items_qty).toBe(2);
});

test('where somebody else is signed in a link asks first, and refused it changes nothing', async ({
  page,
  context,
}) => {
  const [one, other] = [await newCustomer('signed.in'), await newCustomer('sent.link')];
  await ask('verifyEmail', { body: { email: other.email, action: 'resend' } }, other);
  await comeBack(context, one);
  await page.goto(paths.inLanguage(await linkTo(other.email), 'fr'));
  await expect(page.getByText(/^Une session est ouverte pour le compte s•••/)).toBeVisible();
  await page.getByRole('button', { name: 'Ne pas se connecter' }).click();
  await expect(page).toHaveURL(({ pathname }) => pathname === '/');
  expect(await isValid(one.token)).toBe(true);
  expect(decodeURIComponent((await cookie(page, 'token')) ?? '')).toBe(one.token);
});

test('GUARD-007 GUARD-008 on Password it signs nobody in, but lets them choose a new password', async ({ page }) => {
  const { email, token } = await newCustomer('forgets');
  await ask('forgotPassword', { body: { email } }, { token });
  await page.goto(await linkTo(email));
  await expect(page.getByLabel('New password', { exact: true })).toBeVisible();
  await expect(page).toHaveURL(
    ({ searchParams }) => !searchParams.has('rp_token') && searchParams.get('type') === 'forgotpassword',
  );
  expect(await cookie(page, 'token')).toBeUndefined();
});

test('a link that was used before signs nobody in, and says so', async ({ page, complaints }) => {
  complaints.allow(/status of 400/);
  const email = newAddress('twice');
  await register(email);
  const link = await linkTo(email);
  const { email: to, operation, rp_token } = Object.fromEntries(new URL(link, 'http://x').searchParams);
  await ask('verifyToken', { body: { email: to ?? '', operation: operation as 'register', rp_token: rp_token ?? '' } });
  await page.goto(link);
  await expect(page.getByRole('heading', { level: 1, name: 'Account Information' })).toBeVisible();
  await expect(page.getByText('This link has expired or was used already.')).toBeVisible();
  expect(await cookie(page, 'token')).toBeUndefined();
});

test('GUARD-009 GUARD-010 GUARD-011 GUARD-012 the link of a newsletter leads where the pre-check says', async ({
  page,
}) => {
  const known = encodeURIComponent(accounts.ordinary);
  await page.goto(`${paths.accountInfo()}?source=letter&email=${known}`);
  await expect(page).toHaveURL(
    paths.login({ redirect: `${paths.accountInfo()}?email=${known}`, email: accounts.ordinary }),
  );

  const unknown = newAddress('reader');
  await page.goto(`${paths.accountInfo()}?source=letter&email=${encodeURIComponent(unknown)}`);
  await expect(page).toHaveURL(paths.password({ type: 'create', email: unknown, from: 'letter' }));
  await expect(page.getByRole('button', { name: 'Create account' })).toBeVisible();

  await page.goto(`${paths.accountInfo()}?source=letter`);
  await expect(page).toHaveURL('/');
});
