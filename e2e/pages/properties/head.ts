import type { RouteConfig } from '@shop/contract';
import { expect, type Page } from '../../support/test.ts';

/** A title of its own in the language that was asked for. */
export const expectTitle = async (page: Page, route: RouteConfig | undefined, language: string): Promise<void> => {
  await expect(page).toHaveTitle(/\S/);
  if (route && route.redirect === undefined) expect(await page.title()).not.toContain(route.titleKey);
  await expect(page.locator('html')).toHaveAttribute('lang', new RegExp(`^${language}`));
};

/** The page’s own code and its texts in this language, and nothing of other pages. */
export const expectOwnCode = async (page: Page): Promise<void> =>
  expect(await page.locator('link[rel=preload][href*="/expose-"]').count()).toBeLessThanOrEqual(2);
