import { paths } from '@shop/contract';
import {
  ask,
  comeBack,
  expectNothingWide,
  fillCart,
  newGuest,
  readyToPay,
  screens,
  simpleProduct,
  testPassword,
  tokenOf,
  visitOf,
} from '@shop/qa';
import { expect, test, type Page } from '../support/test.ts';

test.use({ viewport: screens.phone });

const expectNoOverflow = async (page: Page): Promise<void> => {
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  await expectNothingWide(page);
};

test('the French cart and address page fit a phone', async ({ page }) => {
  const visit = visitOf(page, 'fr');
  await fillCart(visit);
  await expectNoOverflow(page);
  await page
    .getByRole('main')
    .getByRole('link', { name: visit.text('cart-checkout:cart.checkout') })
    .click();
  await expect(
    page.getByRole('heading', { level: 1, name: visit.text('cart-checkout:address.heading') }),
  ).toBeVisible();
  await expectNoOverflow(page);
});

/** What people see who ask the browser for letters twice as large as usual: lengths and widths of windows in rem follow. */
const enlargeLetters = async (page: Page): Promise<void> => {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.enable');
  await session.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } });
};

/** Texts that stand in a column so narrow that they go down letter by letter. */
const towers = (page: Page): Promise<string[]> =>
  page.locator('main').evaluate((main) =>
    [...main.querySelectorAll('*')]
      .filter((one) => one.childElementCount === 0 && (one.textContent?.trim().length ?? 0) > 12)
      .filter((one) => {
        const { width, height } = one.getBoundingClientRect();
        const letters = Number.parseFloat(getComputedStyle(one).fontSize);
        return width > 1 && height > 4 * letters && width < 3 * letters;
      })
      .map((one) => one.textContent ?? ''),
  );

const expectRead = async (page: Page, path: string): Promise<void> =>
  test.step(path, async () => {
    await page.goto(paths.inLanguage(path, 'fr'));
    await expectNoOverflow(page);
    expect(await towers(page)).toEqual([]);
  });

test.describe('under a finger', () => {
  // What a finger hits around a link has to fit too.
  test.use({ hasTouch: true });

  test('with letters twice as large the way through an order fits a phone', async ({ page, context }) => {
    const guest = await newGuest(context, 'large.letters');
    await readyToPay(guest, (await simpleProduct(105)).entity_id);
    await enlargeLetters(page);
    for (const path of [paths.cart(), paths.shippingAddress(), paths.payment()]) await expectRead(page, path);
  });

  test('with letters twice as large the account fits a phone', async ({ page, context }) => {
    const who = { token: await tokenOf('orders@shop.test', testPassword) };
    const { list } = await ask('orderList', { query: { page: 1, page_size: 1 } }, who);
    await comeBack(context, who);
    await enlargeLetters(page);
    const order = paths.order(list[0]?.order_id ?? '');
    for (const path of [
      paths.accountHome(),
      paths.orders(),
      order,
      paths.accountEdit(),
      paths.warranties(),
      paths.ownData(),
    ])
      await expectRead(page, path);
  });
});

/** Telephones, tablets, where the mega-menu begins and where its letters grow, usual windows, and one wider than a page. */
const widths = [320, 360, 390, 768, 1024, 1200, 1279, 1280, 1366, 1440, 1920];

/** Where the content of a page ends on the right: the page is 1360 px wide at most and keeps 32 px from its sides. */
const endOfPage = (width: number): number => (width + Math.min(width, 1360)) / 2 - 32;

for (const language of ['en', 'fr'] as const) {
  test(`the header fits every window (${language})`, async ({ page }) => {
    await page.goto(paths.inLanguage(paths.home(), language));
    const menu = page.getByRole('navigation', { name: { en: 'Categories', fr: 'Catégories' }[language], exact: true });
    for (const width of widths) {
      await test.step(`${width} px`, async () => {
        await page.setViewportSize({ width, height: 900 });
        await expectNothingWide(page);
        if (width < 1200) return expect(menu).toBeHidden();
        await expect(menu).toBeVisible();
        await expect(async () => {
          const tops = await menu
            .getByRole('link')
            .evaluateAll((links) => links.map((link) => link.getBoundingClientRect().top));
          expect(new Set(tops).size).toBe(1);
          const last = await menu.getByRole('button').last().boundingBox();
          expect((last?.x ?? 0) + (last?.width ?? 0)).toBeLessThanOrEqual(endOfPage(width));
        }).toPass();
      });
    }
  });
}
