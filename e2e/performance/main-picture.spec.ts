import { paths } from '@shop/contract';
import { rested, screens } from '@shop/qa';
import { expect, test, type Page } from '../support/test.ts';

test.use({ hands: 'off', viewport: screens.phone, deviceScaleFactor: 2, isMobile: true, hasTouch: true });

const pages = { home: paths.home(), product: '/one-variant-out-of-stock.html' };

/** Hears which pictures a page asks for, and has the first of them, its main one, answered once it is let go. */
const holdMainPicture = async (page: Page) => {
  const { promise: isFree, resolve: letGo } = Promise.withResolvers<void>();
  const asked: string[] = [];
  await page.route('**/media/pictures/**', async (route) => {
    asked.push(route.request().url());
    if (asked.length === 1) await isFree;
    await route.continue();
  });
  return { asked, letGo };
};

for (const [name, path] of Object.entries(pages)) {
  test(`X-252 X-395 ${name}: other pictures are asked for once the main one is there, and then come`, async ({
    page,
  }) => {
    const { asked, letGo } = await holdMainPicture(page);
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
    await page.evaluate(() => new Promise((seen) => requestAnimationFrame(() => requestAnimationFrame(seen))));
    expect(asked).toHaveLength(1);
    letGo();
    await rested(page);
    expect(asked.length).toBeGreaterThan(3);
    const inHeader = page.locator('header img').first();
    expect(asked).toContain(await inHeader.evaluate((image: HTMLImageElement) => image.currentSrc));
  });
}

test('X-252 the others come as well when neither the main picture nor the script comes', async ({
  page,
  complaints,
}) => {
  complaints.allow(/Failed to load resource/);
  const { asked, letGo } = await holdMainPicture(page);
  await page.route('**/assets/host/**/start.js', (route) => route.abort());
  await page.goto(pages.product, { waitUntil: 'domcontentloaded' });
  await expect.poll(() => asked.length).toBeGreaterThan(3);
  letGo();
});
