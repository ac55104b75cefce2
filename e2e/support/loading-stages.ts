import type { Browser, BrowserContext, Page } from '@playwright/test';
import { shopUrl } from './places.ts';

/** One moment of a page's loading, at which it stays for as long as the test looks at it. */
export interface Stage {
  name: string;
  /** Without scripts at all, as some browsers are set. */
  isScriptless?: boolean;
  /** Stops at this moment what the page is still waiting for. */
  hold: (context: BrowserContext) => Promise<unknown>;
  /** Whether the page has got as far as it will. */
  reached: (page: Page) => Promise<unknown>;
}

const scripts = '**/assets/**/*.js*';
const clientToken = '**/api/braintree-client-token*';
const never = () => new Promise<void>(() => undefined);
/** All that the server wrote has arrived: one of these stands at its end, by whether the page’s scripts wait until it rests. */
export const isWritten = (page: Page) => page.locator('#start, #registry').waitFor({ state: 'attached' });

/** The button is React's by now, and waits for the provider. */
const isWaitingForProvider = (page: Page) =>
  page.waitForFunction(() =>
    [...document.querySelectorAll('main button, button')].some((button) =>
      Object.keys(button).some((key) => key.startsWith('__reactFiber$')),
    ),
  );

/** The stages through which a page goes that takes a card, in their order, but for the last: all is there. */
export const loadingStages: readonly Stage[] = [
  { name: 'with scripts off', isScriptless: true, hold: async () => undefined, reached: isWritten },
  {
    name: 'with scripts that do not arrive',
    hold: (context) => context.route(scripts, (route) => route.abort()),
    reached: isWritten,
  },
  { name: 'before hydration', hold: (context) => context.route(scripts, never), reached: isWritten },
  {
    name: 'before the provider’s client token',
    hold: (context) => context.route(clientToken, never),
    reached: isWaitingForProvider,
  },
  {
    name: 'before the provider’s code',
    hold: async (context) => {
      let isCodeNext = false;
      await context.route(clientToken, async (route) => {
        isCodeNext = true;
        await route.continue();
      });
      await context.route(scripts, (route) => (isCodeNext ? never() : route.continue()));
    },
    reached: isWaitingForProvider,
  },
];

/** A page at that stage, of a browser that nothing else knows, with these cookies. */
export const openAt = async (
  browser: Browser,
  stage: Stage,
  path: string,
  cookies: Readonly<Record<string, string>>,
): Promise<Page> => {
  const context = await browser.newContext({ javaScriptEnabled: stage.isScriptless !== true, baseURL: shopUrl });
  await context.addCookies(
    Object.entries(cookies).map(([name, value]) => ({ name, value: encodeURIComponent(value), url: shopUrl })),
  );
  await stage.hold(context);
  const page = await context.newPage();
  await page.goto(path, { waitUntil: 'commit' });
  await stage.reached(page);
  return page;
};
