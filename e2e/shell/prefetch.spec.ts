import { calls, paths } from '@shop/contract';
import type { Page } from '@playwright/test';
import { rested, takenOver } from '@shop/qa';
import { expect, test } from '../support/test.ts';

const LIST = '/furniture/sofas-loveseats.html';

interface Registry {
  remotes: { name: string; base: string; exposes: Record<string, { js: string[] }> }[];
}

/** Addresses of the scripts of a page that a remote exposes, by what is live. */
const scriptsOf = async (page: Page, remote: string, expose: string): Promise<string[]> => {
  const { remotes } = (await (await page.request.get('/registry.json')).json()) as Registry;
  const found = remotes.find((one) => one.name === remote);
  return (found?.exposes[expose]?.js ?? []).map((file) => found?.base + file);
};

test('a pointer over a link fetches the code of the page that it leads to, before anything is pressed', async ({
  page,
}) => {
  await page.goto('/');
  await rested(page);
  const scripts = await scriptsOf(page, 'cart-checkout', './cart');
  expect(scripts).not.toEqual([]);
  const fetched = new Set<string>();
  page.on('request', (request) => fetched.add(new URL(request.url()).pathname));
  await page.locator(`header a[href="${paths.cart()}"]`).hover();
  await expect.poll(() => scripts.every((script) => fetched.has(script))).toBe(true);
  expect(new URL(page.url()).pathname).toBe('/');
});

/** The calls of a product's page; what a list has named needs no resolving. */
const ofProduct: readonly string[] = (['productDetail', 'productReviews', 'productFaq'] as const).map(
  (name) => calls[name].path,
);
const resolving: string = calls.pathResolve.path;
const countCalls = (page: Page): string[] => {
  const counted: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (ofProduct.includes(pathname) || pathname === resolving) counted.push(pathname);
  });
  return counted;
};
const cardAt = (page: Page, place: number) =>
  page.getByRole('main').getByRole('article').nth(place).getByRole('link').first();
/** Tells the page what its connection is like, which it goes by. */
const connectedBy = (page: Page, connection: { saveData?: boolean; effectiveType?: string }) =>
  page.addInitScript((value) => {
    Object.defineProperty(navigator, 'connection', { configurable: true, value });
  }, connection);

test.describe('over a connection that loads nothing for links in view', () => {
  test.beforeEach(async ({ page }) => {
    await connectedBy(page, { effectiveType: '3g' });
  });

  test('a card that a pointer rests on has its page ready: the press asks for nothing of it again', async ({
    page,
  }) => {
    await page.goto(LIST);
    await rested(page);
    const card = await takenOver(cardAt(page, 0)); // it has told by then which page its link leads to
    const name = (await card.textContent()) ?? '';
    const counted = countCalls(page);
    await card.hover();
    await expect.poll(() => counted.toSorted()).toEqual(ofProduct.toSorted());
    await rested(page);
    await card.click();
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await expect(page.getByRole('main').getByRole('spinbutton').first()).toBeVisible();
    expect(counted).toHaveLength(ofProduct.length);
  });

  test('a card whose page could not be made ready opens all the same', async ({ page, complaints }) => {
    complaints.allow(/status of 503/);
    await page.goto(LIST);
    await rested(page);
    let refused = 0;
    await page.route(`**${calls.productDetail.path}*`, (route) => {
      refused += 1;
      return route.fulfill({ status: 503, json: { code: 503, message: 'Away', result: null } });
    });
    const card = cardAt(page, 0);
    const name = (await card.textContent()) ?? '';
    await card.hover();
    await expect.poll(() => refused).toBeGreaterThan(0);
    await rested(page);
    await expect(page).toHaveURL(LIST);
    await page.unroute(`**${calls.productDetail.path}*`);
    await card.click();
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await expect(page.getByRole('main').getByRole('spinbutton').first()).toBeVisible();
  });
});

test('cards in view have their pages ready, and nothing else comes of it', async ({ page }) => {
  await connectedBy(page, { effectiveType: '4g' }); // whatever the machine's load makes of its own
  const asked = new Set<string>();
  await page.goto(LIST);
  const counted = countCalls(page);
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (request.resourceType() === 'fetch') asked.add(`${request.method()} ${pathname}`);
  });
  await expect.poll(() => counted.length).toBeGreaterThanOrEqual(4 * ofProduct.length);
  await rested(page);
  expect(counted.length).toBeLessThanOrEqual(8 * ofProduct.length);
  expect(counted).not.toContain(resolving);
  expect(asked).not.toContain(`${calls.productViewed.method} ${calls.productViewed.path}`);
  const before = counted.length;
  const card = cardAt(page, 0);
  const name = (await card.textContent()) ?? '';
  await card.click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(page.getByRole('main').getByRole('spinbutton').first()).toBeVisible();
  expect(counted).toHaveLength(before);
});

test('who saves data is spared all of it', async ({ page }) => {
  await connectedBy(page, { saveData: true });
  const counted = countCalls(page);
  await page.goto(LIST);
  await rested(page);
  await cardAt(page, 0).hover();
  await rested(page);
  expect(counted).toEqual([]);
});
