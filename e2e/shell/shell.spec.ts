import { paths } from '@shop/contract';
import { addOne, ontoNewDocument } from '@shop/qa';
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
