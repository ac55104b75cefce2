import { paths } from '@shop/contract';
import { rested, screens } from '@shop/qa';
import { expect, test, type Page } from '../support/test.ts';

const KB = 1024;

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

/** Long enough for what a page does once it has drawn what it was told. */
const framesLater = (page: Page): Promise<unknown> =>
  page.evaluate(() => new Promise((seen) => requestAnimationFrame(() => requestAnimationFrame(seen))));

for (const [name, path] of Object.entries(pages)) {
  test(`${name}: other pictures are asked for once the main one is there, and then come`, async ({ page }) => {
    const { asked, letGo } = await holdMainPicture(page);
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
    await framesLater(page);
    expect(asked).toHaveLength(1);
    letGo();
    await rested(page);
    expect(asked.length).toBeGreaterThan(3);
    const other = page.locator('main img:not([fetchpriority=high])').first();
    expect(asked).toContain(await other.evaluate((image: HTMLImageElement) => image.currentSrc));
  });
}

test('the others come as well when neither the main picture nor the script comes', async ({ page, complaints }) => {
  complaints.allow(/Failed to load resource/);
  const { asked, letGo } = await holdMainPicture(page);
  await page.route('**/assets/host/**/start.js', (route) => route.abort());
  await page.goto(pages.product, { waitUntil: 'domcontentloaded' });
  await expect.poll(() => asked.length).toBeGreaterThan(3);
  letGo();
});

/** Has nothing shown by the time that has gone by: a busy machine takes seconds for what is counted here. */
const stopAnimations = async (page: Page): Promise<void> => {
  const session = await page.context().newCDPSession(page);
  await session.send('Animation.enable');
  await session.send('Animation.setPlaybackRate', { playbackRate: 0 });
};

for (const [name, path] of Object.entries(pages)) {
  test(`${name}: who needs them at once gets the scripts before the pictures that nobody waits for`, async ({
    page,
  }) => {
    await stopAnimations(page);
    const { asked, letGo } = await holdMainPicture(page);
    const { promise: areFree, resolve: letScriptsGo } = Promise.withResolvers<void>();
    await page.route('**/assets/host/**/libraries.js', async (route) => {
      await areFree;
      await route.continue();
    });
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    await page.evaluate(() => dispatchEvent(new Event('keydown')));
    letGo();
    await page.waitForFunction(() => {
      const main = [...document.images].find(({ fetchPriority }) => fetchPriority === 'high');
      return main?.complete === true && main.naturalWidth > 0;
    });
    await framesLater(page);
    expect(asked).toHaveLength(1);
    letScriptsGo();
    await page.waitForFunction(() => performance.getEntriesByName('alive').length > 0);
    await rested(page);
    expect(asked.length).toBeGreaterThan(3);
    const bytes = await page.evaluate(() => {
      const seen = [...performance.getEntriesByType('resource'), ...performance.getEntriesByType('navigation')].flatMap(
        (one) => (one instanceof PerformanceResourceTiming ? [one] : []),
      );
      const last = Math.max(
        ...seen.flatMap((one) => (/\/assets\/host\/\d+\/libraries\.js$/.test(one.name) ? [one.responseEnd] : [])),
      );
      return seen.reduce((sum, one) => (one.startTime < last ? sum + one.transferSize : sum), 0);
    });
    expect(bytes).toBeGreaterThan(250 * KB);
    expect(bytes).toBeLessThanOrEqual(310 * KB);
  });
}

test('the start script is asked for once, by the headers of its page', async ({ page }) => {
  await page.goto(pages.product);
  await rested(page);
  const asked = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .flatMap((one) =>
        one instanceof PerformanceResourceTiming && one.name.endsWith('/start.js')
          ? [[one.initiatorType, one.transferSize > 0]]
          : [],
      ),
  );
  expect(asked).toEqual([['link', true]]);
});
