import { safeTarget } from '@shop/contract';
import { leaving, staying } from '@shop/contract/redirect-targets';
import { accounts, testPassword } from '@shop/qa';
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
const targets = [...leaving, ...staying.map(([target]) => target)];
/** What can stand in the first line of a request as it is. */
const asPaths = targets.filter((target) => /^\/[!-~]*$/.test(target));
const payloads = [
  ...prefixes.flatMap((prefix) => turns.map((turn) => prefix + turn)),
  ...inQueries,
  ...asPaths,
  ...asPaths.filter((_, place) => place % 5 === 0).map((target) => `/index.php${target}?a=1?b=2`),
  ...targets
    .filter((target, place) => place % 5 === 0 && target.length < 500)
    .map((target) => `/customer/account/order?next=${encodeURIComponent(target)}?x=1`),
  `/customer/account/home?entrypoint=//${evil}`,
  `/customer/account//${evil}`,
  `http://${evil}/`,
];

interface Answered {
  payload: string;
  status: number;
  location: string | undefined;
}

/** Sends them a few at a time, as they are. */
const ask = async (paths: readonly string[]): Promise<Answered[]> => {
  const answers: Answered[] = [];
  for (let at = 0; at < paths.length; at += 20) {
    const some = paths.slice(at, at + 20);
    answers.push(
      ...(await Promise.all(some.map(async (payload) => ({ payload, ...(await rawGet(shopUrl, payload)) })))),
    );
  }
  return answers;
};

test(`no redirect leaves the shop, whatever the path (${payloads.length} tried)`, async () => {
  const leavingOnes: string[] = [];
  let redirects = 0;
  for (const { payload, status, location } of await ask(payloads)) {
    expect(status, payload).toBeGreaterThanOrEqual(200);
    expect(status, payload).toBeLessThan(500);
    if (location === undefined) continue;
    redirects += 1;
    const target = new URL(location, shopUrl);
    if (target.origin !== shopUrl || /^(\/\/|\/\\)/.test(location)) leavingOnes.push(`${payload} → ${location}`);
  }
  expect(redirects).toBeGreaterThan(50);
  expect(leavingOnes).toEqual([]);
});

test('the cart’s plain forms come back to the cart, whatever they hold', async ({ request }) => {
  for (const path of ['/cart/add', '/checkout/cart']) {
    for (const target of targets.filter((one, place) => place % 97 === 0 && one.length < 500)) {
      const { status, headers } = await request
        .post(path, {
          form: { product_id: target, item_id: target, change: 'remove', qty: '1', redirect: target, return: target },
          headers: { origin: shopUrl, 'sec-fetch-site': 'same-origin' },
          maxRedirects: 0,
        })
        .then((answer) => ({ status: answer.status(), headers: answer.headers() }));
      expect([status, headers['location']]).toEqual([303, '/checkout/cart?notice=invalid']);
    }
  }
});

test('a browser stays in the shop with every target that is found safe', async ({ page }) => {
  await page.goto('/robots.txt');
  const allowed = targets.flatMap((target) => safeTarget(target, shopUrl) ?? []);
  expect(allowed.length).toBeGreaterThan(30);
  const origins = await page.evaluate(
    (paths) => [...new Set(paths.map((path) => Object.assign(document.createElement('a'), { href: path }).origin))],
    allowed,
  );
  expect(origins).toEqual([shopUrl]);
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
