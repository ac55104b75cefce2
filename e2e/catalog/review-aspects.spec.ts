import { paths } from '@shop/contract';
import { ask, everyView, expectAccessible, newCustomer, textsIn } from '@shop/qa';
import { expect, test } from '../support/test.ts';

const BOOKCASE = 'six-reviews.html';
const said = [
  'Assembly was easy.',
  'Easy to assemble.',
  'Assembly was difficult.',
  'Simple assembly!',
  'Quick assembly.',
];

for (const [language, screen] of everyView)
  test(`what reviews say is counted, with its sentences (${language}, ${screen.width} wide)`, async ({ page }) => {
    const text = textsIn(language);
    const product = await ask('productDetail', { query: { url_path: BOOKCASE } });
    for (const [at, detail] of said.entries()) {
      const { token } = await newCustomer(`aspects.${language}.${screen.width}.${at}`);
      const body = { product_id: product.entity_id, nickname: 'Ada', title: 'My shelves', detail, star: 4 };
      await ask('addProductReview', { body }, { token });
    }
    await page.setViewportSize(screen);
    await page.goto(paths.inLanguage(paths.product(product.url_path), language));
    await page
      .getByRole('heading', { name: text('catalog:reviews.title'), level: 2, exact: true })
      .scrollIntoViewIfNeeded();
    const region = page.getByRole('region', { name: text('catalog:aspects.title') });
    // Tests that run beside this one write reviews too, so that the numbers differ.
    const share = region.getByText(text.like('catalog:aspects.share', { name: text('catalog:aspects.of.assembly') }));
    await expect(region.getByText(said[2] ?? '').first()).toBeHidden();
    await share.click();
    await expect(region.getByText(said[2] ?? '').first()).toBeVisible();
    await expectAccessible(page);
  });
