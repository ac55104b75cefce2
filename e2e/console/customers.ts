import { expectAccessible } from '@shop/qa';
import { expect, type Page } from '../support/test.ts';
import { dialogOf, open, said } from './console-page.ts';

/** Finds the customer with 98,765 points, gives them 235 more, blocks them and lets them in again. */
export const adjustAndBlock = async (page: Page): Promise<void> => {
  await open(page, 'Customers');
  await page.getByLabel('Number, name or email').fill('points@shop');
  await expect(page.getByRole('row')).toHaveCount(2);
  await expectAccessible(page);
  await page.getByRole('row').filter({ hasText: 'points@shop.test' }).click();
  await expect(page.getByText('98,765', { exact: true })).toBeVisible();
  await expectAccessible(page);
  for (const name of ['Export data', 'Delete account']) await expect(page.getByRole('button', { name })).toHaveCount(0);

  await page.getByRole('button', { name: 'Adjust points' }).click();
  const adjust = dialogOf(page, 'Adjust points');
  await adjust.getByRole('spinbutton', { name: 'Points' }).fill('-99999');
  await adjust.getByLabel('Reason').fill('Late delivery');
  await adjust.getByRole('button', { name: 'Adjust points' }).click();
  await expect(adjust.getByText(/less than 99999/)).toBeVisible();
  await adjust.getByRole('spinbutton', { name: 'Points' }).fill('235');
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await said(page, 'They have 99,000 points now.');
  await expect(page.getByText('99,000', { exact: true })).toBeVisible();

  await page.getByRole('button', { name: 'Block', exact: true }).click();
  await dialogOf(page, 'Block').getByRole('button', { name: 'Block' }).click();
  await said(page, 'The customer is blocked.');
  await page.getByRole('button', { name: 'Unblock' }).click();
  await dialogOf(page, 'Unblock').getByRole('button', { name: 'Unblock' }).click();
  await said(page, 'The customer can sign in again.');
  await expect(page.getByText('May sign in')).toBeVisible();
};

/** Saves what the shop knows of a customer, and deletes their account once its address is typed. */
export const exportAndDelete = async (page: Page, email: string): Promise<void> => {
  await open(page, 'Customers');
  await page.getByRole('row').filter({ hasText: email }).click();
  await page.getByRole('button', { name: 'Export data' }).click();
  const exported = dialogOf(page, 'Export data');
  await exported.getByRole('button', { name: 'Export data' }).click();
  const saved = page.waitForEvent('download');
  await exported.getByRole('button', { name: 'Save the JSON' }).click();
  expect((await saved).suggestedFilename()).toMatch(/^customer-\d+\.json$/);
  await exported.getByRole('button', { name: 'Close' }).click();

  await page.getByRole('button', { name: 'Delete account' }).click();
  const deletion = dialogOf(page, 'Delete account');
  await expect(deletion.getByText('orders with the name and address of the invoice')).toBeVisible();
  await expectAccessible(page);
  const address = deletion.getByLabel(`Type ${email} to confirm`);
  await address.fill('somebody@else.test');
  await deletion.getByRole('button', { name: 'Delete account' }).click();
  await expect(deletion.getByText('This is not the address of this account.')).toBeVisible();
  await address.fill(email);
  await deletion.getByRole('button', { name: 'Delete account' }).click();
  await said(page, 'The account is deleted, and a last email says so.');
  await expect(page.getByRole('row').filter({ hasText: email })).toHaveCount(0);
};
