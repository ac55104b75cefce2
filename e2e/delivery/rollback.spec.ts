import { paths } from '@shop/contract';
import { ontoNewDocument } from '@shop/qa';
import { addBuild, announced, changeEntry, letChecksTakeLong, release } from '../support/delivery.ts';
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

test('API-095 GUARD-001 an open page gets a promoted and a rolled back build at its next navigation', async ({
  page,
  openShop,
}) => {
  await letChecksTakeLong(page);
  const shop = await openShop();
  const { before, after } = addBuild(shop, 'catalog');
  const runs = async (build: number) => {
    const asked = () => page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
    await expect.poll(asked).toContainEqual(expect.stringContaining(`/assets/catalog/${build}/`));
  };
  const becomes = (build: number) => expect.poll(async () => (await announced(page, shop)).catalog).toBe(build);

  await page.goto(shop.url + list);
  await runs(before);
  await followHere(page, 'Decor');

  await release(shop, 'promote', 'remote-catalog', String(after));
  await becomes(after);
  await ontoNewDocument(page, () => follow(page, 'Bath'));
  await runs(after);
  await followHere(page, 'Pets');

  await release(shop, 'rollback', 'remote-catalog');
  await becomes(before);
  await ontoNewDocument(page, () => follow(page, 'Kitchen'));
  await runs(before);
});

test('GUARD-002 a version check that fails is ignored', async ({ page, openShop, complaints }) => {
  complaints.allow(/Failed to load resource/);
  const shop = await openShop();
  await page.route('**/version.json*', (route) => route.fulfill({ status: 500, body: 'broken' }));
  await page.goto(shop.url + list);
  await followHere(page, 'Decor');
});

test('a release whose file was changed is not promoted, and the shop stays as it was', async ({ page, openShop }) => {
  const shop = await openShop();
  const { before, after } = addBuild(shop, 'membership');
  changeEntry(shop, 'membership', after);
  await expect(release(shop, 'promote', 'remote-membership', String(after))).rejects.toThrow(/membership/);
  expect((await announced(page, shop)).membership).toBe(before);
  expect((await page.request.get(shop.url + paths.plus())).status()).toBe(200);
});
