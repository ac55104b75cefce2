import { paths } from '@shop/contract';
import { quickProduct } from '@shop/qa';
import { deleteFiles } from '../support/broken-release.ts';
import { expect, test } from '../support/test.ts';

interface Case {
  remote: string;
  path: string;
  heading: string | RegExp;
  /** A page of another remote, which has to work meanwhile. */
  other: { path: string; heading: string | RegExp };
}

const plus = { path: paths.plus(), heading: /PLUS\+/ };
const list = { path: '/furniture/sofas-loveseats.html', heading: 'Sofas & Loveseats' };
const cases: readonly Case[] = [
  { remote: 'catalog', ...list, other: plus },
  { remote: 'cart-checkout', path: paths.cart(), heading: 'Shopping Cart', other: list },
  { remote: 'account', path: paths.login(), heading: 'Sign in or join', other: list },
  { remote: 'membership', ...plus, other: list },
];

for (const { remote, path, heading, other } of cases) {
  test(`without the files of ${remote} everything else works, and a retry brings it back`, async ({
    page,
    openShop,
    complaints,
  }) => {
    complaints.allow(/Failed to load resource/, /could not be loaded/, /federation/i);
    const shop = await openShop();
    const restore = deleteFiles(shop, remote);
    await expect(async () => expect((await page.request.get(shop.url + path)).status()).toBe(503)).toPass();

    await page.goto(shop.url + other.path);
    await expect(page.getByRole('heading', { level: 1, name: other.heading })).toBeVisible();
    await page.goto(shop.url + path);
    const gap = page.getByText('This part of the shop could not be loaded');
    await expect(gap).toBeVisible();

    if (path !== paths.login()) {
      await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Furniture' })).toBeVisible();
      await page.getByRole('combobox', { name: 'Search the shop' }).fill('zzz lamp');
      await page.getByRole('combobox', { name: 'Search the shop' }).press('Enter');
      await expect(page).toHaveURL(/\/search\?keyword=zzz\+lamp$/);
      await page.goBack();
      await expect(gap).toBeVisible();
    }

    restore();
    const retry = page.getByRole('button', { name: 'Try again' });
    await expect(async () => {
      if (await retry.isVisible()) await retry.click({ timeout: 2_000 }); // it may have gone meanwhile
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible({ timeout: 2_000 });
    }).toPass({ timeout: 20_000 });
  });
}

test('an item is added to the cart although the cart’s own code does not come', async ({ page, complaints }) => {
  complaints.allow(/Failed to load resource/, /could not be loaded/, /federation/i);
  await page.route('**/assets/cart-checkout/**', (route) => route.abort());
  await page.goto(quickProduct);
  const sent = page.waitForRequest((request) => request.method() === 'POST' && request.url().endsWith('/cart/add'));
  await page.getByRole('button', { name: 'Add to cart' }).click();
  await sent;
  await expect(page.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible();
});
