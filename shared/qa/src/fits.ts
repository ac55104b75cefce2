import { expect, type Page } from './test.ts';

/** Nothing on the page is wider than the window. */
export const expectNothingWide = async (page: Page): Promise<void> => {
  const beyond = () => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  await expect.poll(beyond).toBeLessThanOrEqual(0);
};

/** The spacing of text that people may ask for (WCAG 1.4.12). */
const SPACED =
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }' +
  'p { margin-block-end: 2em !important }';

/** Nothing on the page is wider than the narrowest window, also with its text spaced out. */
export const expectRoomForText = async (page: Page): Promise<void> => {
  await page.setViewportSize({ width: 320, height: 800 });
  await page.evaluate((rules) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(rules);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  }, SPACED);
  await expectNothingWide(page);
};
