import { firstViewEnds } from '@shop/contract';
import { expect, type Page } from '../../support/test.ts';

/** Where a page marks the end of its first view, the browser is told to paint at that mark, and all of the view is above it. */
export const expectEndOfFirstView = async (page: Page, { isMarked }: { isMarked: boolean }): Promise<void> => {
  const width = await page.evaluate(() => innerWidth);
  const { id } = firstViewEnds[width < 768 ? 'phone' : 'wide'];
  const marks = page.locator(`head link[rel=expect][href="#${id}"]`);
  if (!isMarked && (await marks.count()) === 0) return;
  await expect(marks).toHaveCount(1);
  expect(await marks.evaluate((link: HTMLLinkElement) => matchMedia(link.media).matches)).toBe(true);
  const inView = await page.locator(`#${id}`).evaluate((mark) =>
    [...document.querySelectorAll('main *, footer *')]
      .filter((one) => mark.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_FOLLOWING)
      .filter((one) => {
        const box = one.getBoundingClientRect();
        return box.width > 1 && box.height > 1 && box.bottom > 0 && box.top < innerHeight;
      })
      .map((one) => one.outerHTML.slice(0, 100)),
  );
  expect(inView).toEqual([]);
};
