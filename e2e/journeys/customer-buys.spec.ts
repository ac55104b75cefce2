import { paths } from '@shop/contract';
import { accounts, testPassword } from '../support/accounts.ts';
import { buyerWith } from '../support/buyer.ts';
import { goToAddress, pay, typeCard, visitOf } from '../support/buying.ts';
import { fillCart } from '../support/quick-cart.ts';
import { expect, test } from '../support/test.ts';

test('CHK-003 a customer buys with a saved address, and finds the order in the account', async ({ page }) => {
  const visit = visitOf(page);
  await fillCart(visit);
  await page.goto(paths.login({ redirect: paths.cart() }));
  await page.getByRole('textbox', { name: 'Email' }).fill(accounts.ordinary);
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByLabel('Password', { exact: true }).fill(testPassword);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();

  await expect(page.getByRole('heading', { level: 1, name: visit.text.cart })).toBeVisible();
  await goToAddress(visit);
  await page
    .getByRole('radio', { name: /Lanternfish|Bernaches|Cormorant|Foothills|Pelican/ })
    .first()
    .check();
  await page.getByRole('button', { name: visit.text.continue }).click();
  await typeCard(visit, buyerWith(accounts.ordinary));
  const orderId = await pay(visit);
  await page.getByRole('link', { name: 'See the order' }).click();
  await expect(page.getByRole('heading', { level: 1, name: `Order ${orderId}` })).toBeVisible();
});
