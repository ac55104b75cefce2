import { calls, paths, type Language, type Price } from '@shop/contract';
import type { Locator, Page } from '@playwright/test';
import { bothLanguages, rested, screens, textsIn } from '@shop/qa';
import { englishAtNight } from '../support/at-night.ts';
import { holdCalls } from '../support/paused-calls.ts';
import { countShifts, shiftsOf, startAnew } from '../support/layout-shifts.ts';
import { expect, test } from '../support/test.ts';

const LIST = '/furniture/sofas-loveseats.html';

/** A card of the list further down than what is made ready while it is in view, so that the list is scrolled. */
const cardAt = (page: Page, place: number): { card: Locator; link: Locator } => {
  const card = page.getByRole('main').getByRole('article').nth(place);
  return { card, link: card.getByRole('link').first() };
};
/** Opens a page; ends when what comes after the first view is there, and with it what knows of pages. */
const opened = async (page: Page, path: string, language: Language = 'en'): Promise<void> => {
  await countShifts(page);
  await page.goto(paths.inLanguage(path, language));
  await rested(page);
  await expect(page.getByRole('region', { name: textsIn(language)('host:toast.label') })).toBeAttached();
};
const scrolled = (page: Page): Promise<number> => page.evaluate(() => Math.round(scrollY));
/** A row of cards that is not drawn yet takes a likely height, by a line of text more or less than its own; in pixels. */
const LINE = 24;
/** Notes where in the window the next card stands that is pressed. */
const notePlace = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const note = ({ target }: Event): void => {
      const top = target instanceof Element && target.closest('article')?.getBoundingClientRect().top;
      Object.assign(window, { pressedAt: top });
    };
    addEventListener('click', note, { capture: true, once: true });
  });
const isLoaded = (picture: Locator): Promise<boolean> =>
  picture.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0);
const pressedAt = (page: Page): Promise<number> =>
  page.evaluate(() => (window as unknown as { pressedAt: number }).pressedAt); // notePlace has put it there
/** The price that a card or a page shows first, in its own words. */
const priceIn = async (part: Locator): Promise<string> => (await part.getByText(/\$/).first().textContent()) ?? '';

