import { paths } from '@shop/contract';
import { expectNothingWide, fillCart, screens, visitOf } from '@shop/qa';
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
