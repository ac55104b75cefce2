import { paths } from '@shop/contract';
import { ask, everyView, expectAccessible, newGuest, simpleProduct, textsIn } from '@shop/qa';
import { expect, test } from '../support/test.ts';

const SOFAS = 105;
const ZIP = 'H2X 1Y4';

for (const [language, screen] of everyView)
  test(`the bar has the total at the door (${language}, ${screen.width} wide)`, async ({ page, context }) => {
    const text = textsIn(language);
    const guest = await newGuest(context, `bar.total.${language}.${screen.width}`);
    const product = await simpleProduct(SOFAS);
    const query = { product_id: product.entity_id, qty: 1, zipcode: ZIP };
    const { grand_total } = await ask('deliveredPrice', { query }, guest);
    await page.setViewportSize(screen);
    await page.goto(paths.inLanguage(paths.product(product.url_path), language));
    const bar = page.getByRole('region', { name: text.like('catalog:buyBar.label') });
    const faq = page.getByRole('heading', { name: text('catalog:faq.title'), level: 2 });
    await faq.scrollIntoViewIfNeeded();
    // Without a postal code the bar leads to the field for one.
    await bar.getByRole('button', { name: text('catalog:deliveredPrice.ask') }).click();
    await page.keyboard.type(ZIP);
    await page.keyboard.press('Enter');
    await expect(page.getByText(text.like('catalog:delivery.to')).first()).toBeVisible();
    await faq.scrollIntoViewIfNeeded();
    const said = bar.getByText(text.like('catalog:deliveredPrice.alone'));
    await expect(said).toContainText(ZIP);
    expect((await said.innerText()).replace(ZIP, '').replaceAll(/\D/g, '')).toBe(String(grand_total));
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await expectAccessible(page);
  });
