import { paths } from '@shop/contract';
import { rested, screens } from '@shop/qa';
import { expect, test } from '../support/test.ts';

const pages = [
  '/',
  '/furniture.html',
  '/furniture/sofas-loveseats.html?sort=price_asc&page=2',
  '/one-variant-out-of-stock.html',
  '/one-variant-out-of-stock.html?position=reviews',
  paths.search('sofa'),
  paths.cart(),
  paths.login(),
  paths.plus(),
  paths.terms(),
];

// The complaints fixture fails each of these for a hydration mismatch or anything else in the console.
for (const language of ['en', 'fr'] as const) {
  for (const path of pages) {
    test(`${path} in ${language} becomes alive without a complaint`, async ({ page }) => {
      const response = await page.goto(paths.inLanguage(path, language));
      expect(response?.status()).toBe(200);
      expect(await response?.text()).toContain('<h1');
      await rested(page);
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    });
  }
}

test.describe('on a phone', () => {
  test.use({ viewport: screens.phone });
  for (const path of ['/', '/furniture/sofas-loveseats.html', '/one-variant-out-of-stock.html']) {
    test(`${path} becomes alive without a complaint on a phone`, async ({ page }) => {
      await page.goto(path);
      await rested(page);
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    });
  }
});
