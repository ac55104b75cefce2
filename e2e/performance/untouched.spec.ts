import { languages, paths } from '@shop/contract';
import { bothLanguages, quickProduct, rested, screens, textsIn } from '@shop/qa';
import { expect, test, type Page } from '../support/test.ts';

test.use({ hands: 'off' });

const KB = 1024;
/** `html` is as it is parsed, `sent` as it is sent, compressed. */
const pages = {
  home: { path: paths.home(), html: 95 * KB, sent: 15 * KB, requests: 25 },
  list: { path: '/furniture/sofas-loveseats.html', html: 89 * KB, sent: 15 * KB, requests: 25 },
  product: { path: '/one-variant-out-of-stock.html', html: 60 * KB, sent: 15 * KB, requests: 22 },
};

/** Opens a page cold and counts what it asks for until it asks for nothing more. */
const opened = async (page: Page, path: string) => {
  const session = await page.context().newCDPSession(page);
  const scripts = new Set<string>();
  const sum = { script: 0, requests: 0 };
  session.on('Network.requestWillBeSent', ({ requestId, request }) => {
    sum.requests += 1;
    if (request.url.endsWith('.js')) scripts.add(requestId);
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (scripts.has(requestId)) sum.script += encodedDataLength;
  });
  await session.send('Network.enable');
  const answer = await page.goto(path);
  await rested(page);
  const sizes = await answer?.request().sizes();
  return { ...sum, html: (await answer?.text())?.length ?? 0, sent: sizes?.responseBodySize ?? 0 };
};

for (const [name, { path, html, sent, requests }] of Object.entries(pages)) {
  test(`X-158 ${name}: who only looks loads little script, and nothing of it runs`, async ({ page }) => {
    const seen = await opened(page, path);
    expect(seen.script).toBeGreaterThan(KB);
    expect(seen.script).toBeLessThanOrEqual(150 * KB);
    expect(seen.requests).toBeLessThanOrEqual(requests);
    expect(seen.html).toBeLessThanOrEqual(html);
    expect(seen.sent).toBeGreaterThan(KB);
    expect(seen.sent).toBeLessThanOrEqual(sent);
    expect(await page.evaluate(() => performance.getEntriesByName('alive').length)).toBe(0);
  });
}

for (const language of languages) {
  test(`X-467 the document of a product has 60 KB at most, in ${language}`, async ({ request }) => {
    const answer = await request.get(paths.inLanguage(pages.product.path, language));
    expect(answer.status()).toBe(200);
    expect((await answer.body()).byteLength).toBeLessThanOrEqual(pages.product.html);
  });
}

test.describe('on a phone', () => {
  test.use({ viewport: screens.phone, deviceScaleFactor: 2, isMobile: true, hasTouch: true });

  test('X-260 home asks for 25 files at most, and for no picture of a room that is far below', async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    const { requests } = await opened(page, pages.home.path);
    expect(requests).toBeLessThanOrEqual(25);
    expect(asked.filter((url) => url.includes('scene-nursery'))).toEqual([]);
    const rooms = page.getByRole('main').locator('img[src*="scene-nursery"]').first();
    await rooms.scrollIntoViewIfNeeded();
    await expect.poll(() => asked.some((url) => url.includes('scene-nursery'))).toBe(true);
  });
});

test('X-162 the state is fetched while nobody touches the page, and not once more when somebody does', async ({
  page,
}) => {
  await page.goto(pages.product.path);
  await rested(page);
  await page.mouse.wheel(0, 100);
  await page.waitForFunction(() => performance.getEntriesByName('alive').length > 0);
  const fetched = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .flatMap((one) => (one instanceof PerformanceResourceTiming && one.name.includes('/page-state/') ? [one] : []))
      .map(({ transferSize }) => (transferSize > 0 ? 'sent' : 'kept')),
  );
  expect(fetched).toEqual(['sent', 'kept']);
});

for (const [screen, viewport] of Object.entries(screens)) {
  for (const [name, { path }] of Object.entries(pages)) {
    test(`X-192 ${name} on a ${screen}: the picture that is largest is asked for first, the libraries when it is there`, async ({
      page,
    }) => {
      await page.setViewportSize(viewport);
      await page.goto(path);
      const preload = page.locator('head link[rel=preload][as=image]');
      await expect(preload).toHaveCount(1);
      // They come when the browser rests, which a busy machine lets wait.
      await page.waitForFunction(
        () =>
          performance.getEntriesByType('resource').filter(({ name: url }) => /libraries\.js|page-state/.test(url))
            .length >= 2,
      );
      const { largest, pictures, ahead } = await page.evaluate(() => {
        const image = [...document.images].find(({ fetchPriority }) => fetchPriority === 'high');
        const asked = performance
          .getEntriesByType('resource')
          .filter((one) => one instanceof PerformanceResourceTiming)
          .map(({ name: url, initiatorType, startTime, responseEnd }) => ({
            url,
            initiatorType,
            startTime,
            responseEnd,
          }));
        const isPicture = ({ url }: { url: string }) => url.includes('/media/pictures/');
        return {
          largest: image?.currentSrc,
          pictures: asked.filter(isPicture),
          ahead: asked.filter(({ url }) => /libraries\.js|page-state/.test(url)),
        };
      });
      const [first] = pictures;
      expect([first?.url, first?.initiatorType]).toEqual([largest, 'link']);
      expect(pictures.filter(({ url }) => url === largest)).toHaveLength(1);
      expect(ahead).toHaveLength(2);
      for (const { startTime } of ahead) expect(startTime).toBeGreaterThanOrEqual(first?.responseEnd ?? Infinity);
    });
  }
}

for (const { language, screen } of bothLanguages) {
  test.describe(`in ${language} on a ${screen}`, () => {
    test.use({ viewport: screens[screen] });
    const text = textsIn(language);

    test('X-159 Add to cart as the first touch of all adds once and opens the cart in place', async ({ page }) => {
      let added = 0;
      page.on('request', (request) => {
        if (request.method() === 'POST' && new URL(request.url()).pathname.endsWith('/cart')) added += 1;
      });
      await page.goto(paths.inLanguage(quickProduct, language));
      const add = page.getByRole('main').getByRole('button', { name: text('catalog:cart.add') });
      await add.click();
      await expect(page.getByRole('dialog', { name: text('cart-checkout:drawer.title') })).toBeVisible();
      expect(new URL(page.url()).pathname).toBe(quickProduct);
      expect(added).toBeLessThanOrEqual(1);
    });

    test('X-159 without a network the first press says so, and is done once there is one', async ({
      page,
      context,
      complaints,
    }) => {
      complaints.allow(/ERR_INTERNET_DISCONNECTED/);
      await page.goto(paths.inLanguage(quickProduct, language));
      await rested(page);
      await context.setOffline(true);
      const add = page.getByRole('main').getByRole('button', { name: text('catalog:cart.add') });
      await add.click();
      await expect(page.getByRole('alert').filter({ hasText: /offline|hors ligne/ })).toBeVisible();
      await context.setOffline(false);
      await expect(page.getByRole('dialog', { name: text('cart-checkout:drawer.title') })).toBeVisible();
    });
  });
}
