import { ontoNewDocument } from '@shop/qa';
import { addBuildWithText, letChecksTakeLong, release } from '../support/delivery.ts';
import type { OwnShop } from '../support/own-shop.ts';
import { expect, test, type Page } from '../support/test.ts';

const list = '/furniture/sofas-loveseats.html';
const [live, stored] = ['Sort by', 'Arrange by'] as const;

const badge = (page: Page) => page.getByRole('complementary', { name: 'Replaced remotes' });

/** The page in view shows this build's text, and not the other's. */
const shows = async (page: Page, text: string): Promise<void> => {
  await expect(page.getByText(text, { exact: true }).first()).toBeVisible();
  await expect(page.getByText(text === live ? stored : live, { exact: true })).toHaveCount(0);
};

/** Follows a link, and no new document is loaded for it. */
const followHere = async (page: Page, name: string): Promise<void> => {
  await page.evaluate(() => document.documentElement.setAttribute('data-seen', ''));
  await page.getByRole('link', { name, exact: true }).first().click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(page.locator('html[data-seen]')).toHaveCount(1);
};

/** What the server sends to this browser. */
const sent = async (page: Page, url: string): Promise<string> => (await page.request.get(url)).text();

const openList = async (page: Page, shop: OwnShop, query = ''): Promise<void> => {
  await page.goto(`${shop.url}${list}${query}`);
};

test('a visitor with an override sees another build on hard loads and on navigations, and nobody else does', async ({
  page,
  openShop,
  otherDevice,
}) => {
  await letChecksTakeLong(page);
  const shop = await openShop({ env: { REMOTE_OVERRIDES: '1' } });
  const { before, after } = addBuildWithText(shop, 'catalog', [live, stored]);
  const other = await otherDevice('another visitor');
  await letChecksTakeLong(other);
  await openList(other, shop);
  await shows(other, live);

  await openList(page, shop, `?remote=catalog@${after}`);
  await shows(page, stored);
  await expect(badge(page)).toContainText(`catalog: build ${after}`);
  await followHere(page, 'Decor');
  await shows(page, stored);
  await expect(badge(page)).toBeVisible();
  // The server renders with it as well.
  expect(await sent(page, shop.url + list)).toContain(`>${stored}<`);
  await page.reload();
  await shows(page, stored);

  await followHere(other, 'Decor');
  await shows(other, live);
  await other.reload();
  await shows(other, live);
  await expect(badge(other)).toHaveCount(0);
  expect(await sent(other, shop.url + list)).not.toContain(stored);

  await ontoNewDocument(page, () => badge(page).getByRole('link', { name: 'Back to the releases' }).click());
  await openList(page, shop);
  await shows(page, live);
  await expect(badge(page)).toHaveCount(0);
  expect(await release(shop, 'status')).toContain(`live ${before}`);
});

test('outside the sandbox the address that a team has signed shows a stored build, and no other does', async ({
  page,
  openShop,
  complaints,
}) => {
  complaints.allow(/status of 400/);
  const shop = await openShop({
    env: { REMOTE_OVERRIDES: '1', SANDBOX: '0', PUBLIC_ORIGIN: 'https://shop.example' },
  });
  const { after } = addBuildWithText(shop, 'catalog', [live, stored]);
  const signed = async (...how: string[]): Promise<string> => {
    const said = await release(shop, 'override', `remote-catalog@${after}`, '--shop', shop.url, ...how);
    return said.split('\n')[0] ?? '';
  };
  const refused = async (url: string, reason: string): Promise<void> => {
    await page.goto(url);
    await expect(page.getByText(reason)).toBeVisible();
    await page.getByRole('link', { name: 'Back to the releases' }).click();
    await openList(page, shop);
    await shows(page, live);
  };

  const address = await signed('--hours', '4');
  await refused(`${shop.url}/?remote=catalog@${after}`, 'is not signed');
  await refused(address.replace(String(after), String(after - 1)), 'is not what a team has signed');
  await refused(await signed('--hours', '0.00001'), 'has expired');

  await page.goto(address);
  await expect(badge(page)).toContainText(`catalog: build ${after} until `);
  await openList(page, shop);
  await shows(page, stored);
  await followHere(page, 'Decor');
  await shows(page, stored);
  await badge(page).getByRole('link', { name: 'Back to the releases' }).click();
  await openList(page, shop);
  await shows(page, live);
});
