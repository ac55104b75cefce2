import { paths, type Language } from '@shop/contract';
import { ask, everyView, expectAccessible, expectNothingWide, textsIn } from '@shop/qa';
import { expect, test } from '../support/test.ts';

/** A stool with reviews in both languages. */
const STOOL = 2210;

/** The product, and a word of five letters or more that somebody who reads in a language sees in one of its reviews. */
const searched = async (language: Language) => {
  const product = await ask('productDetail', { query: { id: STOOL } });
  const query = { product_id: STOOL, page_size: 50 };
  const { list } = await ask('productReviews', { query }, { language });
  const texts = list.map((review) => (review.translation ?? review).detail);
  const word = texts.flatMap((text) => text.match(/[\p{L}]{5,}/gu) ?? []).toSorted((a, b) => b.length - a.length)[0];
  if (word === undefined) throw new Error('no review has words');
  const typed = word.normalize('NFD').replace(/\p{M}/gu, '').toUpperCase();
  const found = await ask('productReviews', { query: { ...query, q: typed } }, { language });
  return { product, word, typed, total: found.total };
};

for (const [language, screen] of everyView)
  test(`the reviews of a product are searched by words (${language}, ${screen.width} wide)`, async ({ page }) => {
    const text = textsIn(language);
    const { product, word, typed, total } = await searched(language);
    expect(total).toBeGreaterThan(0);
    await page.setViewportSize(screen);
    await page.goto(paths.inLanguage(paths.product(product.url_path), language));
    const section = page.getByRole('region', { name: text('catalog:reviews.title'), exact: true });
    await section.scrollIntoViewIfNeeded();
    const lowest = section.getByRole('link', { name: text('catalog:reviews.orders.lowest') });
    await lowest.click();
    await expect(page).toHaveURL(/review_sort=lowest/);
    await expect(lowest).toHaveAttribute('aria-current', 'page');
    const box = section.getByRole('searchbox', { name: text('catalog:reviews.search') });
    await box.fill(typed);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/review_sort=lowest.*review_q=/);
    await expect(section.getByRole('status').filter({ hasText: typed })).toBeVisible();
    await expect(section.getByRole('article')).toHaveCount(Math.min(total, 5));
    await expect(section.locator('mark', { hasText: word }).first()).toBeVisible();
    await expect(box).toBeFocused();
    await expectAccessible(page);
    await expectNothingWide(page);

    await box.fill('Trampoline?');
    await page.keyboard.press('Enter');
    await expect(section.getByText(text('catalog:reviews.noneFound', { words: 'Trampoline?' }))).toBeVisible();
    await expectAccessible(page);
    await section.getByRole('link', { name: text('catalog:reviews.orAsk') }).click();
    const questions = page.getByRole('region', { name: text('catalog:faq.title'), exact: true });
    await expect(questions).toBeInViewport();
    await expect(
      questions.getByRole('button', { name: text('catalog:faq.askThis', { words: 'Trampoline?' }) }),
    ).toBeVisible();
    await section.getByRole('link', { name: text('catalog:reviews.all') }).click();
    await expect(page).not.toHaveURL(/review_q/);
    await expect(box).toHaveValue('');
  });

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  for (const language of ['en', 'fr'] as const)
    test(`the same form works, and keeps what else is chosen (${language})`, async ({ page }) => {
      const text = textsIn(language);
      const { product, word, typed } = await searched(language);
      await page.goto(`${paths.inLanguage(paths.product(product.url_path), language)}&review_sort=lowest&faq_q=oak`);
      const section = page.getByRole('region', { name: text('catalog:reviews.title'), exact: true });
      await section.getByRole('searchbox').fill(typed);
      await section.getByRole('button', { name: text('catalog:faq.find') }).click();
      await expect(section.locator('mark', { hasText: word }).first()).toBeVisible();
      await expect(page).toHaveURL(/review_sort=lowest.*faq_q=oak.*review_q=/);
      await expect(section).toBeInViewport();
      await section.getByRole('searchbox').fill('?!');
      await section.getByRole('button', { name: text('catalog:faq.find') }).click();
      await expect(section.getByText(text('catalog:reviews.noneFound', { words: '?!' }))).toBeVisible();
      await section.getByRole('link', { name: text('catalog:reviews.all') }).click();
      await expect(section.getByRole('article').first()).toBeVisible();
    });
});