for (const { language, screen } of bothLanguages) {
  test.describe(`in ${language} on a ${screen}`, englishAtNight(language), () => {
    test.use({ viewport: screens[screen] });
    const text = textsIn(language);
    const price = ({ final_price }: Price): Price => ({ price: final_price - 1_000, final_price: final_price - 1_000 });

    test('a pressed card is the product’s page at once; its data completes it without moving anything', async ({
      page,
    }) => {
      await opened(page, LIST, language);
      const paused = await holdCalls(page, 'productDetail', 'productReviews', 'productFaq');
      const resolved = await holdCalls(page, 'pathResolve');
      const { card, link } = cardAt(page, 10);
      const [name, cost] = [(await link.textContent()) ?? '', await priceIn(card)];
      await link.click({ trial: true }); // scrolls as the press itself will
      await expect.poll(() => isLoaded(card.locator('img').first())).toBe(true);
      await notePlace(page);
      await link.click();

      const main = page.getByRole('main');
      const heading = main.getByRole('heading', { level: 1, name });
      await expect(heading).toBeVisible();
      await expect(heading).toBeFocused();
      expect(await scrolled(page)).toBe(0);
      await expect(main.getByText(cost, { exact: true })).toBeVisible();
      const picture = main.getByRole('img').first();
      await expect.poll(() => isLoaded(picture)).toBe(true); // while nothing of the product has been answered
      await expect(page).toHaveTitle(new RegExp(name.slice(0, 10)));
      expect(resolved.count()).toBe(0);

      await startAnew(page);
      paused.release();
      await expect(main.getByRole('spinbutton').first()).toBeVisible();
      await expect(heading).toBeFocused();
      expect(await shiftsOf(page)).toMatchObject({ moved: [], sum: 0 });
      await expect(main.getByRole('status').filter({ hasText: '$' })).toHaveCount(0);

      await page.goBack();
      await expect(link).toBeVisible();
      expect(await scrolled(page)).toBeGreaterThan(0);
      const place = await pressedAt(page);
      await expect.poll(async () => Math.abs(((await card.boundingBox())?.y ?? 0) - place)).toBeLessThanOrEqual(LINE);
    });

    test('a price that has changed since is said, and what was pressed before that is not added', async ({ page }) => {
      await opened(page, LIST, language);
      const paused = await holdCalls(page, 'productDetail');
      let added = 0;
      await page.route(`**${calls.addCartItem.path}`, (route) => {
        added += 1;
        return route.continue();
      });
      const { link } = cardAt(page, 9);
      const name = (await link.textContent()) ?? '';
      await link.click();
      const main = page.getByRole('main');
      await expect(main.getByRole('heading', { level: 1, name })).toBeVisible();
      const add = main.getByRole('button', { name: text('catalog:cart.add') });
      await add.click();
      await expect(add).toHaveAttribute('aria-busy', 'true');
      const cheaper = (relation: { price: Price }[]) => relation.map((one) => ({ ...one, price: price(one.price) }));
      paused.release((product) => ({
        ...product,
        price: price(product['price'] as Price),
        relation: cheaper(product['relation'] as { price: Price }[]),
      }));
      const said = main.getByRole('status').filter({ hasText: text('catalog:cart.notAdded') });
      await expect(said).toBeVisible();
      expect((await said.textContent())?.match(/\$/g)).toHaveLength(2);
      expect(added).toBe(0);
    });

    test('Add to cart that is pressed before the data is there waits for it', async ({ page }) => {
      await opened(page, LIST, language);
      const paused = await holdCalls(page, 'productDetail');
      const { link } = cardAt(page, 9);
      await link.click();
      const main = page.getByRole('main');
      const add = main.getByRole('button', { name: text('catalog:cart.add') });
      await add.click();
      paused.release();
      await expect(page.getByRole('dialog', { name: text('cart-checkout:drawer.title') })).toBeVisible();
    });

    test('a card that is pressed without a network says so; a retry completes its page', async ({
      page,
      context,
      complaints,
    }) => {
      complaints.allow(/ERR_INTERNET_DISCONNECTED/, /could not be loaded: missing/); // parts that only this product has
      await opened(page, LIST, language);
      const main = page.getByRole('main');
      // Another product first: from then on the code of its page and of its parts is there.
      await cardAt(page, 0).link.click();
      await expect(main.getByRole('spinbutton').first()).toBeVisible();
      await rested(page);
      await page.goBack();
      const { link } = cardAt(page, 20);
      const name = (await link.textContent()) ?? '';
      await context.setOffline(true);
      await link.click();
      // The client asks a few times before it gives up.
      await expect(main.getByRole('heading', { name: text('host:failure.offline.title') })).toBeVisible();
      await expect(page).not.toHaveURL(new RegExp(LIST));
      await context.setOffline(false);
      await main.getByRole('button', { name: text('host:failure.retry') }).click();
      await expect(main.getByRole('heading', { level: 1, name })).toBeVisible();
      await expect(main.getByRole('spinbutton').first()).toBeVisible();
    });
  });
}

test.describe('on a desktop', () => {
  test.use({ viewport: screens.desktop });
  test('a list that is chosen in the menu has its heading at once', async ({ page }) => {
    await opened(page, '/');
    const paused = await holdCalls(page, 'categoryProducts', 'pathResolve');
    const menu = page.getByRole('navigation', { name: textsIn('en')('host:header.categories'), exact: true });
    await menu.getByRole('button').first().click();
    const link = menu.getByRole('listitem').first().getByRole('listitem').first().getByRole('link').first();
    const name = (await link.textContent()) ?? '';
    await link.click();
    await expect(page.getByRole('main').getByRole('heading', { level: 1, name })).toBeVisible();
    await expect(page.getByRole('main').getByRole('article')).toHaveCount(0);
    paused.release();
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  });
});
