import { paths } from '@shop/contract';
import { accounts } from '../support/accounts.ts';
import { ask } from '../support/ask.ts';
import { newCustomer } from '../support/customers.ts';
import { letters } from '../support/orders.ts';
import { expect, test, type Page } from '../support/test.ts';

/** The path and query of the link in the latest letter to an address that has one with a token. */
async function linkTo(email: string): Promise<string> {
  const links = (await letters()).map(({ to, text }) =>
    to === email ? /https?:\/\/\S*rp_token=\S+/.exec(text) : null,
  );
  const link = links.find((found) => found !== null)?.[0];
  if (!link) throw new Error(`No link was sent to ${email}`);
  const { pathname, search } = new URL(link);
  return pathname + search;
}
const newAddress = (name: string): string => `${name}.${Date.now()}@example.ca`;
const cookie = async (page: Page, name: string) =>
  (await page.context().cookies()).find((one) => one.name === name)?.value;

async function register(email: string): Promise<void> {
  const guest = await ask('guestLogin', { query: { device_id: `device of ${email}`, noAuth: '1' } });
  await ask('register', { body: { email, password: 'maple-syrup-7', auto_test: '1' } }, guest);
}

test('GUARD-006 GUARD-007 GUARD-008 the link of a letter signs in on Accountinfo, and its token leaves the address', async ({
  page,
}) => {
  const email = newAddress('letter');
  await register(email);
  await page.goto(await linkTo(email));
  await expect(page.getByRole('heading', { level: 1, name: 'Account Information' })).toBeVisible();
  await expect(page.getByText(email)).toBeVisible();
  await expect(page).toHaveURL(({ searchParams }) => !searchParams.has('rp_token'));
  await expect.poll(() => cookie(page, 'token')).toBeTruthy();
  await page.goto(paths.accountHome());
  await expect(page).toHaveURL(paths.accountHome());
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

test('a link that was used before signs nobody in', async ({ page, complaints }) => {
  complaints.allow(/status of 400/);
  const email = newAddress('twice');
  await register(email);
  const link = await linkTo(email);
  const { email: to, operation, rp_token } = Object.fromEntries(new URL(link, 'http://x').searchParams);
  await ask('verifyToken', { body: { email: to ?? '', operation: operation as 'register', rp_token: rp_token ?? '' } });
  await page.goto(link);
  await expect(page.getByRole('heading', { level: 1, name: 'Account Information' })).toBeVisible();
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
  await expect(page).toHaveURL(paths.password({ type: 'create', email: unknown }));
  await expect(page.getByRole('button', { name: 'Create account' })).toBeVisible();

  await page.goto(`${paths.accountInfo()}?source=letter`);
  await expect(page).toHaveURL('/');
});
