import { paths } from '@shop/contract';
import type { Page } from '@playwright/test';
import { newCustomer, rested, signIn } from '@shop/qa';
import { expect, test } from '../support/test.ts';

/** How the page lays out what has a class, by class. */
const layoutOf = (page: Page): Promise<Record<string, string>> =>
  page.getByRole('main').evaluate((main) =>
    Object.fromEntries(
      [...main.querySelectorAll('[class]')].map((element) => {
        const { display, gridTemplateColumns, paddingInline, position, fontSize } = getComputedStyle(element);
        const columns = gridTemplateColumns.split(' ').length;
        return [element.className.toString(), [display, columns, paddingInline, position, fontSize].join(' ')];
      }),
    ),
  );

test('pages of two remotes whose names are the same have each their own styles', async ({ page }) => {
  await signIn(page, await newCustomer('sheets'));
  await page.goto(paths.accountHome());
  await page.getByRole('banner').getByRole('link', { name: 'Boréal' }).first().click();
  await expect(page).toHaveURL((url) => url.pathname === paths.home());
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await rested(page);
  const inPlace = await layoutOf(page);
  await page.reload();
  await rested(page);
  const opened = await layoutOf(page);
  const both = Object.keys(opened).filter((name) => name in inPlace);
  expect(both.length).toBeGreaterThan(20);
  expect(Object.fromEntries(both.map((name) => [name, inPlace[name]]))).toEqual(
    Object.fromEntries(both.map((name) => [name, opened[name]])),
  );
});
