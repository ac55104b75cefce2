import { languages, paths } from '@shop/contract';
import { bothLanguages, quickProduct, rested, screens, textsIn } from '@shop/qa';
import { expect, test } from '../support/test.ts';

test.use({ hands: 'off' });

const KB = 1024;
const pages = {
  home: paths.home(),
  list: '/furniture/sofas-loveseats.html',
  product: '/one-variant-out-of-stock.html',
};

test('the document of a product has 60 KB at most, in either language', async ({ request }) => {
  for (const language of languages) {
    const answer = await request.get(paths.inLanguage(pages.product, language));
    expect(answer.status()).toBe(200);
    expect((await answer.body()).byteLength, language).toBeLessThanOrEqual(60 * KB);
  }
});

test('home asks for 25 files at most until somebody touches it', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto(pages.home);
  await rested(page);
  expect(asked.length).toBeLessThanOrEqual(25);
});

test.describe('on a phone', () => {
  test.use({ viewport: screens.phone, deviceScaleFactor: 2, isMobile: true, hasTouch: true });

  test('home asks for 25 files at most, and for no picture of a room that is far below', async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.goto(pages.home);
    await rested(page);
    expect(asked.length).toBeLessThanOrEqual(25);
    expect(asked.filter((url) => url.includes('scene-nursery'))).toEqual([]);
    const rooms = page.getByRole('main').locator('img[src*="scene-nursery"]').first();
    await rooms.scrollIntoViewIfNeeded();
    await expect.poll(() => asked.some((url) => url.includes('scene-nursery'))).toBe(true);
  });
});

test('the state is fetched while nobody touches the page, and not once more when somebody does', async ({ page }) => {
  await page.goto(pages.product);
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
  for (const [name, path] of Object.entries(pages)) {
    test(`${name} on a ${screen}: the picture that is largest is asked for first, the libraries when it is there`, async ({
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

    test('Add to cart as the first touch of all adds once and opens the cart in place', async ({ page }) => {
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

    test('without a network the first press says so, and is done once there is one', async ({
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
