import type { BrowserContext, Page, Request } from '@playwright/test';

const pending = new WeakMap<Page, Set<Request>>();

const of = (page: Page): Set<Request> => {
  const known = pending.get(page) ?? new Set<Request>();
  pending.set(page, known);
  return known;
};

/** The page of a request; null where it belongs to none, as a worker's does. */
const pageOf = (request: Request): Page | null => {
  try {
    return request.frame().page();
  } catch {
    return null; // a document that is not there yet, which `rested` waits for anyway
  }
};

/** Notes what the pages of a context ask for, so that `rested` knows. */
export const hearRequests = (context: BrowserContext): void => {
  const forget = (request: Request): void => {
    const page = pageOf(request);
    if (page) of(page).delete(request);
  };
  context.on('request', (request) => {
    const page = pageOf(request);
    if (page && request.resourceType() !== 'eventsource') of(page).add(request);
  });
  context.on('requestfinished', forget);
  context.on('requestfailed', forget);
};

/** So many times in a row nothing may be left to do. */
const TIMES = 5;

/** Runs after everything that the page had put off until the browser rests. */
const idle = (): Promise<void> =>
  new Promise((resolve) => {
    requestAnimationFrame(() => requestIdleCallback(() => setTimeout(resolve, 20)));
  });

/**
 * Waits until a page has done what it does while the browser rests, and has what it then asks for. Playwright's own
 * `networkidle` ends when half a second has passed without a request, which on a busy machine is before any of that, and
 * at once on a page that was reached without a new document.
 */
export const rested = async (page: Page): Promise<void> => {
  await page.waitForLoadState('load');
  for (let quiet = 0; quiet < TIMES;) {
    await page.evaluate(idle);
    quiet = of(page).size === 0 ? quiet + 1 : 0;
  }
};
