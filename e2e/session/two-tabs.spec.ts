import type { Page } from '@playwright/test';
import { accounts, testPassword } from '../support/accounts.ts';
import { expect, test } from '../support/test.ts';

async function signIn(page: Page) {
  await page.goto('/customer/account/login');
  await page.getByRole('textbox', { name: 'Email' }).fill(accounts.ordinary);
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByLabel('Password', { exact: true }).fill(testPassword);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL('/customer/account/home');
}

test('SESS-007 a token that dies under two tabs is replaced by one guest login, and both go on', async ({
  context,
  complaints,
}) => {
  complaints.allow(/status of 401/);
  const [here, there] = [await context.newPage(), await context.newPage()];
  await signIn(here);
  await there.goto('/');
  await expect(there.getByRole('button', { name: /^Hello, / })).toBeVisible();
  await here.goto('/one-variant-out-of-stock.html');
  await expect(here.getByRole('button', { name: /^Hello, / })).toBeVisible();

  let logins = 0;
  context.on('request', (request) => {
    if (request.url().includes('/api/guest/login')) logins += 1;
  });
  // The API forgets the customer, as after a change of the password elsewhere.
  const token = (await context.cookies()).find(({ name }) => name === 'token')?.value ?? '';
  await here.request.post('/api/logout', { headers: { authorization: token, client: 'pc', country: 'ca' }, form: {} });

  const ask = async (page: Page, word: string) => {
    const box = page.getByRole('combobox', { name: 'Search the shop' });
    await box.fill(word);
    await expect(page.getByRole('listbox')).toBeVisible();
    await expect(page.getByRole('group', { name: 'Suggestions' }).getByRole('option').first()).toBeVisible();
  };
  await Promise.all([ask(there, 'sofa'), here.getByRole('button', { name: 'Add to cart' }).click()]);
  await expect(here.getByRole('link', { name: /^Cart, 1 item/, includeHidden: true })).toBeAttached();
  await expect(here.getByText('Sign In / Join Free')).toBeAttached();
  expect(logins).toBeLessThanOrEqual(1);
});

test('signing out in one tab and in at another leaves both as the last of them', async ({ context }) => {
  const [here, there] = [await context.newPage(), await context.newPage()];
  await signIn(here);
  await there.goto('/');
  await there.getByRole('button', { name: /^Hello, / }).click();
  await there.getByRole('button', { name: 'Log out' }).click();
  await expect(there.getByRole('link', { name: 'Sign In / Join Free' })).toBeVisible();
  await here.reload();
  await expect(here).toHaveURL(/\/customer\/account\/login/);
  await signIn(there);
  await here.goto('/');
  await expect(here.getByRole('button', { name: /^Hello, / })).toBeVisible();
});
