import { mkdirSync, mkdtempSync, renameSync } from 'node:fs';
import path from 'node:path';
import { addBuildWithText, letChecksTakeLong, release } from '../support/delivery.ts';
import { scratch } from '../support/places.ts';
import { serveFiles } from '../support/serve-files.ts';
import { expect, test, type Page } from '../support/test.ts';

const list = '/furniture/sofas-loveseats.html';
const [live, previewed] = ['Sort by', 'Arrange by'] as const;

const badge = (page: Page) => page.getByRole('complementary', { name: 'Replaced remotes' });

/** The page in view shows this build's text, and not the other's. */
const shows = async (page: Page, text: string): Promise<void> => {
  await expect(page.getByText(text, { exact: true }).first()).toBeVisible();
  await expect(page.getByText(text === live ? previewed : live, { exact: true })).toHaveCount(0);
};

test('a build that only a preview origin has is shown by a signed address, rendered by the server, to nobody else', async ({
  page,
  openShop,
  otherDevice,
}) => {
  await letChecksTakeLong(page);
  const folder = mkdtempSync(path.join(scratch, 'previews-'));
  const previews = await serveFiles(folder);
  const shop = await openShop({ env: { REMOTE_OVERRIDES: '1', PREVIEW_ORIGINS: previews.origin } });
  const { after } = addBuildWithText(shop, 'catalog', [live, previewed]);
  mkdirSync(path.join(folder, 'releases/catalog'), { recursive: true });
  renameSync(path.join(shop.releases, 'catalog', String(after)), path.join(folder, 'releases/catalog', String(after)));
  const other = await otherDevice('another visitor');
  await letChecksTakeLong(other);

  const said = await release(
    shop,
    'override',
    `catalog@${previews.origin}/releases/catalog/${after}`,
    '--shop',
    shop.url,
  );
  const [address = ''] = said.split('\n');
  // Every script of every page from here on comes from the shop's own origin.
  const scripts = new Set<string>();
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.add(new URL(request.url()).origin);
  });
  await page.goto(address);
  await expect(badge(page)).toContainText(`catalog: build ${after} from ${previews.origin} until `);
  await page.goto(shop.url + list);
  await shows(page, previewed);
  expect(await (await page.request.get(shop.url + list)).text()).toContain(`>${previewed}<`);
  // The page is alive, and navigations stay with the preview.
  await page.evaluate(() => document.documentElement.setAttribute('data-seen', ''));
  await page.getByRole('link', { name: 'Decor', exact: true }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Decor' })).toBeVisible();
  await expect(page.locator('html[data-seen]')).toHaveCount(1);
  await shows(page, previewed);
  expect([...scripts]).toEqual([shop.url]);

  await page.keyboard.press('Control+Shift+.');
  await expect(page.locator('article[data-package="catalog"]')).toContainText(`${after} from ${previews.origin}`);

  await other.goto(shop.url + list);
  await shows(other, live);
  await expect(badge(other)).toHaveCount(0);

  await badge(page).getByRole('link', { name: 'Back to the releases' }).click();
  await page.goto(shop.url + list);
  await shows(page, live);
  previews.close();
});
