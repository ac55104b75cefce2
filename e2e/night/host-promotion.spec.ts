import { addBuild, announced, release } from '../support/delivery.ts';
import type { OwnShop } from '../support/own-shop.ts';
import { expect, test, type Page } from '../support/test.ts';

const lists = ['/furniture/sofas-loveseats.html', '/decor.html', '/bath.html'] as const;

/** The server has rendered these pages with this build of the host. */
const rendersWith = async (page: Page, shop: OwnShop, build: number): Promise<void> => {
  await expect.poll(async () => (await announced(page, shop)).host).toBe(build);
  for (const list of lists) {
    const markup = await (await page.request.get(shop.url + list)).text();
    expect(markup).toContain(`/assets/host/${build}/`);
    expect(markup).toMatch(/<h1[ >]/);
    expect(markup).toContain('"/page-state/');
  }
};

test('a running web server renders with a promoted host, and with the one before after a rollback', async ({
  page,
  openShop,
}) => {
  // What is measured is what the server renders, not how fast.
  const shop = await openShop();
  const { before, after } = addBuild(shop, 'host');
  await rendersWith(page, shop, before);

  await release(shop, 'promote', 'host', String(after));
  await rendersWith(page, shop, after);
  await page.goto(shop.url + lists[0]);
  await expect(page.getByRole('heading', { level: 1, name: 'Sofas & Loveseats' })).toBeVisible();

  await release(shop, 'rollback', 'host');
  await rendersWith(page, shop, before);
});
