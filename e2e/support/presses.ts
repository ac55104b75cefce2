import type { Locator, Page } from '@playwright/test';
import { expect } from './test.ts';

/** Where the middle of a button is, once it is in view. */
const middleOf = async (button: Locator) => {
  await button.scrollIntoViewIfNeeded();
  const box = await button.boundingBox();
  if (!box) throw new Error('The button is not in view');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
};

/** Presses as a person does, who lets go a moment later, where the pointer is. */
const pressSlowly = async (page: Page, button: Locator): Promise<void> => {
  const { x, y } = await middleOf(button);
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  // A pressed button sinks a pixel.
  expect(Math.abs((await middleOf(button)).y - y)).toBeLessThanOrEqual(2);
  await page.mouse.up();
};

const tap = async (page: Page, button: Locator): Promise<void> => {
  const { x, y } = await middleOf(button);
  await page.touchscreen.tap(x, y);
};

/** How people press: what presses, and whether the screen feels it. */
export const presses = [
  { how: 'a mouse', press: pressSlowly, hasTouch: false },
  { how: 'a finger', press: tap, hasTouch: true },
] as const;
