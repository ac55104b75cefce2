import { paths } from '@shop/contract';
import type { Route } from '@playwright/test';
import { bothLanguages, quickProduct, screens, textsIn } from '@shop/qa';
import { holdShell } from '../support/paused-files.ts';
import { englishAtNight } from '../support/at-night.ts';
import { untilTakenOver } from '../support/until-taken-over.ts';
import { expect, test, type Complaints, type Page } from '../support/test.ts';

test.use({ hands: 'off' });

const list = '/furniture/sofas-loveseats.html';
const stateFiles = '**/page-state/**';
/** The page has changed and the web server was started anew; the network fails. */
const ways: Record<string, (route: Route) => Promise<void>> = {
  'is gone': (route) => route.fulfill({ status: 404 }),
  'does not come': (route) => route.abort(),
};

const lose = async (page: Page, complaints: Complaints, answer: (route: Route) => Promise<void>): Promise<void> => {
  complaints.allow(/Failed to load resource/);
  await page.route(stateFiles, answer);
};

for (const [way, answer] of Object.entries(ways)) {
  for (const { language, screen } of bothLanguages) {
    test(
      `the page’s state ${way}: Add to cart as the first press adds once, in ${language} on a ${screen}`,
      englishAtNight(language),
      async ({ page, context, complaints }) => {
        await page.setViewportSize(screens[screen]);
        await lose(page, complaints, answer);
        const letGo = await holdShell(context);
        const text = textsIn(language);
        await page.goto(paths.inLanguage(quickProduct, language));
        await page
          .getByRole('main')
          .getByRole('button', { name: text('catalog:cart.add') })
          .click();
        await expect(page.getByRole('alert')).toContainText(text('cart-checkout:notice.added'));
        letGo();
        // Without its state the page does not come to life by itself, and its form does not need that.
        await page.getByRole('heading', { level: 1 }).click();
        await untilTakenOver(page);
        const cart = page.getByRole('banner').getByRole('link', { name: text('host:header.cart', { count: 1 }) });
        await expect(cart).toBeVisible();
      },
    );
  }

  test(`the page’s state ${way}: another press is done once, on the page as it is now`, async ({
    page,
    complaints,
  }) => {
    await page.setViewportSize(screens.desktop);
    await lose(page, complaints, answer);
    const asked = page.waitForRequest(stateFiles);
    await page.goto(list);
    await asked;
    const opener = page.getByRole('banner').getByRole('button', {
      name: textsIn('en')('host:header.showCategories', { name: 'Furniture' }),
    });
    await opener.click();
    await untilTakenOver(page);
    await expect(opener).toHaveAttribute('aria-expanded', 'true');
    await expect(page.getByRole('banner').getByRole('link', { name: 'Living Room Furniture' }).first()).toBeVisible();
  });
}

for (const { language, screen } of bothLanguages) {
  test(
    `what was typed stays in its fields when a page whose state is gone is drawn anew, in ${language} on a ${screen}`,
    englishAtNight(language),
    async ({ page, complaints }) => {
      await page.setViewportSize(screens[screen]);
      const { promise, resolve } = Promise.withResolvers<void>();
      await lose(page, complaints, async (route) => {
        await promise;
        await route.fulfill({ status: 404 });
      });
      await page.goto(paths.inLanguage(list, language));
      const email = page.getByRole('contentinfo').locator('input[type=email]');
      const search = page.locator('input[name=keyword]:visible');
      await email.click();
      await page.keyboard.type('maude@example.ca');
      await search.click();
      await page.keyboard.type('sofa beige');
      const before = await search.elementHandle();
      resolve();
      await untilTakenOver(page);
      expect(await before?.evaluate((node) => node.isConnected)).toBe(false);
      await expect(search).toHaveValue('sofa beige');
      await expect(search).toBeFocused();
      await expect(email).toHaveValue('maude@example.ca');
      // The page knows it too: what is sent is what was typed.
      await search.press('Enter');
      await expect(page).toHaveURL(/sofa(\+|%20)beige/);
      await expect(page.getByRole('heading', { level: 1 })).toContainText('sofa beige');
    },
  );
}

test('who has looked through a page whose state is gone stays where they are when it is drawn anew', async ({
  page,
  complaints,
}) => {
  const { promise, resolve } = Promise.withResolvers<void>();
  await lose(page, complaints, async (route) => {
    await promise;
    await route.fulfill({ status: 404 });
  });
  await page.goto(list);
  await page.mouse.move(200, 200);
  await page.mouse.wheel(0, 900);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(900);
  const card = page.getByRole('main').getByRole('article').nth(9);
  const [before, place] = [await card.elementHandle(), await card.boundingBox()];
  resolve();
  await untilTakenOver(page);
  expect(await before?.evaluate((node) => node.isConnected)).toBe(false);
  // What comes to life after the first view may be a line that is not there yet.
  expect(Math.abs(((await card.boundingBox())?.y ?? 0) - (place?.y ?? 0))).toBeLessThan(60);
});
