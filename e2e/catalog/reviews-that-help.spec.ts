import { paths, type Language } from '@shop/contract';
import { ask, everyView, expectAccessible, textsIn } from '@shop/qa';
import { expect, test } from '../support/test.ts';

/** A stool with reviews in both languages, some of them with photos. */
const STOOL = 2210;

const stool = async () => ({
  product: await ask('productDetail', { query: { id: STOOL } }),
  reviews: await ask('productReviews', { query: { product_id: STOOL } }),
});
const pageOf = (urlPath: string, language: Language) => paths.inLanguage(paths.product(urlPath), language);

for (const [language, screen] of everyView)
  test(`reviews are put in order and chosen by links (${language}, ${screen.width} wide)`, async ({ page }) => {
    const text = textsIn(language);
    const { product, reviews } = await stool();
    await page.setViewportSize(screen);
    await page.goto(pageOf(product.url_path, language));
    const section = page.getByRole('region', { name: text('catalog:reviews.title'), exact: true });
    await section.scrollIntoViewIfNeeded();
    const photos = section.getByRole('region', { name: text('catalog:reviews.photos') });
    await expect(photos.getByRole('img')).toHaveCount(reviews.gallery.length);
    const french = section.getByRole('link', { name: text('catalog:reviews.only.fr') });
    await french.focus();
    await page.keyboard.press('Enter');
    const count = reviews.languages.find((one) => one.language === 'fr')?.count ?? 0;
    await expect(section.getByRole('article')).toHaveCount(count);
    await expect(french).toHaveAttribute('aria-current', 'true');
    await expect(french).toBeFocused();
    await section.getByRole('link', { name: text('catalog:reviews.orders.lowest') }).click();
    await expect(page).toHaveURL(/review_sort=lowest/);
    const stars = await ask('productReviews', { query: { product_id: STOOL, language: 'fr', sort: 'lowest' } });
    await expect(section.getByRole('article').first()).toContainText(stars.list[0]?.nickname ?? '-');
    await expectAccessible(page);
    // Back is one choice less.
    await page.goBack();
    await expect(page).not.toHaveURL(/review_sort/);
    await expect(section.getByRole('article')).toHaveCount(count);
    await section.getByRole('link', { name: text('catalog:reviews.all') }).click();
    await expect(page).not.toHaveURL(/review_language/);
    await expect(french).not.toHaveAttribute('aria-current');
  });

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  for (const language of ['en', 'fr'] as const)
    test(`the same links work, and where there is none the way back is there (${language})`, async ({ page }) => {
      const text = textsIn(language);
      const { product, reviews } = await stool();
      await page.goto(pageOf(product.url_path, language));
      const section = page.getByRole('region', { name: text('catalog:reviews.title'), exact: true });
      const kinds = section.getByRole('list', { name: text('catalog:reviews.which') });
      await kinds.getByRole('link', { name: text('catalog:reviews.only.photos') }).click();
      await expect(section.getByRole('article')).toHaveCount(reviews.photos);
      await expect(section).toBeInViewport();
      await page.goto(`${page.url().split('?')[0]}?review_star=1&review_photos=1`);
      await expect(section.getByText(text('catalog:reviews.noneHere'))).toBeVisible();
      await section.getByRole('link', { name: text('catalog:reviews.all') }).click();
      await expect(section.getByRole('article').first()).toBeVisible();
    });
});
