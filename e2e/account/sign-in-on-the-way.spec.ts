import { paths } from '@shop/contract';
import { accounts, addOne, expectAccessible, quickProduct, testPassword } from '@shop/qa';
import { expect, test } from '../support/test.ts';

test('AUTH-006 AUTH-011 AUTH-033 on the address page one signs in in the popup, and the page loads anew', async ({
  page,
}) => {
  await page.goto(quickProduct);
  await addOne(page);
  await page.goto(paths.shippingAddress());
  const open = page.getByRole('link', { name: 'Sign in', exact: true });
  await open.click();
  const popup = page.getByRole('dialog');
  await popup.getByRole('button', { name: 'Continue as Guest' }).click();
  await expect(popup).toBeHidden();
  await expect(page).toHaveURL(paths.shippingAddress());

  await open.click();
  await popup.getByRole('textbox', { name: 'Email' }).fill(accounts.ordinary);
  await popup.getByRole('button', { name: 'Continue', exact: true }).click();
  await expectAccessible(page);
  await popup.getByLabel('Password', { exact: true }).fill(testPassword);
  const flags: (string | undefined)[] = [];
  page.on('request', (request) => void flags.push(request.headers()['is-pay-login']));
  const [login, reloaded] = await Promise.all([
    page.waitForRequest(/\/api\/login$/),
    page.waitForRequest((request) => request.isNavigationRequest()),
    popup.getByRole('button', { name: 'Sign in' }).click(),
  ]);
  expect(login.postData()).toContain('login_source_page=shippingcart');
  expect(new URL(reloaded.url()).pathname).toBe(paths.shippingAddress());
  await expect(popup).toBeHidden();
  await expect(open).toBeHidden();
  await expect.poll(() => flags).toContain('1');
});
