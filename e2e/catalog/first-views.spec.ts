import { paths, type Language } from '@shop/contract';
import { ask, choosableSofa, rested, textsIn } from '@shop/qa';
import type { Locator } from '@playwright/test';
import { expect, test, type Page } from '../support/test.ts';

/** A small phone's window below the browser's own bars, and a laptop's. */
const windows = { phone: { width: 390, height: 664 }, laptop: { width: 1440, height: 900 } };
const SOFAS = 105;
const sofas = '/furniture/sofas-loveseats.html';
/** A list whose category has others below it. */
const livingRoom = '/furniture/living-room-furniture.html';

/** Whether all of an element is in the window as it was opened, and whatever lies over it is part of it. */
const isSeen = (what: Locator): Promise<boolean> =>
  what.evaluate((element) => {
    const { top, bottom, left, right } = element.getBoundingClientRect();
    const isInWindow = top >= 0 && left >= 0 && bottom <= innerHeight && right <= innerWidth;
    const isFree = [top + 2, (top + bottom) / 2, bottom - 2].every((y) => {
      const over = document.elementFromPoint((left + right) / 2, y);
      return over !== null && (element.contains(over) || over.contains(element));
    });
    return isInWindow && isFree;
  });

/** Whether all of an element is in the window as it was opened. */
const isInWindow = (what: Locator): Promise<boolean> =>
  what.evaluate((element) => {
    const { top, bottom, width } = element.getBoundingClientRect();
    return width > 0 && top >= 0 && bottom <= innerHeight;
  });

/** The sofas in stock with the longest and the shortest name. */
const namedSofas = async (language: Language): Promise<string[]> => {
  const { products } = await ask('categoryProducts', { body: { category_id: SOFAS } }, { language });
  const byName = products
    .filter(({ is_in_stock }) => is_in_stock)
    .toSorted((one, other) => one.name.length - other.name.length);
  return [byName.at(0), byName.at(-1)].flatMap((product) => (product ? [product.url_path] : []));
};

const open = async (page: Page, path: string, language: Language): Promise<void> => {
  await page.goto(paths.inLanguage(path, language));
  await rested(page);
};

