import path from 'node:path';
import type { APIRequestContext } from '@playwright/test';
import { breakBuild } from '../support/broken-release.ts';
import { addBuild, announced, changeScripts, release } from '../support/delivery.ts';
import type { OwnShop } from '../support/own-shop.ts';
import { expect, test, type Page } from '../support/test.ts';

const list = '/furniture/sofas-loveseats.html';
const heading = 'Sofas & Loveseats';

/** Asks for something as a device that is known by its cookie. */
const asDevice = (request: APIRequestContext, shop: OwnShop, device: string, address: string) =>
  request.get(shop.url + address, { headers: { cookie: `deviceId=${device}` } });

/** The build of the catalog that a device gets. */
const buildOf = async (request: APIRequestContext, shop: OwnShop, device: string): Promise<number> =>
  (await (await asDevice(request, shop, device, '/version.json')).json()).catalog;

/** Devices that get this build, of a row of them. */
const devicesWith = async (page: Page, shop: OwnShop, build: number, count: number): Promise<string[]> => {
  const found: string[] = [];
  for (let number = 0; found.length < count; number += 1) {
    const device = `device-${number}`;
    if ((await buildOf(page.request, shop, device)) === build) found.push(device);
  }
  return found;
};

const history = (shop: OwnShop) => release(shop, 'history', 'remote-catalog');

test('a candidate whose page throws in browsers is stopped by itself, the history says why, and everybody gets the live build', async ({
  page,
  openShop,
  otherDevice,
  complaints,
}) => {
  test.slow(true, 'each of several devices opens a page of its own');
  complaints.allow(/.*/); // the page throws on purpose
  const shop = await openShop();
  const { before, after } = addBuild(shop, 'catalog');
  breakBuild(path.join(shop.releases, 'catalog', String(after)), './list', 'render');
  await release(shop, 'candidate', 'remote-catalog', String(after), '--percent', '20');
  await expect.poll(async () => (await devicesWith(page, shop, after, 1)).length).toBe(1);

  for (const device of await devicesWith(page, shop, before, 40)) await asDevice(page.request, shop, device, list);
  // Beside forty views of the live build, in which nothing fails, four are enough and three too few.
  for (const device of await devicesWith(page, shop, after, 4)) {
    const visitor = await otherDevice(`visitor ${device}`);
    await visitor.context().addCookies([{ name: 'deviceId', value: device, url: shop.url }]);
    const reported = visitor.waitForRequest(/\/client-errors$/);
    await visitor.goto(shop.url + list);
    await reported;
    // What the server wrote stands all the same.
    await expect(visitor.getByRole('heading', { level: 1, name: heading })).toBeVisible();
  }

  await expect.poll(() => history(shop), { timeout: 120_000 }).toContain(`candidate ${after} stopped by itself`);
  expect(await history(shop)).toMatch(/stop: catalog live \d+ .*4 of 4 views failed, of the live build \d+ 0 of 40 /);
  for (let number = 0; number < 20; number += 1)
    await expect.poll(() => buildOf(page.request, shop, `newcomer-${number}`)).toBe(before);
  const { degraded } = await (await page.request.get(`${shop.url}/healthz`)).json();
  expect(degraded).toBeUndefined();
});

test('a candidate in which nothing is found is promoted by itself after its time and views', async ({
  page,
  openShop,
}) => {
  const shop = await openShop();
  const { after } = addBuild(shop, 'catalog');
  const when = ['--promote-after', '1s', '--views', '12'];
  await release(shop, 'candidate', 'remote-catalog', String(after), '--percent', '50', ...when);
  await expect.poll(async () => (await devicesWith(page, shop, after, 1)).length).toBe(1);
  for (const device of await devicesWith(page, shop, after, 12)) await asDevice(page.request, shop, device, list);
  await expect.poll(() => history(shop), { timeout: 120_000 }).toContain(`candidate ${after} promoted by itself`);
  await expect.poll(() => buildOf(page.request, shop, 'newcomer')).toBe(after);
  await page.goto(shop.url + list);
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
});

test('how a page was felt is told when it is left, and stands in the figures by its remote and build', async ({
  page,
  openShop,
}) => {
  const shop = await openShop();
  const { catalog } = await announced(page, shop);
  const loaded = page.waitForEvent('requestfinished', {
    predicate: async (request) => /\/assets\/host\/.*\.js$/.test(request.url()) && (await isVitals(request)),
  });
  await page.goto(shop.url + list);
  await loaded;
  const reported = page.waitForRequest(/\/web-vitals$/);
  await page.getByRole('link', { name: 'Decor', exact: true }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Decor' })).toBeVisible();
  await reported;
  const figures = async () => (await page.request.get(`${shop.url}/metrics`)).text();
  await expect.poll(figures).toContain(`shop_cls_count{remote="catalog",build="${catalog}"} 1`);
  expect(await figures()).toMatch(new RegExp(`shop_page_views_total\\{remote="catalog",build="${catalog}"\\} [1-9]`));
});

/** The library that measures, by what it asks the browser for. */
const isVitals = async (request: { response(): Promise<{ text(): Promise<string> } | null> }): Promise<boolean> =>
  ((await (await request.response())?.text()) ?? '').includes('largest-contentful-paint');

test('what the code of a remote throws in a handler is told by remote, build and page', async ({
  page,
  openShop,
  complaints,
}) => {
  complaints.allow(/thrown on purpose/, /catalog, build/);
  const shop = await openShop();
  const { after } = addBuild(shop, 'catalog');
  const handler = ';addEventListener("keydown",()=>{throw new Error("thrown on purpose")});';
  changeScripts(path.join(shop.releases, 'catalog', String(after)), (file, text) =>
    file === 'client/expose-list.js' ? text + handler : text,
  );
  await release(shop, 'promote', 'remote-catalog', String(after));
  await expect.poll(() => buildOf(page.request, shop, 'anybody')).toBe(after);
  await page.goto(shop.url + list);
  const reported = page.waitForRequest(/\/client-errors$/);
  await page.keyboard.press('Shift');
  await reported;
  const health = async () => (await page.request.get(`${shop.url}/healthz`)).json();
  const met = { remote: 'catalog', build: after, expose: './list', cause: 'event', side: 'browser', page: list };
  await expect.poll(health).toMatchObject({
    status: 'degraded',
    degraded: { catalog: [after] },
    remoteFaults: [met],
  });
});
