import { expect, type Page } from './test.ts';

/** Nothing on the page is wider than the window. */
export const expectNothingWide = async (page: Page): Promise<void> => {
  const beyond = () => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  await expect.poll(beyond).toBeLessThanOrEqual(0);
};
