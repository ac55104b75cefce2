import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test, type Browser, type FullConfig } from '@playwright/test';
import { browserLaunch, expectAccessible } from '@shop/qa';
import { builtStories, forceStates, openStory, serveGallery } from './stories.ts';

const phone = { width: 390, height: 640 };
const desktop = { width: 1440, height: 640 };
/** Holds the browser that the pictures were made with. */
const made = path.resolve(import.meta.dirname, 'pictures/made-with.txt');
const madeWith = readFileSync(made, 'utf8').trim();

const nameOf = (browser: Browser): string => `${browserLaunch().executablePath} ${browser.version()}`;
/** Another browser, or the next version of it, may draw letters otherwise: with that one the pictures tell nothing. */
const drawsAlike = (browser: Browser): boolean => nameOf(browser) === madeWith;

const isUpdating = ({ updateSnapshots }: FullConfig): boolean =>
  updateSnapshots === 'all' || updateSnapshots === 'changed';

test('which browser the pictures are compared in', ({ browser }, { config }) => {
  if (isUpdating(config)) {
    writeFileSync(made, `${nameOf(browser)}\n`);
  } else if (!drawsAlike(browser)) {
    console.log(`Not compared: the pictures were made with ${madeWith}, this is ${nameOf(browser)}.`);
  }
});

for (const { id, tags } of builtStories()) {
  test(`${id}`, async ({ page, browser }, { config }) => {
    const isCompared = drawsAlike(browser) || isUpdating(config);
    const thrown: string[] = [];
    page.on('pageerror', ({ message }) => thrown.push(message));
    const compare = async (variant: string): Promise<void> => {
      if (isCompared) await expect.soft(page).toHaveScreenshot(`${id}-${variant}.png`, { fullPage: true });
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
