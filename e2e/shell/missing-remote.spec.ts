import { paths } from '@shop/contract';
import { quickProduct } from '@shop/qa';
import { expectGapAndReturn, list, plus, type MissingRemote } from '../support/missing-remote.ts';
import { expect, test } from '../support/test.ts';

// That of the catalogue: journeys/missing-remote.spec.ts.
const cases: readonly MissingRemote[] = [
  { remote: 'cart-checkout', path: paths.cart(), heading: 'Shopping Cart', other: list },
  { remote: 'account', path: paths.login(), heading: 'Sign in or join', other: list },
  { remote: 'membership', ...plus, other: list },
];

for (const one of cases) {
  test(`without the files of ${one.remote} everything else works, and a retry brings it back`, async ({
    page,
    openShop,
    complaints,
  }) => {
    await expectGapAndReturn({ page, shop: await openShop(), complaints }, one);
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
