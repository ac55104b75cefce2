import { rmSync } from 'node:fs';
import path from 'node:path';
import { paths } from '@shop/contract';
import { addBuildWithChange, announced, release } from '../support/delivery.ts';
import { expect, test, type Page } from '../support/test.ts';

/** Addresses of the host's scripts and style sheets that the page in view has asked for, by file name. */
const hostFiles = async (page: Page): Promise<Map<string, string>> => {
  const asked = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
  const files = asked.filter((url) => /\/assets\/host\/.*\.(?:js|css)$/.test(url));
  return new Map(files.map((url) => [path.basename(url), new URL(url).pathname]));
};

test('who comes back after a release of the host loads what changed, also when the build before is gone', async ({
  page,
  openShop,
  otherDevice,
}) => {
  const shop = await openShop();
  const { before, after } = addBuildWithChange(shop, 'host', 'main.js');
  await page.goto(shop.url + paths.home());
  const first = await hostFiles(page);
  expect(first.get('libraries.js')).toBe(`/assets/host/${before}/libraries.js`);

  await release(shop, 'promote', 'host', String(after));
  await expect.poll(async () => (await announced(page, shop)).host).toBe(after);
  await page.goto(shop.url + paths.home());
  // Parts of the host that the page asks for by itself come after its load.
  const parts = async () => [...(await hostFiles(page)).keys()].filter((file) => /^\d+\.js$/.test(file));
  await expect.poll(parts).not.toEqual([]);
  const second = await hostFiles(page);
  expect(second.get('main.js')).toBe(`/assets/host/${after}/main.js`);
  const changed = [...second].filter(([file, address]) => address.includes(`/${after}/`) && first.has(file));
  expect(changed.map(([file]) => file)).toEqual(['main.js']);

  rmSync(path.join(shop.releases, 'host', String(before)), { recursive: true });
  const newcomer = await otherDevice('newcomer');
  await newcomer.goto(shop.url + paths.home());
  expect((await hostFiles(newcomer)).get('libraries.js')).toBe(first.get('libraries.js'));
});
