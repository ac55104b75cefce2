import { expect, test } from '../support/test.ts';

test.beforeEach(({ complaints }) => complaints.allow(/the server responded with a status of 404/));

test('a product that is gone says so and cannot be bought', async ({ page }) => {
  await page.goto('/no-longer-available.html');
  await expect(page.getByText('No longer available')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Add to cart' })).toHaveCount(0);
});

test('an empty category says so and leads on', async ({ page }) => {
  const response = await page.goto('/decor/seasonal-decor.html');
  expect(response?.status()).toBe(200);
  await expect(page.getByRole('heading', { name: 'Nothing here yet' })).toBeVisible();
  await page.getByRole('link', { name: 'Back to the home page' }).click();
  await expect(page).toHaveURL('/');
});

test('a variant that does not exist is told, and the nearest one can be bought', async ({ page }) => {
  await page.goto('/one-variant-out-of-stock.html?piid=999999999');
  await expect(page.getByRole('status').filter({ hasText: 'no longer exists' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Add to cart' })).toBeEnabled();
});

test('a page behind the last one of a list is 404, in no index, and leads back to the first', async ({ page }) => {
  const response = await page.goto('/furniture/sofas-loveseats.html?page=900');
  expect(response?.status()).toBe(404);
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex, follow');
  await expect(page.locator('link[rel="canonical"]')).toHaveCount(0);
  await page.getByRole('link', { name: 'Back to the first page' }).click();
  await expect(page).toHaveURL('/furniture/sofas-loveseats.html');
  await expect(page.getByRole('article').first()).toBeVisible();
});
