import { openAlive, screens } from '@shop/qa';
import { test, type Page } from '../support/test.ts';

const LIST = '/furniture/sofas-loveseats.html';
const ROUNDS = 7;

interface Times {
  /** From the press, or the step back, to the heading that is waited for, in ms. */
  heading: number;
  /** To the form that buys it, or the first card: the page's own data is there. */
  whole: number;
}

declare global {
  interface Window {
    untilShown?: Promise<Times>;
  }
}

/** Begins to wait for a page; its times count from the next press or step back. */
const watchFor = (page: Page, heading: string, whole: string): Promise<void> =>
  page.evaluate(
    ([wanted, complete = '']) => {
      let [began, headingAt] = [0, 0];
      const begin = (): void => {
        began = performance.now();
      };
      addEventListener('pointerdown', begin, { capture: true, once: true });
      addEventListener('popstate', begin, { capture: true, once: true });
      window.untilShown = new Promise((done) => {
        const look = (): void => {
          const now = performance.now();
          if (began > 0 && document.querySelector('main h1')?.textContent === wanted) {
            headingAt ||= now;
            if (document.querySelector(complete)) {
              done({ heading: headingAt - began, whole: now - began });
              return;
            }
          }
          requestAnimationFrame(look);
        };
        look();
      });
    },
    [heading, whole],
  );
const shown = (page: Page): Promise<Times> => page.evaluate(() => window.untilShown ?? { heading: 0, whole: 0 });

const median = (times: readonly number[]): string =>
  (times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0).toFixed(0).padStart(5);

const bought = 'main form[action="/cart/add"]';
const listed = 'main article';
/** How a card is pressed: as soon as the list is there and alive, once its page is made ready, or after a rest. */
const ways = {
  'list → product, on a slow connection': { connection: '3g', rest: 0 },
  'list → product, pressed at once': { connection: '4g', rest: 0 },
  'list → product, rested on': { connection: '4g', rest: 1_000 },
} as const;

test('from a press to the page that it opens', async ({ browser }) => {
  const times: Record<string, Times[]> = {};
  const note = (name: string, time: Times): void => void (times[name] ??= []).push(time);
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [name, { connection, rest }] of Object.entries(ways)) {
      const context = await browser.newContext({ viewport: screens.desktop });
      await openAlive(context);
      await context.addInitScript((effectiveType) => {
        Object.defineProperty(navigator, 'connection', { configurable: true, value: { effectiveType } });
      }, connection);
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
      await watchFor(page, (await card.textContent()) ?? '', bought);
      if (rest > 0) {
        await card.hover();
        await page.waitForTimeout(rest);
      }
      await card.click();
      note(name, await shown(page));
      await page.waitForLoadState('networkidle');
      await watchFor(page, list, listed);
      await page.goBack();
      note('back to the list', await shown(page));

      const menu = page.getByRole('navigation', { name: 'Categories', exact: true });
      await menu.getByRole('button').first().click();
      const entry = menu.getByRole('listitem').first().getByRole('listitem').nth(round).getByRole('link').first();
      const category = (await entry.textContent()) ?? '';
      await page.waitForLoadState('networkidle');
      await watchFor(page, category, listed);
      await entry.click();
      note('menu → list', await shown(page));
      await context.close();
    }
  }
  console.log(`${' '.repeat(38)} heading     whole`);
  for (const [name, all] of Object.entries(times)) {
    const [heading, whole] = [median(all.map((one) => one.heading)), median(all.map((one) => one.whole))];
    console.log(`${name.padEnd(38)} ${heading} ms ${whole} ms`);
  }
});
