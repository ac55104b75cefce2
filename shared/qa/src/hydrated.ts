import { expect, type BrowserContext, type Locator, type Page } from '@playwright/test';

declare global {
  interface Window {
    /** The shell has taken this document over. */
    isHydrated?: boolean;
    /** A test is about to leave this document. */
    isLeft?: boolean;
  }
}

/** Runs in a page before anything else: hears the shell's mark, whoever's clock the page has. */
const watchHydration = (): void => {
  // Somebody needs the shell at once: else pages bring their scripts when they rest.
  addEventListener('DOMContentLoaded', () => dispatchEvent(new Event('keydown')));
  const mark = performance.mark.bind(performance);
  performance.mark = (name, options) => {
    if (name === 'session') window.isHydrated = true;
    return mark(name, options);
  };
};

const isHydratedNow = (): boolean => {
  const isHere = !window.isLeft && document.readyState !== 'loading';
  const hasShell = document.querySelector('script[src*="/assets/host/"]') !== null;
  return isHere && (!hasShell || window.isHydrated === true);
};

/** Waits until the shell has taken the page and its forms and links over, where the page is one of the shop's. */
const untilHydrated = async (page: Page): Promise<void> => void (await page.waitForFunction(isHydratedNow));

/** The page with each way to another address waiting, beyond what it waits for anyway, until that page is alive. */
const waiting = (page: Page): Page => {
  for (const name of ['goto', 'reload', 'goBack', 'goForward'] as const) {
    const go = page[name].bind(page) as (...how: unknown[]) => ReturnType<Page['goto']>; // each has its own options
    Object.assign(page, {
      [name]: async (...how: unknown[]) => {
        const response = await go(...how);
        await untilHydrated(page);
        return response;
      },
    });
  }
  return page;
};

/**
 * An address counts as opened once the shell has taken its page over: before that, a press does what the server's HTML
 * can do alone, and on a slow machine a test would see now one, now the other. For every page of a context.
 */
export const openAlive = async (context: BrowserContext): Promise<void> => {
  await context.addInitScript(watchHydration);
  const [newPage, install] = [context.newPage.bind(context), context.clock.install.bind(context.clock)];
  context.newPage = async () => waiting(await newPage());
  context.clock.install = async (options) => {
    await install(options);
    await context.addInitScript(watchHydration); // the test's clock has marks of its own
  };
};

/** Does what loads a new document, such as a sign-out or a link of a letter; ends when that document is alive. */
export const ontoNewDocument = async (page: Page, act: () => Promise<unknown>): Promise<void> => {
  await page.evaluate(() => {
    window.isLeft = true;
  });
  await act();
  await untilHydrated(page);
};

/**
 * Waits until React has taken over an element, which it marks with a property. Elements below the first view are
 * hydrated later, when the browser is idle; until then they are the server's markup.
 */
export const takenOver = async (element: Locator): Promise<Locator> => {
  const isReacts = () => element.evaluate((node) => Object.keys(node).some((key) => key.startsWith('__reactFiber$')));
  await expect.poll(isReacts).toBe(true);
  return element;
};
