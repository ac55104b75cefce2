import { paths } from '@shop/contract';
import { quickProduct, takenOver } from '@shop/qa';
import { breakPage, type BrowserFault } from '../support/broken-release.ts';
import { liveBuilds } from '../support/own-shop.ts';
import { expect, test, type Page } from '../support/test.ts';

interface Broken {
  remote: string;
  expose: string;
  path: string;
}

/** A page of each remote, as the server renders it. */
const pages: readonly Broken[] = [
  { remote: 'catalog', expose: './list', path: '/furniture/sofas-loveseats.html' },
  { remote: 'cart-checkout', expose: './cart', path: paths.cart() },
  { remote: 'account', expose: './login', path: paths.login() },
  { remote: 'membership', expose: './plus', path: paths.plus() },
];

const faults: readonly BrowserFault[] = ['missing', 'import', 'timeout', 'render'];

/** What the server wrote of the page: its heading and how much text it has. */
const standing = (page: Page) =>
  page.locator('[data-page]').evaluate((frame) => [frame.querySelector('h1')?.textContent, frame.textContent?.length]);

for (const fault of faults) {
  test(`a page whose code fails (${fault}) stands as the server wrote it, and the shop around it lives`, async ({
    page,
    openShop,
    complaints,
  }) => {
    complaints.allow(/.*/); // what is said is read below
    test.slow(fault === 'timeout', 'each page is waited for twice');
    const shop = await openShop({
      prepare: (releases) => pages.forEach(({ remote, expose }) => breakPage(releases, remote, expose, fault)),
    });
    const builds = new Map(liveBuilds(shop.releases));
    const said: string[] = [];
    page.on('console', (message) => message.type() === 'error' && said.push(message.text()));

    for (const { remote, expose, path } of pages) {
      await test.step(remote, async () => {
        const written = await (await page.request.get(shop.url + path)).text();
        await page.goto(shop.url + path);
        const build = builds.get(remote);
        const report = `${remote}, build ${build}, ${expose}: ${fault}`;
        await expect.poll(() => said.filter((text) => text.includes(report))).toHaveLength(1);

        const [title = '', length] = await standing(page);
        expect(title).toBeTruthy();
        expect(written).toContain(String(title).replaceAll('&', '&amp;'));
        await expect(page.locator('[data-failure]')).toHaveCount(0);
        await expect(page.getByText('This part of the shop could not be loaded')).toBeVisible();
        if (fault !== 'timeout') {
          await page.getByRole('button', { name: 'Try again' }).click();
          await expect(page.getByRole('button', { name: 'Try again' })).toBeEnabled();
        }
        expect(await standing(page)).toEqual([title, length]);
        expect(said.filter((text) => text.includes(report))).toHaveLength(1);

        const { remoteFaults } = await (await page.request.get(`${shop.url}/healthz`)).json();
        expect(remoteFaults).toContainEqual(
          expect.objectContaining({ remote, build: Number(build), expose, cause: fault, side: 'browser', count: 1 }),
        );
        if (path === paths.login()) return; // its header has no search
        const search = page.getByRole('combobox', { name: 'Search the shop' });
        await search.fill('lamp');
        await expect(page.getByRole('option').first()).toBeVisible();
      });
    }
  });
}

test('a damaged copy in the way is asked for again, and nobody notices', async ({ page, complaints }) => {
  complaints.allow(/integrity/, /Failed to load resource/, /preload/);
  let tampered = 0;
  await page.route('**/assets/catalog/*/expose-product.js', async (route) => {
    if (route.request().resourceType() !== 'script' || tampered > 0) return route.continue();
    tampered += 1;
    const response = await route.fetch();
    await route.fulfill({ response, body: `${await response.text()}//` });
  });
  await page.goto(quickProduct);
  expect(tampered).toBe(1);
  await page.getByRole('main').getByRole('button', { name: 'Add to cart' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(page.getByText('could not be loaded')).toHaveCount(0);
});

test('without a network a page that cannot be opened says so, and not that the shop failed', async ({
  page,
  context,
  complaints,
}) => {
  complaints.allow(/.*/);
  await page.goto('/furniture/sofas-loveseats.html');
  const link = await takenOver(page.getByRole('contentinfo').getByRole('link', { name: 'Furniture' }));
  await context.setOffline(true);
  await link.click();
  await expect(page.getByRole('heading', { level: 1, name: 'You are offline' })).toBeVisible();
});
