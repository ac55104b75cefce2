import { paths } from '@shop/contract';
import { addOne, ontoNewDocument, rested } from '@shop/qa';
import { expect, test } from '../support/test.ts';

const DAY = 24 * 60 * 60 * 1000;

test('I18N-004 the language switch keeps the page and its query, and the choice stays', async ({ page, context }) => {
  await page.goto('/furniture/sofas-loveseats.html?sort=price_asc');
  await ontoNewDocument(page, () => page.getByRole('link', { name: 'Français' }).click());
  await expect(page.getByRole('heading', { level: 1, name: 'Canapés et causeuses' })).toBeVisible();
  const url = new URL(page.url());
  expect([url.pathname, url.searchParams.get('sort')]).toEqual(['/furniture/sofas-loveseats.html', 'price_asc']);
  const cookie = (await context.cookies()).find(({ name }) => name === 'lang');
  expect(cookie?.value).toBe('fr');
  expect(((cookie?.expires ?? 0) * 1000 - Date.now()) / DAY).toBeCloseTo(30, 1);
  await page.goto('/');
  await expect(page.locator('html')).toHaveAttribute('lang', /^fr/);
});

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

test('SRCH-004 SRCH-005 SRCH-007 VAL-021 the search box: nothing for blanks, trimmed and lowercased otherwise', async ({
  page,
}) => {
  await page.goto('/');
  await rested(page);
  const box = page.getByRole('combobox', { name: 'Search the shop' });
  const asked: (string | null)[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/search/terms')) asked.push(request.postData());
  });
  await box.fill('   ');
  await box.press('Enter');
  await expect(page).toHaveURL('/');
  await box.fill('  Oak DESK ');
  await box.press('Enter');
  await expect(page).toHaveURL('/search?keyword=oak+desk');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('oak desk');
  await expect.poll(() => asked).toEqual([expect.stringMatching(/\boak(\+|%20)desk$/)]);
});

test('CART-008 the cart icon leads to an empty cart and opens the drawer of a full one', async ({ page }) => {
  await page.goto('/one-variant-out-of-stock.html');
  await page.getByRole('link', { name: 'Cart, 0 items' }).click();
  await expect(page).toHaveURL(paths.cart());
  await page.goBack();
  await addOne(page);
  await page.getByRole('link', { name: 'Cart, 1 item' }).click();
  await expect(page.getByRole('dialog', { name: 'Your cart' })).toBeVisible();
});

test('SHELL-034 from the header’s cart one comes to the address with source=Cart', async ({ page }) => {
  await page.goto('/one-variant-out-of-stock.html');
  await addOne(page);
  await page.getByRole('link', { name: 'Cart, 1 item' }).click();
  await page.getByRole('dialog', { name: 'Your cart' }).getByRole('link', { name: 'Checkout' }).click();
  await expect(page).toHaveURL('/checkout/shipping-address?source=Cart');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('Back closes the cart’s drawer and leaves the page; the next Back leaves the page', async ({ page }) => {
  const product = '/one-variant-out-of-stock.html';
  await page.goto(product);
  await addOne(page);
  await page.getByRole('banner').getByRole('link', { name: 'Boréal, home page' }).click();
  await expect(page).toHaveURL('/');
  await page.getByRole('link', { name: 'Cart, 1 item' }).click();
  const drawer = page.getByRole('dialog', { name: 'Your cart' });
  await expect(drawer).toBeVisible();
  await page.evaluate(() => history.back());
  await expect(drawer).toBeHidden();
  await expect(page).toHaveURL('/');
  await page.goBack();
  await expect(page).toHaveURL(product);
});
