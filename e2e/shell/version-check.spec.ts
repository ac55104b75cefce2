import { expect, test, type Page } from '../support/test.ts';

const list = '/furniture/sofas-loveseats.html';

/** Follows a link of the page in view. */
const follow = async (page: Page, name: string): Promise<void> => {
  await page.getByRole('link', { name, exact: true }).first().click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
};

/** Follows a link, and no new document is loaded for it. */
const followHere = async (page: Page, name: string): Promise<void> => {
  await page.evaluate(() => document.documentElement.setAttribute('data-seen', ''));
  await follow(page, name);
  await expect(page.locator('html[data-seen]')).toHaveCount(1);
};

test('GUARD-002 a version check that fails is ignored', async ({ page, openShop, complaints }) => {
  complaints.allow(/Failed to load resource/);
  const shop = await openShop();
  await page.route('**/version.json*', (route) => route.fulfill({ status: 500, body: 'broken' }));
  await page.goto(shop.url + list);
  await followHere(page, 'Decor');
});
