import { accounts, testPassword } from '../support/accounts.ts';
import { shopUrl } from '../support/places.ts';
import { rawGet } from '../support/raw-request.ts';
import { expect, test } from '../support/test.ts';

const evil = 'evil.example';
const prefixes = [
  '',
  '/live',
  '/index.php',
  '/index.php/live',
  '/live/index.php',
  '/product',
  '/customer/account',
  '/c',
  '/live/live',
];
const turns = [
  `//${evil}`,
  `///${evil}`,
  `////${evil}/%2e%2e`,
  `/\\${evil}`,
  `/%5c${evil}`,
  `/%2f${evil}`,
  `/%2F%2F${evil}`,
  `/%252f%252f${evil}`,
  `/.//${evil}`,
  `/..//${evil}`,
  `/%09/${evil}`,
  `/;@${evil}`,
  `/@${evil}`,
  `/https:${evil}`,
  `/https://${evil}`,
  `/javascript:alert(1)`,
];
const inQueries = ['redirect', 'entrypoint', 'setLang', 'keyword', 'next', 'url'].flatMap((name) =>
  [`//${evil}`, `https://${evil}`, `/\\${evil}`].map(
    (target) => `/customer/account/login?${name}=${encodeURIComponent(target)}`,
  ),
);
const payloads = [
  ...prefixes.flatMap((prefix) => turns.map((turn) => prefix + turn)),
  ...inQueries,
  `/customer/account/home?entrypoint=//${evil}`,
  `/customer/account//${evil}`,
  `http://${evil}/`,
];

test(`no redirect leaves the shop, whatever the path (${payloads.length} tried)`, async () => {
  const leaving: string[] = [];
  const answers = await Promise.all(
    payloads.map(async (payload) => ({ payload, ...(await rawGet(shopUrl, payload)) })),
  );
  for (const { payload, status, location } of answers) {
    expect(status, payload).toBeGreaterThanOrEqual(200);
    expect(status, payload).toBeLessThan(500);
    if (location === undefined) continue;
    const target = new URL(location, shopUrl);
    if (target.origin !== shopUrl || /^(\/\/|\/\\)/.test(location)) leaving.push(`${payload} → ${location}`);
  }
  expect(leaving).toEqual([]);
});

for (const target of [`//${evil}/x`, `https://${evil}/x`, `/\\${evil}`, 'javascript:alert(1)']) {
  test(`signing in with the target ${target} stays in the shop`, async ({ page }) => {
    await page.goto(`/customer/account/login?redirect=${encodeURIComponent(target)}`);
    await page.getByRole('textbox', { name: 'Email' }).fill(accounts.ordinary);
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.getByLabel('Password', { exact: true }).fill(testPassword);
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await expect(page).toHaveURL('/customer/account/home');
  });
}
