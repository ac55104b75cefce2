import type { Browser, BrowserContext, Page } from '@playwright/test';
import { enter } from '@shop/qa';
import { phone, SLOWER_BY } from './phone.ts';
import { plainLink } from './plain-link.ts';

/** Of a product's page that is opened cold on a slow phone, in ms. */
export interface AddToCartFigures {
  /** From the start of the navigation to a button that React answers for, with somebody there from the first view on. */
  hydrated: number;
  /** From a press before that to the frame that shows that it was heard. */
  felt: number;
}

declare global {
  interface Window {
    /** When React had taken over the button, in ms of the document; 0 before. */
    hydratedAt?: number;
    /** From a press to the end of the first frame in which the button is marked as pressed, in ms; 0 before. */
    feltAfter?: number;
  }
}

const BUTTON = 'main form[action="/cart/add"] [type=submit]';

/** Runs in the page before anything else. */
const watchButton = (selector: string): void => {
  const look = (): void => {
    const button = document.querySelector(selector);
    const isReacts = button !== null && Object.keys(button).some((key) => key.startsWith('__reactFiber$'));
    if (isReacts && performance.getEntriesByName('alive').length > 0) window.hydratedAt = performance.now();
    else requestAnimationFrame(look);
  };
  look();
  const begin = ({ timeStamp: began }: Event): void => {
    const isShown = (): void => {
      if (!document.querySelector(selector)?.hasAttribute('data-held')) requestAnimationFrame(isShown);
      else setTimeout(() => (window.feltAfter = performance.now() - began));
    };
    requestAnimationFrame(isShown);
  };
  addEventListener('click', begin, { capture: true, once: true });
};

const slowPhone = async (browser: Browser, hands: 'on' | 'off'): Promise<{ context: BrowserContext; page: Page }> => {
  const context = await browser.newContext(phone);
  await enter(context, { hands });
  await context.addInitScript(watchButton, BUTTON);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.emulateNetworkConditions', plainLink);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER_BY });
  return { context, page };
};

const untilHydrated = async (browser: Browser, url: string): Promise<number> => {
  const { context, page } = await slowPhone(browser, 'on');
  try {
    await page.goto(url);
    await page.waitForFunction(() => (window.hydratedAt ?? 0) > 0);
    return await page.evaluate(() => window.hydratedAt ?? 0);
  } finally {
    await context.close();
  }
};

/** Taps the button as soon as it is painted. @throws when nothing shows that it was pressed */
const untilFelt = async (browser: Browser, url: string): Promise<number> => {
  const { context, page } = await slowPhone(browser, 'off');
  try {
    await page.goto(url, { waitUntil: 'commit' });
    await page.waitForFunction(
      (selector) => performance.getEntriesByType('paint').length > 0 && document.querySelector(selector) !== null,
      BUTTON,
    );
    await page.locator(BUTTON).first().tap({ force: true });
    await page.waitForFunction(() => (window.feltAfter ?? 0) > 0);
    return await page.evaluate(() => window.feltAfter ?? 0);
  } finally {
    await context.close();
  }
};

/** Add to cart on a plain link of 150 ms and a slow phone's processor. */
export const measureAddToCart = async (browser: Browser, url: string): Promise<AddToCartFigures> => ({
  hydrated: await untilHydrated(browser, url),
  felt: await untilFelt(browser, url),
});
