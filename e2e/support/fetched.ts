import { expect, type Page, type Request } from '@playwright/test';

/** The code of the pop-ups that float over every page. */
export const OVERLAY = /membership.*overlay/;

/**
 * To be called before a page is opened; what it returns ends when that file has come and the page has asked for nothing
 * for a second. A clock that jumps while something is being loaded would end that load as too slow.
 */
export const watchFetched = (page: Page, file: RegExp): (() => Promise<void>) => {
  const code = page.waitForResponse(file);
  const pending = new Set<Request>();
  let lastEventAt = Date.now();
  const onRequest = (change: (request: Request) => unknown) => (request: Request) => {
    change(request);
    lastEventAt = Date.now();
  };
  page.on(
    'request',
    onRequest((request) => pending.add(request)),
  );
  const ended = onRequest((request) => pending.delete(request));
  page.on('requestfinished', ended);
  page.on('requestfailed', ended);
  return async () => {
    await (await code).finished();
    await expect.poll(() => pending.size === 0 && Date.now() - lastEventAt >= 1000).toBe(true);
  };
};
