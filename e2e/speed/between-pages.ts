import type { Browser, Locator, Page } from '@playwright/test';
import { enter, rested, screens, textsIn } from '@shop/qa';
import { medians } from './table.ts';
import { plainLink } from './plain-link.ts';

/** From a press, or the step back, to what it shows, in ms. */
interface Shown {
  heading: number;
  /** To the form that buys the product, or the list's first card: the page's own data is there. */
  all: number;
  /** How far the page was scrolled when it was pressed, and is then, in pixels. */
  left: number;
  now: number;
}

export type Way = 'list → product' | 'list → product, rested on' | 'back to the list' | 'menu → list';

declare global {
  interface Window {
    untilShown?: Promise<Shown>;
  }
}

/** So far the list is scrolled, in pixels: its first cards stay in view. */
const SCROLLED = 160;
/** As long as the pointer rests on a card whose name somebody reads, in ms. */
const REST = 1_000;
const bought = 'main form[action="/cart/add"]';
const listed = 'main article';

/** Begins to wait for a page; its times count from the next press or step back. */
const watchFor = (page: Page, heading: string, complete: string): Promise<void> =>
  page.evaluate(
    ([wanted, selector = '']) => {
      let [began, left, headingAt] = [0, 0, 0];
      const begin = ({ timeStamp }: Event): void => {
        began ||= timeStamp;
        left = scrollY;
      };
      addEventListener('pointerdown', begin, { capture: true, once: true });
      addEventListener('popstate', begin, { capture: true, once: true });
      window.untilShown = new Promise((done) => {
        const look = (): void => {
          const now = performance.now();
          if (began > 0 && document.querySelector('main h1')?.textContent === wanted) {
            headingAt ||= now;
            if (document.querySelector(selector)) {
              done({ heading: headingAt - began, all: now - began, left, now: scrollY });
              return;
            }
          }
          requestAnimationFrame(look);
        };
        look();
      });
    },
    [heading, complete],
  );

const shown = (page: Page): Promise<Shown> =>
  page.evaluate(async () => {
    if (!window.untilShown) throw new Error('Nothing was waited for');
    return window.untilShown;
  });

const textOf = async (found: Locator): Promise<string> => (await found.textContent()) ?? '';

/**
 * One visit on a desktop's screen, with its processor at full speed and a plain link of 150 ms: from a scrolled list to a
 * product, back, and to another list by the menu. @throws when the list is not scrolled as it was
 */
const visit = async (
  browser: Browser,
  url: string,
  round: number,
  rest: number,
): Promise<Record<'product' | 'back' | 'list', Shown>> => {
  const context = await browser.newContext({ viewport: screens.desktop, ignoreHTTPSErrors: true });
  try {
    await enter(context);
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Network.emulateNetworkConditions', plainLink);
    await page.goto(url);
    await page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), SCROLLED);
    await rested(page);
    const list = await textOf(page.getByRole('heading', { level: 1 }));
    const card = page.getByRole('main').getByRole('article');
    const link = card
      .nth(round % 4)
      .getByRole('link')
      .first();
    await watchFor(page, await textOf(link), bought);
    if (rest > 0) {
      await link.hover();
      await page.waitForTimeout(rest);
    }
    await link.click();
    const product = await shown(page);
    await rested(page);
    await watchFor(page, list, listed);
    await page.goBack();
    const back = await shown(page);
    if (product.left === 0 || Math.abs(back.now - product.left) > 1)
      throw new Error(`The list was scrolled by ${product.left} px, and by ${back.now} px after the step back`);

    const menu = page.getByRole('navigation', { name: textsIn('en')('host:header.categories'), exact: true });
    await menu.getByRole('button').first().click();
    const entry = menu.getByRole('listitem').first().getByRole('listitem').nth(round).getByRole('link').first();
    await rested(page);
    await watchFor(page, await textOf(entry), listed);
    await entry.click();
    return { product, back, list: await shown(page) };
  } finally {
    await context.close();
  }
};

/** The medians of some visits, half of which press a card at once, once its page was made ready, and half after a rest. */
export const measureBetweenPages = async (
  browser: Browser,
  url: string,
  rounds: number,
): Promise<Record<Way, Pick<Shown, 'heading' | 'all'>>> => {
  const atOnce = [];
  const after = [];
  for (let round = 0; round < rounds; round += 1) {
    atOnce.push(await visit(browser, url, round, 0));
    after.push(await visit(browser, url, round, REST));
  }
  const both = [...atOnce, ...after];
  return {
    'list → product': medians(atOnce.map(({ product }) => product)),
    'list → product, rested on': medians(after.map(({ product }) => product)),
    'back to the list': medians(both.map(({ back }) => back)),
    'menu → list': medians(both.map(({ list }) => list)),
  };
};
