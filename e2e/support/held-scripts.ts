import type { BrowserContext } from '@playwright/test';

/** Holds a page's scripts back until they are let go: until then it is what the server wrote. */
export const holdScripts = async (context: BrowserContext): Promise<() => void> => {
  let letGo = (): void => undefined;
  const isFree = new Promise<void>((free) => (letGo = free));
  await context.route('**/assets/**/*.js*', async (route) => {
    await isFree;
    await route.continue().catch(() => undefined); // the page is gone by now
  });
  return () => letGo();
};
