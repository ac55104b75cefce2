import type { Browser, Page } from '@playwright/test';
import { enter } from '@shop/qa';
import { phone, SLOWER_BY } from './phone.ts';
import { plainLink } from './plain-link.ts';

/** What is pressed on a page, and what a person sees of it. */
export interface FirstPress {
  path: string;
  pressed: string;
  /** Stands in the page, or in the page that the press leads to, once it is answered. */
  seen: string;
  /** Whether the press leads to another page. */
  leaves: boolean;
}

declare global {
  interface Window {
    /** From the press to what is seen of it, in ms; 0 before. */
    seenAfter?: number;
  }
}

const PRESSED_AT = 'pressedAt';

/** Runs in each page before anything else; a press may be answered by the next document. */
const watchPress = ({ seen, leaves, key, path }: FirstPress & { key: string }): void => {
  const look = (): void => {
    const began = Number(sessionStorage.getItem(key) ?? 0);
    const isThere = began > 0 && (!leaves || location.pathname !== path) && document.querySelector(seen) !== null;
    if (isThere) window.seenAfter = Date.now() - began;
    else requestAnimationFrame(look);
  };
  addEventListener('click', () => sessionStorage.setItem(key, String(Date.now())), { capture: true, once: true });
  look();
};

const slowPage = async (browser: Browser, press: FirstPress) => {
  // The browser trusts the front: with an error of its certificate it would keep nothing of what was fetched at rest.
  const context = await browser.newContext({ ...phone, ignoreHTTPSErrors: false });
  await enter(context, { hands: 'off' });
  await context.addInitScript(watchPress, { ...press, key: PRESSED_AT });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.emulateNetworkConditions', plainLink);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER_BY });
  return { context, page };
};

const untilSeen = async (page: Page): Promise<number> => {
  await page.waitForFunction(() => (window.seenAfter ?? 0) > 0, null, { timeout: 30_000 });
  return page.evaluate(() => window.seenAfter ?? 0);
};

/** From the first press of a page that nobody has touched, so many ms after its first paint, to what is seen of it, in ms. */
export const measureFirstPress = async (
  browser: Browser,
  origin: string,
  press: FirstPress,
  after: number,
): Promise<number> => {
  const { context, page } = await slowPage(browser, press);
  try {
    await page.goto(origin + press.path, { waitUntil: 'commit' });
    await page.waitForFunction(
      (least) =>
        performance.now() - (performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Infinity) >= least,
      after,
    );
    await page.locator(press.pressed).first().tap({ force: true, noWaitAfter: true });
    return await untilSeen(page);
  } finally {
    await context.close();
  }
};
