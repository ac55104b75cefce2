import { paths } from '@shop/contract';
import { visitOf } from '../support/buying.ts';
import { fillCart } from '../support/quick-cart.ts';
import { screens } from '../support/screens.ts';
import { expect, test, type Page } from '../support/test.ts';

test.use({ viewport: screens.phone });

async function expectNoOverflow(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  const { width, wide } = await page.evaluate(() => ({
    width: document.documentElement.clientWidth,
    wide: document.documentElement.scrollWidth,
  }));
  expect(wide).toBeLessThanOrEqual(width);
}

for (const path of [
  '/',
  '/furniture/sofas-loveseats.html',
  '/one-variant-out-of-stock.html',
  paths.login(),
  paths.plus(),
  paths.cashback(),
  paths.installVideos(),
]) {
  test(`the French page ${path} fits a phone`, async ({ page }) => {
    await page.goto(paths.inLanguage(path, 'fr'));
    await expectNoOverflow(page);
  });
}

test('the French cart and address page fit a phone', async ({ page }) => {
  const visit = visitOf(page, 'fr');
  await fillCart(visit);
  await expectNoOverflow(page);
  await page.getByRole('main').getByRole('link', { name: visit.text.checkout }).click();
  await expect(page.getByRole('heading', { level: 1, name: visit.text.address })).toBeVisible();
  await expectNoOverflow(page);
});
