import { takenOver } from '@shop/qa';
import { rawGet } from '../support/raw-request.ts';
import { shopUrl } from '../support/places.ts';
import { expect, test } from '../support/test.ts';

test('the policy stops a script that got into the page', async ({ page, complaints }) => {
  complaints.allow(/Content Security Policy|TrustedScript/);
  await page.goto('/');
  await page.evaluate(() => {
    const script = document.createElement('script');
    script.append("document.documentElement.setAttribute('data-run', '')");
    document.body.append(script);
  });
  await expect(page.locator('html[data-run]')).toHaveCount(0);
});

test('a remote’s script that was changed on its way is not run, and the shell survives', async ({
  page,
  complaints,
}) => {
  complaints.allow(/integrity/, /Failed to load resource/, /could not be loaded/, /federation/i, /hydrat/i);
  await page.route(/\/assets\/membership\/.*\.js/, async (route) => {
    const response = await route.fetch();
    const body = `document.documentElement.setAttribute('data-tampered', '');${await response.text()}`;
    await route.fulfill({ response, body });
  });
  await page.goto('/');
  await (await takenOver(page.getByRole('contentinfo').getByRole('link', { name: /Plus\+/ }))).click();
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  await expect(page.locator('html[data-tampered]')).toHaveCount(0);
  await page.getByRole('banner').getByRole('link', { name: 'Furniture', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Furniture' })).toBeVisible();
});

test('a missing released file is 404 in plain text, never a page', async () => {
  const builds = await (await fetch(`${shopUrl}/version.json`)).json();
  for (const path of [
    `/assets/catalog/${builds.catalog}/no-such-chunk.js`,
    `/assets/catalog/${builds.catalog}/release.json`,
    `/assets/catalog/${builds.catalog}/../release.json`,
    `/assets/catalog/${builds.catalog}/%2e%2e/release.json`,
    `/assets/catalog/${builds.catalog}/..%2fserver%2fremoteEntry.js`,
    '/assets/catalog/1/remoteEntry.js',
    '/assets/nothing/1/remoteEntry.js',
    '/assets/registry.json',
    '/assets/',
  ]) {
    const { status, type } = await rawGet(shopUrl, path);
    expect([path, status, type]).toEqual([path, 404, 'text/plain; charset=utf-8']);
  }
});

const form = { product_id: '1001', qty: '1' };
for (const [what, headers] of [
  ['another site’s page', { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' }],
  ['a neighbouring site', { 'sec-fetch-site': 'same-site', origin: 'http://127.0.0.1:9' }],
  ['an old browser on another site', { origin: 'https://evil.example' }],
  ['nobody knows where', {}],
] as const) {
  test(`an add to cart sent from ${what} is refused`, async ({ request }) => {
    const response = await request.post('/cart/add', { form, headers, maxRedirects: 0 });
    expect(response.status()).toBe(403);
  });
}
