import type { Browser, Page } from '@playwright/test';
import { adding, enter, rested, screens, textsIn } from '@shop/qa';

/** From a press to what it shows, in ms: the next frame, and the drawer. */
export interface OpenedCart {
  painted: number;
  shown: number;
}

declare global {
  interface Window {
    pressed?: { painted: number; shown: number };
  }
}

const SLOWER_BY = 4;

/** Runs in the page: hears the next press, and notes when a frame was painted after it and when a drawer stands. */
const hearPress = (page: Page): Promise<void> =>
  page.evaluate(() => {
    addEventListener(
      'click',
      ({ timeStamp: began }) => {
        const seen = { painted: 0, shown: 0 };
        window.pressed = seen;
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
    await hearPress(page);
    await page.locator(entry).first().click();
    await page.waitForFunction(() => (window.pressed?.shown ?? 0) > 0, null, { timeout: 20_000 });
    return await page.evaluate(() => window.pressed ?? { painted: 0, shown: 0 });
  } finally {
    await context.close();
  }
};
