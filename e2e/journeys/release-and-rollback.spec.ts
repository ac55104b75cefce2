import { ontoNewDocument } from '@shop/qa';
import { addBuild, announced, letChecksTakeLong, release } from '../support/delivery.ts';
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
