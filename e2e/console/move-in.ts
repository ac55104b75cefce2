import { expectAccessible } from '@shop/qa';
import { expect, type Page } from '../support/test.ts';
import { open, said } from './console-page.ts';
import { shopifyFile } from './shopify-file.ts';

/** Imports 25 products, 8 of them with two options, of a file of Shopify, after its mistakes are put right. */
export const moveIn = async (page: Page): Promise<void> => {
  await open(page, 'Move in');
  const name = 'products_export.csv';
  const buffer = Buffer.from(shopifyFile(25, 'Stools'));
  await page.locator('input[type=file]').setInputFiles({ name, mimeType: 'text/csv', buffer });
  await page.getByRole('button', { name: 'Read the file' }).click();
  await said(page, 'Products: 25. Options: 16. Pictures: 0.');

  // A category that the shop has not is a mistake of each product, by its line; nothing can be imported then.
  await page.getByRole('button', { name: 'Preview' }).click();
  const wrong = page.getByRole('table', { name: 'Mistakes' }).getByRole('row');
  await expect(wrong.filter({ hasText: 'CEDAR-25' })).toContainText('There is no category "Stools"');
  await expect(wrong).toHaveCount(42);
  await expect(page.getByRole('button', { name: 'Import' })).toBeDisabled();
  await expectAccessible(page);
  const ours = page.getByRole('combobox', { name: /^Stools/ });
  await ours.fill('furniture/desks');
  await ours.press('ArrowDown');
  await ours.press('Enter');
  await said(page, 'Categories were changed since: preview it again.');
  await page.getByRole('button', { name: 'Preview' }).click();
  await said(page, '41 changed, 0 to begin later, 0 as they were; mistakes: 0.');
  // Where no answer comes, nobody knows whether it was done.
  const applying = '**/operator/products/apply*';
  await page.route(applying, (route) => route.abort());
  await page.getByRole('button', { name: 'Import' }).click();
  await said(page, /^It is not known whether the file was taken in\./);
  await page.unroute(applying);
  await page.getByRole('button', { name: 'Import' }).click();
  await said(page, 'Done: 41 changed, 0 to begin later, 0 as they were.');
  await expectAccessible(page);
};
