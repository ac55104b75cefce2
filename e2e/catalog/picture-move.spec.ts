import type { Page } from '@playwright/test';
import { rested, screens } from '@shop/qa';
import { expect, test } from '../support/test.ts';

const LIST = '/furniture/sofas-loveseats.html';

/** Runs in a page before anything else: notes where what is animated by script begins. */
const noteMoves = (): void => {
  const moves: string[] = [];
  Object.assign(window, { moves });
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (this: Element, frames, options) {
    const [first] = Array.isArray(frames) ? frames : [];
    moves.push(String(first?.['transform']));
    return animate.call(this, frames, options);
  };
};
const moves = (page: Page): Promise<string[]> => page.evaluate(() => (window as unknown as { moves: string[] }).moves); // noteMoves has put it there

/** Presses a card; ends when its product's page is complete. */
const pressCard = async (page: Page): Promise<void> => {
  await page.addInitScript(noteMoves);
  await page.goto(LIST);
  await rested(page);
  await expect(page.getByRole('region', { name: 'Messages' })).toBeAttached();
  await page.getByRole('main').getByRole('article').nth(1).getByRole('link').first().click();
  await expect(page.getByRole('main').getByRole('spinbutton').first()).toBeVisible();
};

for (const [screen, viewport] of Object.entries(screens)) {
  test.describe(`on a ${screen}`, () => {
    test.use({ viewport });

    test('the picture of a pressed card comes from where the card was', async ({ page }) => {
      await pressCard(page);
      const [move, ...more] = await moves(page);
      expect(more).toEqual([]);
      expect(move).toMatch(/^translate\(-?[\d.]+px, -?[\d.]+px\) scale\(0\.[\d]+\)$/);
    });
  });
}

test.describe('for who wants less motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('nothing moves', async ({ page }) => {
    await pressCard(page);
    expect(await moves(page)).toEqual([]);
  });
});
