import { paths } from '@shop/contract';
import type { OwnShop } from '../support/own-shop.ts';
import { addBuild, changeEntry, release } from '../support/delivery.ts';
import { expect, test, type Page } from '../support/test.ts';

const list = '/furniture/sofas-loveseats.html';

async function announced(page: Page, shop: OwnShop): Promise<Record<string, number>> {
  return (await page.request.get(`${shop.url}/version.json`)).json();
}

/** Follows a link of the page in view; answers whether a new document was loaded for it. */
async function follow(page: Page, name: string, heading: string): Promise<boolean> {
  await page.evaluate(() => document.documentElement.setAttribute('data-seen', ''));
  await page.getByRole('link', { name, exact: true }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
  return (await page.locator('html[data-seen]').count()) === 0;
}

test('API-095 GUARD-001 an open page gets a promoted and a rolled back build at its next navigation', async ({
  page,
  openShop,
}) => {
  const shop = await openShop();
  const { before, after } = addBuild(shop, 'catalog');
  const runs = async (build: number) => {
    const asked = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
    expect(asked.some((url) => url.includes(`/assets/catalog/${build}/`))).toBe(true);
  };
  const becomes = (build: number) =>
    expect.poll(async () => (await announced(page, shop)).catalog, { timeout: 3_000 }).toBe(build);

  await page.goto(shop.url + list);
  await runs(before);
  expect(await follow(page, 'Decor', 'Decor')).toBe(false);

  await release(shop, 'promote', 'remote-catalog', String(after));
  await becomes(after);
  expect(await follow(page, 'Bath', 'Bath')).toBe(true);
  await runs(after);
  expect(await follow(page, 'Pets', 'Pets')).toBe(false);

  await release(shop, 'rollback', 'remote-catalog');
  await becomes(before);
  expect(await follow(page, 'Kitchen', 'Kitchen')).toBe(true);
  await runs(before);
});

test('GUARD-002 a version check that fails is ignored', async ({ page, openShop, complaints }) => {
  complaints.allow(/Failed to load resource/);
  const shop = await openShop();
  await page.route('**/version.json*', (route) => route.fulfill({ status: 500, body: 'broken' }));
  await page.goto(shop.url + list);
  expect(await follow(page, 'Decor', 'Decor')).toBe(false);
});

test('a release whose file was changed is not promoted, and the shop stays as it was', async ({ page, openShop }) => {
  const shop = await openShop();
  const { before, after } = addBuild(shop, 'membership');
  changeEntry(shop, 'membership', after);
  await expect(release(shop, 'promote', 'remote-membership', String(after))).rejects.toThrow(/membership/);
  expect((await announced(page, shop)).membership).toBe(before);
  expect((await page.request.get(shop.url + paths.plus())).status()).toBe(200);
});
