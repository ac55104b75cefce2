import { paths } from '@shop/contract';
import { addressOf, ask, buyerWith, fillCart, goToAddress, newCustomer, pay, typeCard, visitOf } from '@shop/qa';
import { expect, test } from '../support/test.ts';

test('CHK-003 a customer buys with a saved address, and finds the order in the account', async ({ page }) => {
  const visit = visitOf(page);
  const customer = await newCustomer('buys');
  await ask('addAddress', { body: await addressOf(customer) }, customer);
  await fillCart(visit);
  await page.goto(paths.login({ redirect: paths.cart() }));
  await page.getByRole('textbox', { name: 'Email' }).fill(customer.email);
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByLabel('Password', { exact: true }).fill(customer.password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();

  await expect(page.getByRole('heading', { level: 1, name: visit.text('cart-checkout:cart.heading') })).toBeVisible();
  await goToAddress(visit);
  await page.getByRole('radio', { name: /Lanternfish/ }).check();
  await page.getByRole('button', { name: visit.text('cart-checkout:address.continue') }).click();
  await typeCard(visit, buyerWith(customer.email));
  const orderId = await pay(visit);
  await page.getByRole('link', { name: 'See the order' }).click();
  await expect(page.getByRole('heading', { level: 1, name: `Order ${orderId}` })).toBeVisible();
});
