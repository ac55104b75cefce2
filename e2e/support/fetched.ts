import { expect, type Page, type Request } from '@playwright/test';

/** The code of the pop-ups that float over every page. */
export const OVERLAY = /membership.*overlay/;

/**
 * To be called before a page is opened; what it returns ends when that file has come and the page has asked for nothing
 * for a second. A clock that jumps while something is being loaded would end that load as too slow.
 */
export const watchFetched = (page: Page, file: RegExp): (() => Promise<void>) => {
  const code = page.waitForResponse(file);
  const underWay = new Set<Request>();
  let heardAt = Date.now();
  const hear = (change: (request: Request) => unknown) => (request: Request) => {
    change(request);
    heardAt = Date.now();
  };
  page.on(
    'request',
    hear((request) => underWay.add(request)),
  );
  const ended = hear((request) => underWay.delete(request));
  page.on('requestfinished', ended);
  page.on('requestfailed', ended);
  return async () => {
    await (await code).finished();
    await expect.poll(() => underWay.size === 0 && Date.now() - heardAt >= 1000).toBe(true);
  };
};
