import { expect, test } from '@playwright/test';
import { browserLaunch, expectAccessible } from '@shop/qa';
import { builtStories, forceStates, openStory, serveGallery } from './stories.ts';

const phone = { width: 390, height: 640 };
const desktop = { width: 1440, height: 640 };
/** The pictures were made with it; another browser draws letters otherwise. */
const drawsAlike = browserLaunch().executablePath === '/usr/bin/chromium-headless-shell';

for (const { id, tags } of builtStories()) {
  test(`X-412 X-413 X-414 ${id}`, async ({ page }) => {
    const thrown: string[] = [];
    page.on('pageerror', ({ message }) => thrown.push(message));
    const compare = async (variant: string): Promise<void> => {
      if (drawsAlike) await expect.soft(page).toHaveScreenshot(`${id}-${variant}.png`, { fullPage: true });
    };

    await serveGallery(page);
    await page.setViewportSize(phone);
    await openStory(page, id, 'en');
    await expectAccessible(page);
    await forceStates(page);
    await compare('en');
    if (tags.includes('forced')) {
      await page.emulateMedia({ forcedColors: 'active' });
      await compare('forced');
      await page.emulateMedia({ forcedColors: null });
    }
    if (tags.includes('wide')) {
      await page.setViewportSize(desktop);
      await compare('wide');
      await page.setViewportSize(phone);
    }
    if (!tags.includes('no-words')) {
      await openStory(page, id, 'fr');
      await forceStates(page);
      await compare('fr');
    }
    expect(thrown).toEqual([]);
  });
}
