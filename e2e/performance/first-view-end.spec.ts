import { firstViewEnds, paths } from '@shop/contract';
import { screens } from '@shop/qa';
import { expect, test } from '../support/test.ts';

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
  }
}
