import { expect, type Page } from './test.ts';

/** Nothing on the page is wider than the window. */
export async function expectNothingWide(page: Page): Promise<void> {
  const { width, wide } = await page.evaluate(() => ({
    width: document.documentElement.clientWidth,
    wide: document.documentElement.scrollWidth,
  }));
  expect(wide).toBeLessThanOrEqual(width);
}
