import type { Browser, Page } from '@playwright/test';
import { adding, enter, rested, screens, textsIn } from '@shop/qa';
import { SLOWER_BY } from './phone.ts';

/** From a press to what it shows, in ms. */
export interface OpenedCart {
  /** To the first timer after the next frame, which what React draws meanwhile comes before. */
  painted: number;
  /** To the beginning of the frame in which the drawer stands. */
  shown: number;
  /** To the frame's presentation, as the browser reports it (Event Timing, which INP is made of), in steps of 8 ms. */
  presented: number;
}

declare global {
  interface Window {
    pressed?: OpenedCart;
  }
}

/** Runs in the page: hears the next press, and notes what it shows, and when. */
const watchPress = (page: Page): Promise<void> =>
  page.evaluate(() => {
    addEventListener(
      'click',
      ({ timeStamp: began }) => {
        const seen = { painted: 0, shown: 0, presented: 0 };
        window.pressed = seen;
        new PerformanceObserver((list) => {
          for (const { name, duration } of list.getEntries()) if (name === 'click') seen.presented = duration;
        }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
        requestAnimationFrame(() => setTimeout(() => (seen.painted = performance.now() - began)));
        const look = (): void => {
          if (document.querySelector('dialog[open]')) seen.shown = performance.now() - began;
          else requestAnimationFrame(look);
        };
        look();
      },
      { capture: true, once: true },
    );
  });

/** Opens the cart, with something in it, from a page that is alive and at rest, on a slow phone's processor. */
export const measureOpening = async (browser: Browser, url: string, entry: string): Promise<OpenedCart> => {
  const context = await browser.newContext({ viewport: screens.phone, hasTouch: true, ignoreHTTPSErrors: true });
  try {
    await enter(context);
    const page = await context.newPage();
    await page.goto(url);
    await adding(page, () =>
      page
        .getByRole('main')
        .getByRole('button', { name: textsIn('en')('catalog:cart.add') })
        .click(),
    );
    await page.goto(url); // with something in the cart its entry opens the drawer
    await rested(page);
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER_BY });
    await watchPress(page);
    await page.locator(entry).first().click();
    const isSeen = (): boolean => Object.values(window.pressed ?? { none: 0 }).every((time) => time > 0);
    await page.waitForFunction(isSeen, null, { timeout: 20_000 });
    return await page.evaluate(() => window.pressed ?? { painted: 0, shown: 0, presented: 0 });
  } finally {
    await context.close();
  }
};
