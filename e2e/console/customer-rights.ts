import { expectAccessible } from '@shop/qa';
import { expect, type Page } from '../support/test.ts';
import { dialogOf, open, said } from './console-page.ts';

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
