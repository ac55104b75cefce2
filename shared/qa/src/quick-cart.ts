import { paths, type Language } from '@shop/contract';
import { adding } from './adding.ts';
import { expect, type Page } from './test.ts';
import type { Visit } from './buying.ts';
import { textsIn } from './texts.ts';

/** A product of the world whose link and stock are known. */
export const quickProduct = '/one-variant-out-of-stock.html';

/** One item in the cart by the shortest way; ends on the cart page. `origin` where it is not the shop of all. */
export const fillCart = async ({ page, text, language }: Visit, origin = ''): Promise<void> => {
  await page.goto(origin + paths.inLanguage(quickProduct, language));
  await page
    .getByRole('main')
    .getByRole('button', { name: text('catalog:cart.add') })
    .click();
  const drawer = page.getByRole('dialog', { name: text('cart-checkout:drawer.title') });
  await drawer.getByRole('link', { name: text('cart-checkout:cart.viewCart') }).click();
  await expect(page.getByRole('heading', { level: 1, name: text('cart-checkout:cart.heading') })).toBeVisible();
};

/** Puts one of the product in view into the cart; ends when the shop has it, on the product's page again. */
export const addOne = async (page: Page, language: Language = 'en'): Promise<void> => {
  const drawer = page.getByRole('dialog', { name: textsIn(language)('cart-checkout:drawer.title') });
  await adding(page, () =>
    page
      .getByRole('main')
      .getByRole('button', { name: textsIn(language)('catalog:cart.add') })
      .click(),
  );
  await drawer.getByRole('button', { name: textsIn(language)('cart-checkout:drawer.close') }).click();
  await expect(drawer).toBeHidden();
};
