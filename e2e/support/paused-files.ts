import type { BrowserContext } from '@playwright/test';

const holdBack = async (context: BrowserContext, address: string | RegExp): Promise<() => void> => {
  let letGo = (): void => undefined;
  const isFree = new Promise<void>((free) => (letGo = free));
  await context.route(address, async (route) => {
    await isFree;
    await route.continue().catch(() => undefined); // the page is gone by now
  });
  return () => letGo();
};

/** Holds a page's scripts back until they are let go: until then it is what the server wrote. */
export const holdScripts = (context: BrowserContext): Promise<() => void> => holdBack(context, '**/assets/**/*.js*');

/** Holds the shell's scripts back until they are let go: until then a shared page has its start script alone. */
export const holdShell = (context: BrowserContext): Promise<() => void> =>
  holdBack(context, /\/assets\/.*(?<!\/start)\.js/);

/** Holds back what the shell's first script cannot do without, until it is let go. */
export const holdRegistry = (context: BrowserContext): Promise<() => void> => holdBack(context, '**/registry/*.json');

/** Holds back what makes the shell's calls, until it is let go. */
export const holdClient = (context: BrowserContext): Promise<() => void> => holdBack(context, '**/assets/**/client.js');

/** Holds a page's font back until it is let go: until then its headings are set in the reader's own serif. */
export const holdFont = (context: BrowserContext): Promise<() => void> => holdBack(context, '**/assets/**/*.woff2');
