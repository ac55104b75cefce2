import { expect, test } from '../support/test.ts';

test('a page whose address holds names that it does not read comes alive as it was rendered', async ({ page }) => {
  await page.goto('/furniture/sofas-loveseats.html?utm_source=letter&page=2&gclid=abc');
  await expect(page.getByRole('heading', { level: 1, name: 'Sofas & Loveseats' })).toBeVisible();
  // The browser keeps what it was sent with, the markup that everybody gets has nothing of it.
  expect(new URL(page.url()).search).toBe('?utm_source=letter&page=2&gclid=abc');
  expect(await (await page.request.get(page.url())).text()).not.toMatch(/utm_source|gclid/);
  await page.getByRole('link', { name: 'Decor', exact: true }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Decor' })).toBeVisible();
});
