import type { Page, Route } from '@playwright/test';
import { paths } from '@shop/contract';
import { ask, comeBack, takenOver, testPassword, tokenOf } from '@shop/qa';
import { freePort } from '../support/free-port.ts';
import { apiUrl } from '../support/places.ts';
import { startRelay } from '../support/relay.ts';
import { expect, test } from '../support/test.ts';

const SOFAS = 105;

const reviewedProduct = async (): Promise<string> => {
  const { products } = await ask('categoryProducts', { body: { category_id: SOFAS } });
  const reviewed = products.find(({ rating }) => rating.reviews_count > 0);
  if (!reviewed) throw new Error('No sofa of the first page has a review');
  return paths.productItem(reviewed);
};

/** Texts that only the scripts of reviews and footer ask for. */
const later = ['reviews.helpfulNamed', 'newsletter.consent'];

/** Gives `decide` the scripts of what stands below the first view. */
const holdLaterScripts = async (page: Page, decide: (route: Route) => Promise<void>): Promise<void> => {
  await page.route(/\/assets\/(?:host|catalog)\/.*\.js$/, async (route) => {
    const response = await route.fetch();
    const script = await response.text();
    await (later.some((text) => script.includes(text)) ? decide(route) : route.fulfill({ response }));
  });
};

const review = (page: Page) => page.getByRole('region', { name: 'Reviews', exact: true }).getByRole('article').first();
const footer = (page: Page) => page.getByRole('contentinfo');

test('reviews and the footer are read before their script has come, and answer once it has', async ({ page }) => {
  const { promise: isOver, resolve: letGo } = Promise.withResolvers<void>();
  await holdLaterScripts(page, async (route) => {
    await isOver;
    await route.continue();
  });
  // Without them the document's load does not end.
  await page.goto(await reviewedProduct(), { waitUntil: 'domcontentloaded' });
  await expect(page.getByRole('button', { name: 'Add to cart' })).toBeEnabled();
  await expect(review(page)).toBeVisible();
  await expect(footer(page).getByRole('link', { name: 'Furniture' })).toBeVisible();

  letGo();
  await (await takenOver(review(page).getByRole('button', { name: /^Helpful/ }))).click();
  await expect(review(page).getByText('Thank you.')).toBeVisible();
  await takenOver(footer(page).getByRole('textbox', { name: 'Email' }));
  await footer(page).getByRole('textbox', { name: 'Email' }).fill('nobody');
  await footer(page).getByRole('textbox', { name: 'Email' }).press('Enter');
  await expect(footer(page).getByRole('textbox', { name: 'Email' })).toHaveAccessibleDescription(/./);
});

test('when their script does not come, one buys all the same, the footer leads on and the reviews say so', async ({
  page,
  complaints,
}) => {
  complaints.allow(/Failed to load resource/, /ERR_FAILED/, /Minified React error/, /hydrat/i);
  await holdLaterScripts(page, (route) => route.abort());
  await page.goto(await reviewedProduct());
  const reviews = page.getByRole('region', { name: 'Reviews', exact: true });
  await expect(reviews.getByText('The reviews could not be loaded')).toBeVisible();
  await page.getByRole('button', { name: 'Add to cart' }).click();
  const drawer = page.getByRole('dialog', { name: /^Your cart/ });
  await expect(drawer).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  await footer(page).getByRole('link', { name: 'Furniture' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Furniture' })).toBeVisible();
});

test('a dropship customer’s footer is taken over as the server wrote it, and then leaves out cashback', async ({
  page,
  context,
}) => {
  await comeBack(context, { token: await tokenOf('dropship@shop.test', testPassword) });
  await page.goto('/customer/account/home'); // from then on the browser knows who it is
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goto('/');
  await takenOver(footer(page).getByRole('button', { name: 'Subscribe' }));
  await expect(footer(page).locator(`a[href="${paths.cashback()}"]`)).toHaveCount(0);
});

test('a footer whose script comes after an answer that the server did not have is taken over as it stands', async ({
  page,
  openShop,
  complaints,
}) => {
  complaints.allow(/Failed to load resource/);
  const { promise: isOver, resolve: letGo } = Promise.withResolvers<void>();
  await holdLaterScripts(page, async (route) => {
    await isOver;
    await route.continue();
  });
  const port = await freePort();
  const shop = await openShop({ apiUrl: `http://127.0.0.1:${port}` });
  await page.goto(`${shop.url}/furniture/sofas-loveseats.html`, { waitUntil: 'domcontentloaded' });
  const stop = await startRelay(port, apiUrl);
  await page.getByRole('main').getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Furniture' })).toBeVisible();
  await expect(footer(page).getByRole('link', { name: 'Furniture' })).toBeHidden();

  letGo();
  await expect(footer(page).getByRole('link', { name: 'Furniture' })).toBeVisible();
  stop();
});
