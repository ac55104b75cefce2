import { paths } from '@shop/contract';
import { buyerWith, fillCart, goToPayment, ontoNewDocument, pay, rested, typeCard, visitOf } from '@shop/qa';
import { addBuild, announced, letChecksTakeLong, release } from '../support/delivery.ts';
import type { OwnShop } from '../support/own-shop.ts';
import { expect, test, type Page } from '../support/test.ts';

const list = '/furniture/sofas-loveseats.html';

test('GUARD-024 GUARD-025 an old link leads to the address that it stands for', async ({ page }) => {
  await page.goto(`/index.php${list}?sort=price_asc?page=2`);
  await expect(page).toHaveURL(`${list}?sort=price_asc&page=2`);
  await expect(page.getByRole('heading', { level: 1, name: 'Sofas & Loveseats' })).toBeVisible();
  await page.goto('/search?utm_source=letter?keyword=sofa');
  await expect(page).toHaveURL('/search?utm_source=letter&keyword=sofa');
});

test('GUARD-003 SHELL-001 who is not signed in is asked to, and Back does not trap them', async ({ page }) => {
  await page.goto('/');
  await page.goto(`${paths.orders()}?page=2`);
  await expect(page).toHaveURL(paths.login({ redirect: `${paths.orders()}?page=2` }));
  await page.goBack();
  await expect(page).toHaveURL('/');
});

for (const path of ['/old/script.js', '/3F1234567890']) {
  test(`${path} is an error page with a way on`, async ({ page, complaints }) => {
    complaints.allow(/status of 404/);
    const answer = await page.goto(path);
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
}

/** Makes the next build of a package live and waits until the shop says so; answers its number. */
const publish = async (page: Page, shop: OwnShop, name: string): Promise<number> => {
  const { after } = addBuild(shop, name);
  await release(shop, 'promote', name === 'host' ? name : `remote-${name}`, String(after));
  await expect.poll(async () => (await announced(page, shop))[name]).toBe(after);
  return after;
};
const markDocument = (page: Page) => page.evaluate(() => document.documentElement.setAttribute('data-seen', ''));
const sameDocument = (page: Page) => page.locator('html[data-seen]');

test('a newer build of a remote that the page has not used is taken without a new document', async ({
  page,
  openShop,
}) => {
  await letChecksTakeLong(page);
  const shop = await openShop();
  await page.goto(shop.url + list);
  await rested(page);
  await markDocument(page);
  const build = await publish(page, shop, 'cart-checkout');

  const taken = page.waitForResponse(`${shop.url}/registry.json*`);
  await page.getByRole('link', { name: 'Decor', exact: true }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Decor' })).toBeVisible();
  await taken;
  const entry = page.waitForRequest(`**/assets/cart-checkout/${build}/**`);
  await page.getByRole('link', { name: /^Cart, 0/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/cart/i);
  await entry;
  await expect(sameDocument(page)).toHaveCount(1);
});

test('GUARD-001 a newer host reloads at the target, but nobody while they pay', async ({ page, openShop }) => {
  test.slow();
  await letChecksTakeLong(page);
  const shop = await openShop();
  const visit = visitOf(page);
  const buyer = buyerWith('released.meanwhile@example.ca');
  await fillCart(visit, shop.url);
  await goToPayment(visit, buyer);
  await typeCard(visit, buyer);
  await markDocument(page);
  await publish(page, shop, 'host');
  await pay(visit);
  await expect(sameDocument(page)).toHaveCount(1);

  const target = page.getByRole('banner').getByRole('link', { name: 'Decor', exact: true });
  await ontoNewDocument(page, () => target.click());
  await expect(page.getByRole('heading', { level: 1, name: 'Decor' })).toBeVisible();
  await expect(sameDocument(page)).toHaveCount(0);
  await markDocument(page);
  await page.getByRole('banner').getByRole('link', { name: 'Bath', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Bath' })).toBeVisible();
  await expect(sameDocument(page)).toHaveCount(1);
});
