import type { Locator, Page } from '@playwright/test';

/** What somebody does on a page, and where. */
export interface Interaction {
  name: string;
  path: string;
  act: (page: Page) => Promise<void>;
}

declare global {
  interface Window {
    /** The longest of the interactions that were painted since it was last emptied, in ms. */
    longest?: number;
  }
}

export const main = (page: Page): Locator => page.getByRole('main');

/** Lets the page paint what the last input did, and the browser report it. */
export const settled = (page: Page): Promise<void> =>
  page.evaluate(
    () =>
      new Promise((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve, 200)));
      }),
  );

/** Taps the first of these where it stands: what Playwright asks a page before a tap of its own would count as well. */
export const tap = async (page: Page, found: Locator): Promise<void> => {
  const target = found.first();
  await target.scrollIntoViewIfNeeded();
  await settled(page);
  const box = await target.boundingBox();
  if (!box) throw new Error('nothing to tap');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const isHit = await target.evaluate((element, at) => element.contains(document.elementFromPoint(...at)), [
    x,
    y,
  ] as const);
  if (!isHit) throw new Error('something lies over what is to be tapped');
  await page.evaluate(() => void (window.longest = 0));
  await page.touchscreen.tap(x, y);
};
export const tapped = (find: (page: Page) => Locator) => (page: Page) => tap(page, find(page));
export const LIST = '/furniture/sofas-loveseats.html';