for (const language of ['en', 'fr'] as const) {
  const text = textsIn(language);
  const main = (page: Page) => page.getByRole('main');

  test.describe(`in ${language} on a phone`, () => {
    test.use({ viewport: windows.phone, deviceScaleFactor: 2, isMobile: true, hasTouch: true });

    for (const consent of ['refused', 'unasked'] as const)
      test.describe(consent === 'refused' ? 'once tracking is decided' : 'while it is asked about tracking', () => {
        test.use({ consent });

        test('a product shows name, price and Add to cart before anybody scrolls', async ({ page }) => {
          for (const path of await namedSofas(language)) {
            await open(page, paths.product(path), language);
            const asks = page.getByRole('region', { name: text('host:consent.title') });
            await expect(asks).toBeVisible({ visible: consent === 'unasked' });
            const seen = async () => ({
              name: await isSeen(page.getByRole('heading', { level: 1 })),
              price: await isSeen(
                main(page)
                  .getByText(/^(C\$[\d,.]+|[\d\s]+,\d\d\s\$)$/)
                  .first(),
              ),
              add: await isSeen(main(page).getByRole('button', { name: text('catalog:cart.add'), exact: true })),
            });
            await expect.poll(seen, path).toEqual({ name: true, price: true, add: true });
          }
        });
      });

    test('the picture of a product is asked for once, early, in a width that it can be shown at', async ({ page }) => {
      const { urlPath } = await choosableSofa(language);
      await open(page, paths.product(urlPath), language);
      const shown = await main(page)
        .locator('img[fetchpriority=high]')
        .evaluate((image: HTMLImageElement) => ({
          needed: image.clientWidth * devicePixelRatio,
          file: image.currentSrc,
          asked: performance
            .getEntriesByType('resource')
            .filter(({ name }) => name === image.currentSrc)
            .map((entry) => (entry as PerformanceResourceTiming).initiatorType),
        }));
      const width = Number(/-(\d+)\.avif$/.exec(shown.file)?.[1]);
      // Its height, by which it is as wide as it is, is not known yet when it is asked for.
      expect(width).toBeGreaterThanOrEqual(shown.needed);
      expect(width).toBeLessThanOrEqual(640);
      expect(shown.asked).toEqual(['link']);
    });

    for (const path of [sofas, livingRoom])
      test(`${path} shows a whole card with name and price before anybody scrolls`, async ({ page }) => {
        await open(page, path, language);
        const card = main(page).getByRole('article').first();
        expect(await isInWindow(card.getByRole('img').or(card.locator('img')).first())).toBe(true);
        expect(await isInWindow(card.getByRole('heading'))).toBe(true);
        expect(await isInWindow(card.getByText(/C\$|\d\s\$/).first())).toBe(true);
      });
  });

  test.describe(`in ${language} on a laptop`, () => {
    test.use({ viewport: windows.laptop });

    for (const path of [sofas, livingRoom, paths.search('table')])
      test(`${path} shows four prices before anybody scrolls`, async ({ page }) => {
        await open(page, path, language);
        for (let nth = 0; nth < 4; nth += 1) {
          const card = main(page).getByRole('article').nth(nth);
          expect(await isInWindow(card.getByText(/C\$|\d\s\$/).first()), `card ${nth}`).toBe(true);
        }
      });
  });

  for (const [window, viewport] of Object.entries(windows))
    test.describe(`in ${language} on a ${window}`, () => {
      test.use({ viewport });

      test('the names of products are whole', async ({ page }) => {
        for (const path of [sofas, paths.home()]) {
          await open(page, path, language);
          const cut = await main(page)
            .getByRole('article')
            .getByRole('heading')
            .evaluateAll((names) =>
              names
                .filter((name) => name.scrollHeight > name.clientHeight + 1 || name.scrollWidth > name.clientWidth + 1)
                .map((name) => name.textContent),
            );
          expect(cut, path).toEqual([]);
        }
      });

      test('the names of what goes with a product are whole', async ({ page }) => {
        const { products } = await ask('categoryProducts', { body: { category_id: SOFAS } }, { language });
        for (const { url_path } of products.slice(0, 3)) {
          await open(page, paths.product(url_path), language);
          const names = page
            .getByRole('navigation', { name: text('catalog:associated.title') })
            .getByRole('link')
            .locator('span');
          await expect(names.first()).toBeVisible();
          const cut = await names.evaluateAll((all) =>
            all
              .filter(({ clientHeight, scrollHeight }) => clientHeight > 1 && scrollHeight > clientHeight + 1)
              .map((name) => name.textContent),
          );
          expect(cut, url_path).toEqual([]);
        }
      });

      test('a few presses of Tab lead to the first product of a list', async ({ page }) => {
        for (const path of [livingRoom, paths.search('table')]) {
          await open(page, path, language);
          await page.keyboard.press('Tab');
          await expect(page.getByRole('link', { name: text('host:skip') })).toBeFocused();
          await page.keyboard.press('Enter');
          await page.keyboard.press('Tab');
          const skip = page.getByRole('link', { name: text('catalog:list.skip') });
          await expect(skip).toBeFocused();
          await expect(skip).toBeInViewport();
          await page.keyboard.press('Enter');
          await page.keyboard.press('Tab');
          await expect(main(page).getByRole('article').first().getByRole('heading').getByRole('link')).toBeFocused();
        }
      });
    });

  for (const [window, viewport] of Object.entries(windows))
    test.describe(`in ${language} on a ${window}, to somebody whom Google knows`, () => {
      test.use({ viewport, oneTap: 'new' });

      test('the card of Google does not lie over the picture of a product', async ({ page }) => {
        const { urlPath } = await choosableSofa(language);
        await open(page, paths.product(urlPath), language);
        const card = page.getByRole('region', { name: text('account:oneTap.label') });
        await expect(card).toBeAttached();
        const over = await card.evaluate((floating) => {
          const picture = document.querySelector('main img[fetchpriority=high]');
          if (!picture || getComputedStyle(floating).opacity === '0') return false;
          const [one, other] = [floating.getBoundingClientRect(), picture.getBoundingClientRect()];
          return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
        });
        expect(over).toBe(false);
      });
    });
}
