import { paths } from '@shop/contract';
import { expect, simpleProduct, textsIn } from '@shop/qa';
import type { Page } from './test.ts';

const SOFAS = 105;
export const widths = { en: 390, fr: 1440 } as const;

const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });

/** The product's own form leads to the cart, whose link leads to the address. */
export const buyOnPage = async (page: Page, language: 'en' | 'fr'): Promise<void> => {
  const text = textsIn(language);
  const { url_path } = await simpleProduct(SOFAS, undefined, language);
  await page.goto(paths.inLanguage(paths.product(url_path), language));
  await page
    .getByRole('main')
    .getByRole('button', { name: text('catalog:cart.add') })
    .click();
  await expect(title(page, text('cart-checkout:cart.heading'))).toBeVisible();
  await page.getByRole('link', { name: text('cart-checkout:cart.checkout'), exact: true }).click();
  await expect(title(page, text('cart-checkout:address.heading'))).toBeVisible();
};

/** From the payment page, where a card cannot be typed, to the wallet's own page. */
export const goToWallet = async (page: Page, language: 'en' | 'fr'): Promise<void> => {
  const text = textsIn(language);
  await expect(title(page, text('cart-checkout:payment.heading'))).toBeVisible();
  const wallet = page.getByRole('button', { name: text.like('cart-checkout:wallet.go') });
  if (!(await wallet.isVisible())) {
    // Text inside of <noscript> is found by roles alone.
    const said = page.getByRole('alert').filter({ hasText: text('cart-checkout:payment.chooseWallet') });
    await expect(said).toBeVisible();
    await page.getByRole('radio', { name: text('cart-checkout:order.method.alipay') }).check();
    await page.getByRole('button', { name: text('cart-checkout:payment.chooseMethod') }).click();
  }
  await wallet.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/wallet|portefeuille/i);
};

export const approve = (page: Page) => page.locator('button[value=approve]').click();

/** From the payment's result to the order, whose number it answers. */
export const expectOrdered = async (page: Page, language: 'en' | 'fr'): Promise<string> => {
  const text = textsIn(language);
  await expect(page.getByRole('heading', { name: text('cart-checkout:result.paidTitle') })).toBeVisible();
  const number = new URL(page.url()).searchParams.get('order_id') ?? '';
  await page.getByRole('link', { name: text('cart-checkout:result.see') }).click();
  await expect(title(page, text('cart-checkout:order.thanks'))).toBeVisible();
  await expect(page.getByRole('main')).toContainText(number);
  return number;
};
