import { rested } from '@shop/qa';
import { expect, test } from '../support/test.ts';

test('SHELL-001 SHELL-009 links change the page without a new document; Back restores where one was', async ({
  page,
}) => {
  await page.goto('/furniture/sofas-loveseats.html');
  await rested(page);
  await page.evaluate(() => document.documentElement.setAttribute('data-seen', ''));
  const card = page.getByRole('article').nth(16).getByRole('link').first();
  // Scrolls as far as a click would, which goes further where something lies over the card.
  await card.hover();
  const before = await page.evaluate(() => scrollY);
  expect(before).toBeGreaterThan(300);
  await card.click();
  await expect(
    page
      .getByRole('button', { name: /Add to cart|Pre-order now/ })
      .or(page.getByText('Out of stock'))
      .first(),
  ).toBeVisible();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Sofas & Loveseats' })).toBeVisible();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(before);
  await page.getByRole('banner').getByRole('link', { name: 'Boréal, home page' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.locator('html[data-seen]')).toHaveCount(1);
});
