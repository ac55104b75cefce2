import { languages, paths } from '@shop/contract';
import { bothLanguages, quickProduct, rested, screens, textsIn } from '@shop/qa';
import { askedUntilLoaded } from '../pages/properties/light.ts';
import { untilTakenOver } from '../support/until-taken-over.ts';
import { expect, test } from '../support/test.ts';

test.use({ hands: 'off' });

const KB = 1024;
const pages = {
  home: paths.home(),
  list: '/furniture/sofas-loveseats.html',
  product: '/one-variant-out-of-stock.html',
};

test('the document of a product has 66 KB at most, in either language', async ({ request }) => {
  for (const language of languages) {
    const answer = await request.get(paths.inLanguage(pages.product, language));
    expect(answer.status()).toBe(200);
    expect((await answer.body()).byteLength, language).toBeLessThanOrEqual(66 * KB);
  }
});

test('home asks for 25 files at most until it is loaded', async ({ page }) => {
  await page.goto(pages.home);
  expect((await askedUntilLoaded(page)).length).toBeLessThanOrEqual(25);
});

test.describe('on a phone', () => {
  test.use({ viewport: screens.phone, deviceScaleFactor: 2, isMobile: true, hasTouch: true });

  test('home asks for 25 files at most, and for no picture of a room that is far below', async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.goto(pages.home);
    expect((await askedUntilLoaded(page)).length).toBeLessThanOrEqual(25);
    await untilTakenOver(page);
    await rested(page);
    expect(asked.filter((url) => url.includes('scene-nursery'))).toEqual([]);
    const rooms = page.getByRole('main').locator('img[src*="scene-nursery"]').first();
    await rooms.scrollIntoViewIfNeeded();
    await expect.poll(() => asked.some((url) => url.includes('scene-nursery'))).toBe(true);
  });
});

for (const [screen, viewport] of Object.entries(screens)) {
  for (const [name, path] of Object.entries(pages)) {
    test(`${name} on a ${screen} comes to life by itself, once what is in view is there, and fetches nothing twice`, async ({
      page,
    }) => {
      await page.setViewportSize(viewport);
      await page.goto(path);
      const preload = page.locator('head link[rel=preload][as=image]');
      await expect(preload).toHaveCount(1);
      await untilTakenOver(page);
      const { largest, asked, loadedAt } = await page.evaluate(() => {
        const [document_] = performance.getEntriesByType('navigation');
        const entries = performance.getEntriesByType('resource');
        return {
          largest: [...document.images].find(({ fetchPriority }) => fetchPriority === 'high')?.currentSrc,
          asked: entries.flatMap((one) =>
            one instanceof PerformanceResourceTiming
              ? [{ url: one.name, by: one.initiatorType, at: one.startTime, isSent: one.transferSize > 0 }]
              : [],
          ),
          loadedAt: document_ instanceof PerformanceNavigationTiming ? document_.loadEventStart : Infinity,
        };
      });
      const pictures = asked.filter(({ url }) => url.includes('/media/pictures/'));
      expect([pictures[0]?.url, pictures[0]?.by]).toEqual([largest, 'link']);
      expect(pictures.filter(({ url }) => url === largest)).toHaveLength(1);
      const needed = asked.filter(({ url }) => /\/assets\/.*\.(?:js|css)$|page-state|registry/.test(url));
      const late = needed.filter(({ url }) => !url.endsWith('/start.js'));
      expect(late.length).toBeGreaterThan(4);
      for (const { url, at } of late) expect([url, at >= loadedAt]).toEqual([url, true]);
      const sent = needed.filter(({ isSent }) => isSent).map(({ url }) => url);
      expect(sent).toEqual([...new Set(sent)]);
    });
  }
}

test('who goes on before that comes back to a page that comes to life', async ({ page }) => {
  await page.goto(pages.list, { waitUntil: 'domcontentloaded' });
  await page.getByRole('main').getByRole('article').first().getByRole('link').first().click();
  await expect(page.locator('main form[action="/cart/add"]').first()).toBeVisible();
  await page.goBack();
  await untilTakenOver(page);
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
});

for (const { language, screen } of bothLanguages) {
  test.describe(`in ${language} on a ${screen}`, () => {
    test.use({ viewport: screens[screen] });
    const text = textsIn(language);

    test('without a network the first press says so, and is done once there is one', async ({
      page,
      context,
      complaints,
    }) => {
      complaints.allow(/ERR_INTERNET_DISCONNECTED/);
      const { promise, resolve: letGo } = Promise.withResolvers<void>();
      await page.route('**/assets/host/**/libraries.js', async (route) => {
        await promise;
        await route.continue().catch(() => undefined); // called off without a network
      });
      await page.goto(paths.inLanguage(quickProduct, language));
      await context.setOffline(true);
      const add = page.getByRole('main').getByRole('button', { name: text('catalog:cart.add') });
      await add.click();
      await expect(page.getByRole('alert').filter({ hasText: /offline|hors ligne/ })).toBeVisible();
      await context.setOffline(false);
      letGo();
      await expect(page.getByRole('dialog', { name: text('cart-checkout:drawer.title') })).toBeVisible();
    });
  });
}
