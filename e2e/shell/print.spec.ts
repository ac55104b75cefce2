import type { Page } from '@playwright/test';
import { paths } from '@shop/contract';
import {
  comeBack,
  newCustomer,
  newGuest,
  placeOrder,
  readyToPay,
  rested,
  screens,
  simpleProduct,
  textsIn,
} from '@shop/qa';
import { englishAtNight } from '../support/at-night.ts';
import { expect, test } from '../support/test.ts';

const SOFAS = 105;

/** How many sheets of letter paper a page takes. */
const sheetsOf = async (page: Page): Promise<number> => {
  const margin = '12mm';
  const pdf = await page.pdf({
    format: 'Letter',
    margin: { top: margin, right: margin, bottom: margin, left: margin },
  });
  return pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;
};

/** What is for pressing, and what is around every page, is not on paper. */
const expectBare = async (page: Page): Promise<void> => {
  for (const role of ['banner', 'contentinfo', 'navigation', 'dialog'] as const)
    await expect(page.getByRole(role).filter({ visible: true })).toHaveCount(0);
  await expect(page.locator('button').filter({ visible: true })).toHaveCount(0);
};

for (const language of ['en', 'fr'] as const)
  test.describe(`in ${language}`, englishAtNight(language), () => {
    const text = textsIn(language);

    test('a product is a sheet with its picture, price, measures, number and address', async ({ page }) => {
      const product = await simpleProduct(SOFAS, ({ handover }) => handover?.is_delivered !== false, language);
      await page.setViewportSize(language === 'en' ? screens.desktop : screens.phone);
      await page.goto(paths.inLanguage(paths.product(product.url_path), language));
      const main = page.getByRole('main');
      await rested(page);
      await page.emulateMedia({ media: 'print' });
      await expect(main.getByRole('heading', { level: 1, name: product.name })).toBeVisible();
      await expect(
        main.getByRole('img', { name: product.gallery[0]?.alt ?? '', exact: true }).filter({ visible: true }),
      ).toHaveCount(1);
      await expect(main.getByText(product.item_no)).toBeVisible();
      await expect(main.getByRole('table').first()).toBeVisible();
      await expect(
        page.getByText(new URL(paths.product(product.url_path), page.url()).href, { exact: true }),
      ).toBeVisible();
      await expect(main.getByRole('heading', { name: text('catalog:reviews.title') })).toBeHidden();
      await expect(main.getByRole('textbox').filter({ visible: true })).toHaveCount(0);
      await expectBare(page);
      expect(await sheetsOf(page)).toBeLessThanOrEqual(2);
    });

    test('a cart has its lines and its sums', async ({ page, context }) => {
      const guest = await newGuest(context, `print.${language}`);
      const { entity_id, name } = await simpleProduct(SOFAS, undefined, language);
      await readyToPay(guest, entity_id);
      await page.goto(paths.inLanguage(paths.cart(), language));
      await rested(page);
      await page.emulateMedia({ media: 'print' });
      const main = page.getByRole('main');
      await expect(main.getByText(name).filter({ visible: true }).first()).toBeVisible();
      await expect(
        main.getByText(text('cart-checkout:totals.total'), { exact: true }).filter({ visible: true }),
      ).toHaveCount(1);
      await expectBare(page);
      expect(await sheetsOf(page)).toBeLessThanOrEqual(2);
    });
  });

test.describe('before and without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the receipt of an order has its sums and taxes, and a product has nothing around it', async ({
    page,
    context,
  }) => {
    const text = textsIn('en');
    const customer = await newCustomer('print');
    const { entity_id, url_path, name } = await simpleProduct(SOFAS);
    await readyToPay(customer, entity_id, false);
    const { order_id } = await placeOrder(customer);
    await comeBack(context, customer);
    await page.emulateMedia({ media: 'print' });
    await page.goto(paths.printOrder(order_id));
    const main = page.getByRole('main');
    for (const said of [name, 'HST', text('account:totals.total')])
      await expect(main.getByText(said).filter({ visible: true }).first()).toBeVisible();
    await expectBare(page);
    expect(await sheetsOf(page)).toBe(1);
    await page.goto(paths.product(url_path));
    await expect(main.getByRole('heading', { level: 1, name })).toBeVisible();
    for (const role of ['banner', 'contentinfo', 'navigation'] as const)
      await expect(page.getByRole(role).filter({ visible: true })).toHaveCount(0);
  });
});
