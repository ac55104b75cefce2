import { paths, type Language } from '@shop/contract';
import type { Locator } from '@playwright/test';
import { textsIn } from '@shop/qa';
import { expect, type Page } from './test.ts';

/** The first heart of a page's main part, or the one of a product; ends when the page knows which are on. */
export const heartOn = async (page: Page, path: string, language: Language, name?: string): Promise<Locator> => {
  const known = page.waitForResponse(/\/api\/wishlist\/items/);
  await page.goto(paths.inLanguage(path, language));
  const found = page
    .getByRole('main')
    .getByRole('button', { name: textsIn(language).like('account:wishlist.heart', name === undefined ? {} : { name }) })
    .first();
  await expect(found).toBeVisible();
  await known;
  return found;
};

/** The product of a heart, as the heart calls it. */
export const productOf = async (heart: Locator, language: Language): Promise<string> => {
  const label = await heart.getAttribute('aria-label');
  const name = textsIn(language)
    .like('account:wishlist.heart')
    .exec(label ?? '')?.[1];
  if (!name) throw new Error(`“${label}” names no product`);
  return name;
};
