import { paths } from '@shop/contract';
import { ask, everyView, expectAccessible, expectNothingWide, textsIn } from '@shop/qa';
import { expect, test } from '../support/test.ts';

const SOFAS = 105;
const titles = { en: 'Similar products', fr: 'Produits semblables' };

for (const [language, screen] of everyView)
  test(`a product’s end shows others like it, with what differs, and one leads to its own (${language}, ${screen.width} wide)`, async ({
    page,
  }) => {
    const text = textsIn(language);
    const { products } = await ask('categoryProducts', { body: { category_id: SOFAS } }, { language });
    const [sofa] = products;
    if (!sofa) throw new Error('The list has no product');
    const { list } = await ask('similarProducts', { query: { product_id: sofa.entity_id } }, { language });
    const [first] = list;
    if (!first) throw new Error('Nothing is like it');
    await page.setViewportSize(screen);
    await page.goto(paths.inLanguage(paths.product(sofa.url_path), language));
    const rail = page.getByRole('list', { name: titles[language] });
    await expect(rail).toHaveCount(0); // nobody is near it
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await expect(rail.getByRole('article')).toHaveCount(list.length);
    await rail.scrollIntoViewIfNeeded();
    const card = rail.getByRole('article').filter({ hasText: first.product.name }).first();
    if (first.wider_by !== null && first.wider_by !== 0)
      await expect(
        card.getByText(language === 'en' ? /cm .+ (?:narrower|wider)/ : /cm .+ (?:moins|plus) large/),
      ).toBeVisible();
    await expectNothingWide(page);
    await expectAccessible(page);
    await card.getByRole('link', { name: first.product.name }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: first.product.name })).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1, name: sofa.name })).toBeVisible();
    await expect(page.getByRole('main').getByRole('button', { name: text('catalog:cart.add') })).toBeVisible();
  });
