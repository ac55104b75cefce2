import { openAlive } from '../support/alive.ts';
import { screens } from '../support/screens.ts';
import { test, type Page } from '../support/test.ts';

const LIST = '/furniture/sofas-loveseats.html';
const ROUNDS = 7;

declare global {
  interface Window {
    /** Resolves with the time from the next press, or step back, to the heading that is waited for, in ms. */
    untilHeading?: Promise<number>;
  }
}

/** Begins to wait for a heading of the page; its time counts from the next press or step back. */
const watchFor = (page: Page, heading: string): Promise<void> =>
  page.evaluate((wanted) => {
    let began = 0;
    const begin = (): void => {
      began = performance.now();
    };
    addEventListener('pointerdown', begin, { capture: true, once: true });
    addEventListener('popstate', begin, { capture: true, once: true });
    window.untilHeading = new Promise((done) => {
      const look = (): void => {
        if (began > 0 && document.querySelector('main h1')?.textContent === wanted) done(performance.now() - began);
        else requestAnimationFrame(look);
      };
      look();
    });
  }, heading);

const median = (times: readonly number[]): number => times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;

test('from a press to the page that it opens', async ({ browser }) => {
  const times: Record<string, number[]> = {
    'list → product, pressed at once': [],
    'list → product, rested on': [],
    'back to the list': [],
  };
  for (let round = 0; round < ROUNDS * 2; round += 1) {
    const isRested = round % 2 === 1;
    const context = await browser.newContext({ viewport: screens.desktop });
    await openAlive(context);
    const page = await context.newPage();
    await page.goto(LIST);
    await page.waitForLoadState('networkidle');
    const list = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
    const card = page
      .getByRole('main')
      .getByRole('article')
      .nth(round % 8)
      .getByRole('link')
      .first();
    await watchFor(page, (await card.textContent()) ?? '');
    if (isRested) {
      await card.hover();
      await page.waitForTimeout(1_000);
    }
    await card.click();
    times[isRested ? 'list → product, rested on' : 'list → product, pressed at once']?.push(
      await page.evaluate(() => window.untilHeading ?? 0),
    );
    await page.waitForLoadState('networkidle');
    await watchFor(page, list);
    await page.goBack();
    times['back to the list']?.push(await page.evaluate(() => window.untilHeading ?? 0));
    await context.close();
  }
  for (const [name, all] of Object.entries(times))
    console.log(`${name.padEnd(36)} ${median(all).toFixed(0).padStart(5)} ms`);
});
