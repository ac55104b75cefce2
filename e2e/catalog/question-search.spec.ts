import { paths } from '@shop/contract';
import { ask, everyView, expectAccessible, expectNothingWide, newCustomer, textsIn } from '@shop/qa';
import { expect, test } from '../support/test.ts';

const BOOKCASE = 'five-reviews.html';
const questions = [
  'L’étagère du haut est-elle réglable?',
  'Could I paint it?',
  'Does the back come off?',
  'Are there felt pads?',
];

/** The product with questions enough to be searched. */
const askedProduct = async (label: string) => {
  const product = await ask('productDetail', { query: { url_path: BOOKCASE } });
  const { token } = await newCustomer(label);
  for (const question of questions)
    await ask('addQuestion', { body: { product_id: product.entity_id, question } }, { token });
  return product;
};

for (const [language, screen] of everyView)
  test(`the questions about a product are searched by words (${language}, ${screen.width} wide)`, async ({ page }) => {
    const text = textsIn(language);
    const product = await askedProduct(`search.${language}.${screen.width}`);
    await page.setViewportSize(screen);
    await page.goto(paths.inLanguage(paths.product(product.url_path), language));
    const section = page.getByRole('region', { name: text('catalog:faq.title'), exact: true });
    await section.scrollIntoViewIfNeeded();
    const box = section.getByRole('searchbox', { name: text('catalog:faq.search') });
    await box.fill('ETAGERE regl');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/faq_q=ETAGERE/);
    await expect(section.getByRole('status').first()).toContainText('ETAGERE regl');
    await expect(section.locator('mark').first()).toHaveText('étagère');
    await expect(section.getByRole('article').filter({ hasNotText: 'étagère' })).toHaveCount(0);
    await expectAccessible(page);
    await expectNothingWide(page);

    await box.fill('Trampoline?');
    await page.keyboard.press('Enter');
    await expect(section.getByText(text('catalog:faq.noneFound', { words: 'Trampoline?' }))).toBeVisible();
    await section.getByRole('button', { name: text('catalog:faq.askThis', { words: 'Trampoline?' }) }).click();
    await expect(section.getByRole('textbox', { name: text('catalog:faq.question') })).toHaveValue('Trampoline?');
    await expectAccessible(page);
    await section.getByRole('link', { name: text('catalog:faq.all') }).click();
    await expect(page).not.toHaveURL(/faq_q/);
    await expect(section.getByRole('article').filter({ hasText: 'felt pads' }).first()).toBeVisible();
  });

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  for (const language of ['en', 'fr'] as const)
    test(`the same form works, and keeps what else is chosen (${language})`, async ({ page }) => {
      const text = textsIn(language);
      const product = await askedProduct(`search.plain.${language}`);
      await page.goto(`${paths.inLanguage(paths.product(product.url_path), language)}&review_sort=lowest`);
      const section = page.getByRole('region', { name: text('catalog:faq.title'), exact: true });
      await section.getByRole('searchbox').fill('etagere');
      await section.getByRole('button', { name: text('catalog:faq.find') }).click();
      await expect(section.locator('mark').first()).toHaveText('étagère');
      await expect(page).toHaveURL(/review_sort=lowest.*faq_q=etagere/);
      await expect(section).toBeInViewport();
      await section.getByRole('searchbox').fill('zzz');
      await section.getByRole('button', { name: text('catalog:faq.find') }).click();
      await expect(section.getByText(text('catalog:faq.noneFound', { words: 'zzz' }))).toBeVisible();
    });
});
