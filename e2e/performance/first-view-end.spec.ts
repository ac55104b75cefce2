import { firstViewEnds, paths } from '@shop/contract';
import { screens } from '../support/screens.ts';
import { expect, test } from '../support/test.ts';

declare global {
  interface Window {
    /** What was left out of the first frame that it would have been in. */
    later?: Element[];
  }
}

test.use({ hands: 'off' });

const pages = {
  home: paths.home(),
  list: '/furniture/sofas-loveseats.html',
  product: '/one-variant-out-of-stock.html',
};

for (const [screen, viewport] of Object.entries(screens)) {
  for (const [name, path] of Object.entries(pages)) {
    test(`X-160 ${name} on a ${screen}: the mark that the browser paints at stands below all of the first view`, async ({
      page,
    }) => {
      await page.setViewportSize(viewport);
      await page.goto(path);
      const { id } = firstViewEnds[viewport.width < 768 ? 'phone' : 'wide'];
      const marks = page.locator(`head link[rel=expect][href="#${id}"]`);
      await expect(marks).toHaveCount(1);
      expect(await marks.evaluate((link: HTMLLinkElement) => matchMedia(link.media).matches)).toBe(true);
      const inView = await page.locator(`#${id}`).evaluate((mark) =>
        [...document.querySelectorAll('main *, footer *')]
          .filter((one) => mark.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_FOLLOWING)
          .filter((one) => {
            const { width, height, top, bottom } = one.getBoundingClientRect();
            return width > 1 && height > 1 && bottom > 0 && top < innerHeight;
          })
          .map((one) => one.outerHTML.slice(0, 100)),
      );
      expect(inView).toEqual([]);
    });

    test(`X-225 ${name} on a ${screen}: what is below the first view is left out of the first frame, and of no other`, async ({
      page,
    }) => {
      await page.addInitScript(() => {
        const later: Element[] = [];
        window.later = later;
        addEventListener('animationstart', ({ animationName, target }) => {
          if (animationName === 'first-frame' && target instanceof Element) later.push(target);
        });
      });
      await page.setViewportSize(viewport);
      await page.goto(path);
      const { id } = firstViewEnds[viewport.width < 768 ? 'phone' : 'wide'];
      const after = page.locator(`#${id}`).evaluate((mark) => {
        const later = window.later ?? [];
        const isBelow = (one: Element) =>
          (mark.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0 && one.checkVisibility();
        const inFirstFrame = [...document.querySelectorAll('body *')]
          .filter((one) => isBelow(one) && !later.some((left) => left.contains(one)))
          .map((one) => one.outerHTML.slice(0, 100));
        const before = later.filter((one) => !isBelow(one)).map((one) => one.outerHTML.slice(0, 100));
        const hidden = later.filter((one) => getComputedStyle(one).contentVisibility === 'hidden');
        return { left: later.length, inFirstFrame, before, hidden: hidden.length };
      });
      const { left, ...wrong } = await after;
      expect(left).toBeGreaterThan(0);
      expect(wrong).toEqual({ inFirstFrame: [], before: [], hidden: 0 });
    });
  }
}

test('X-225 what a page that is alive adds is seen in its first frame', async ({ page }) => {
  await page.goto(pages.product);
  await expect(page.locator('#first-frame')).toHaveCount(1);
  await page.mouse.wheel(0, 100);
  await page.waitForFunction(() => performance.getEntriesByName('alive').length > 0);
  await expect(page.locator('#first-frame')).toHaveCount(0);
});
