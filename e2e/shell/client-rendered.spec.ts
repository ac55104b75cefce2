import { paths } from '@shop/contract';
import { buyerWith, fillCart, goToPayment, pay, typeCard, visitOf } from '@shop/qa';
import { deleteFiles } from '../support/broken-release.ts';
import { freePort } from '../support/free-port.ts';
import { apiUrl } from '../support/places.ts';
import { startRelay } from '../support/relay.ts';
import { expect, test } from '../support/test.ts';

const pages = {
  '/furniture/sofas-loveseats.html': 'Sofas & Loveseats',
  [paths.cart()]: 'Shopping Cart',
  [paths.login()]: 'Sign in or join',
};

/** How long the server waits for a page, and an API that is slower, in ms. */
const LIMIT_MS = 1_500;
const SLOW_MS = 2_000;

test('what the API is too slow for the server to render is rendered in the browser', async ({ page, openShop }) => {
  const port = await freePort();
  const stop = await startRelay(port, apiUrl, SLOW_MS);
  const shop = await openShop({ apiUrl: `http://127.0.0.1:${port}`, env: { RENDER_LIMIT: String(LIMIT_MS) } });
  const response = await page.goto(`${shop.url}/furniture/sofas-loveseats.html`);
  expect([response?.status(), await response?.text()]).toEqual([
    200,
    expect.not.stringContaining('Sofas &amp; Loveseats'),
  ]);
  await expect(page.getByRole('heading', { level: 1, name: 'Sofas & Loveseats' })).toBeVisible();
  await expect(page.getByRole('article').first()).toBeVisible();
  stop();
});

test('without the host’s server build the shop sells all the same', async ({ page, openShop }) => {
  const shop = await openShop();
  deleteFiles(shop, 'host', ['server']);
  await expect(async () => {
    expect(await (await page.request.get(`${shop.url}${paths.plus()}`)).text()).not.toContain('<h1');
  }).toPass();
  for (const [path, name] of Object.entries(pages)) {
    await page.goto(shop.url + path);
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  }
  const visit = visitOf(page);
  const buyer = buyerWith('browser-only@example.ca');
  await fillCart(visit, shop.url);
  await goToPayment(visit, buyer);
  await typeCard(visit, buyer);
  await pay(visit);
});
