import { paths } from '@shop/contract';
import { expect } from './test.ts';
import type { Visit } from './buying.ts';

/** A product of the world whose link and stock are known. */
export const quickProduct = '/one-variant-out-of-stock.html';

/** One item in the cart by the shortest way; ends on the cart page. `origin` where it is not the shop of all. */
export async function fillCart({ page, text, language }: Visit, origin = ''): Promise<void> {
  await page.goto(origin + paths.inLanguage(quickProduct, language));
  await page.getByRole('main').getByRole('button', { name: text.addToCart }).click();
  const drawer = page.getByRole('dialog', { name: text.cartDrawer });
  await drawer.getByRole('link', { name: text.viewCart }).click();
  await expect(page.getByRole('heading', { level: 1, name: text.cart })).toBeVisible();
}
