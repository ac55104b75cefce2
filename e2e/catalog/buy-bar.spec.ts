import { paths } from '@shop/contract';
import { everyView, expectAccessible, newGuest, simpleProduct, storedCart, textsIn } from '@shop/qa';
import { expect, test } from '../support/test.ts';

const SOFAS = 105;

for (const [language, screen] of everyView)
  test(`the way to buy stays (${language}, ${screen.width} wide)`, async ({ page, context }) => {
    const text = textsIn(language);
    const guest = await newGuest(context, `buy.bar.${language}.${screen.width}`);
    const product = await simpleProduct(SOFAS);
    await page.setViewportSize(screen);
    await page.goto(paths.inLanguage(paths.product(product.url_path), language));
    const bar = page.getByRole('region', { name: text.like('catalog:buyBar.label') });
    const faq = page.getByRole('heading', { name: text('catalog:faq.title'), level: 2 });
    await faq.scrollIntoViewIfNeeded();
    await expect(bar).toBeVisible();
    await expectAccessible(page);
    await bar.getByRole('button', { name: text('catalog:cart.add') }).click();
    await expect
      .poll(async () => (await storedCart(guest)).list.map(({ product_id, qty }) => [product_id, qty]))
      .toEqual([[product.entity_id, 1]]);
    await page.keyboard.press('Escape');
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    await expect(bar).toHaveCount(0);
  });
