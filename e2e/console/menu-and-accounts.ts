import { expectAccessible } from '@shop/qa';
import path from 'node:path';
import { expect, type Page } from '../support/test.ts';
import { dialogOf, open, said } from './console-page.ts';

const fixture = (name: string): string =>
  path.resolve(import.meta.dirname, '../../api/src/operator/moving/fixtures', name);

/** Renames the first category, moves it down and up again, hides it and shows it. */
export const changeMenu = async (page: Page): Promise<void> => {
  await open(page, 'Categories');
  const rows = page.getByRole('table', { name: 'The menu' }).getByRole('row');
  const first = rows.nth(1);
  await expect(first).toBeVisible();
  await expectAccessible(page);
  await first.getByRole('button', { name: 'Names' }).click();
  const names = dialogOf(page, 'Names');
  await names.getByLabel('Name – English').fill('Quiltrix');
  await names.getByLabel('Name – French').fill('Quiltrix en français');
  await expectAccessible(page);
  await names.getByRole('button', { name: 'Names' }).click();
  await said(page, 'The category has its new name.');
  await expect(first).toContainText('Quiltrix en français');
  const ours = rows.filter({ hasText: 'Quiltrix en français' });
  await page.getByRole('button', { name: 'Move down: Quiltrix' }).click();
  await expect(first).not.toContainText('Quiltrix');
  await page.getByRole('button', { name: 'Move up: Quiltrix' }).click();
  await expect(first).toContainText('Quiltrix');
  await page.getByRole('button', { name: 'Hide in the menu: Quiltrix' }).click();
  await expect(ours.getByText('Hidden')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Show in the menu: Quiltrix' }).click();
  await expect(ours.getByText('Hidden')).toHaveCount(0);
};

/** Takes in customers of Shopify and what they ordered there. */
export const moveAccountsIn = async (page: Page): Promise<void> => {
  await open(page, 'Move in');
  for (const [kind, file, found, done] of [
    ['Customers', 'shopify-customers.csv', 'Customers: 4.', /^Done: \d new accounts/],
    ['Past orders', 'shopify-orders.csv', 'Orders: 4.', /^Done: \d added|There is nothing new in this file\./],
  ] as const) {
    await page.getByRole('button', { name: kind, exact: true }).click();
    await page.locator('input[type=file]').setInputFiles(fixture(file));
    await page.getByRole('button', { name: 'Read the file' }).click();
    await said(page, found);
    await expect(page.getByRole('region', { name: 'What is not taken over as it is' })).toBeVisible();
    await page.getByRole('button', { name: 'Preview', exact: true }).click();
    await expect(page.getByRole('button', { name: 'Import', exact: true })).toBeVisible();
    await expectAccessible(page);
    if (await page.getByRole('button', { name: 'Import', exact: true }).isEnabled())
      await page.getByRole('button', { name: 'Import', exact: true }).click();
    await expect(page.getByText(done)).toBeVisible();
  }
};
