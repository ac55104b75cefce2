import type { Browser, CDPSession, Page } from '@playwright/test';
import { enter } from '@shop/qa';
import { phone, SLOWER_BY } from './phone.ts';
import { plainLink } from './plain-link.ts';

/** What is used on a page, and what a person sees of it. */
export interface FirstPress {
  path: string;
  used: string;
  /** Stands in the page, or in the page that the press leads to, once it is answered. */
  seen: string;
  /** Whether another address follows. */
  leaves?: boolean;
  /** A letter that is typed into it; it is tapped without. */
  letter?: string;
}

/** What somebody does just before. */
export type Before = 'nothing' | 'a scroll' | 'a pointer';

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
    const isAnswered = began > 0 && (!leaves || location.pathname + location.search !== path);
    if (isAnswered && document.querySelector(seen) !== null) window.seenAfter = Date.now() - began;
    else requestAnimationFrame(look);
  };
  for (const kind of ['click', 'keydown'])
    addEventListener(kind, () => sessionStorage.getItem(key) ?? sessionStorage.setItem(key, String(Date.now())), {
      capture: true,
      once: true,
    });
  look();
};

const slowPage = async (browser: Browser) => {
  // The browser trusts the front: with an error of its certificate it would keep nothing of what was fetched at rest.
  const context = await browser.newContext({ ...phone, ignoreHTTPSErrors: false });
  context.setDefaultTimeout(30_000);
  await enter(context, { hands: 'off' });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.emulateNetworkConditions', plainLink);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER_BY });
  return { context, page, session };
};

const untilSeen = async (page: Page): Promise<number> => {
  await page.waitForFunction(() => (window.seenAfter ?? 0) > 0, null, { timeout: 30_000 });
  return page.evaluate(() => window.seenAfter ?? 0);
};

const doBefore = async (page: Page, session: CDPSession, before: Before, used: string): Promise<void> => {
  if (before === 'a scroll')
    await session.send('Input.synthesizeScrollGesture', { x: 195, y: 400, yDistance: -90, gestureSourceType: 'touch' });
  if (before === 'a pointer') {
    const { x = 0, y = 0 } = (await page.locator(used).first().boundingBox()) ?? {};
    await page.mouse.move(x + 4, y + 4);
  }
};

/**
 * From the first press of a page, so many ms after its first paint and just after what is done `before`, to what is seen
 * of it, in ms, and the address that it led to.
 */
export const measureFirstPress = async (
  browser: Browser,
  origin: string,
  press: FirstPress,
  { after, before }: { after: number; before: Before },
): Promise<{ took: number; landed: string }> => {
  const { context, page, session } = await slowPage(browser);
  try {
    await context.addInitScript(watchPress, { ...press, key: PRESSED_AT });
    await page.goto(origin + press.path, { waitUntil: 'commit' });
    await page.waitForFunction(
      (least) =>
        performance.now() - (performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Infinity) >= least,
      after,
    );
    await doBefore(page, session, before, press.used);
    const used = page.locator(press.used).first();
    if (press.letter === undefined) await used.tap({ force: true, noWaitAfter: true });
    else await used.press(press.letter, { noWaitAfter: true });
    return { took: await untilSeen(page), landed: page.url() };
  } finally {
    await context.close();
  }
};

/** From asking for an address on a line with nothing else on it to what is seen, in ms. */
export const measureOpening = async (browser: Browser, address: string, seen: string): Promise<number> => {
  const { context, page } = await slowPage(browser);
  try {
    await context.addInitScript((awaited) => {
      const look = (): void => {
        if (document.querySelector(awaited)) window.seenAfter = performance.now();
        else requestAnimationFrame(look);
      };
      look();
    }, seen);
    await page.goto(address, { waitUntil: 'commit' });
    return await untilSeen(page);
  } finally {
    await context.close();
  }
};
