import { paths } from '@shop/contract';
import type { Page } from '@playwright/test';
import { rested } from '@shop/qa';
import { expect, test } from '../support/test.ts';

/** Public pages, one of each kind. */
const pages = {
  home: '/',
  list: '/furniture/sofas-loveseats.html',
  product: '/one-variant-out-of-stock.html',
  search: paths.search('sofa'),
  'a help article': '/terms-conditions',
  rooms: paths.rooms(),
};

interface Hindrances {
  /** Events that are listened to and make a browser give a page up that is left. */
  listeners: string[];
  connections: string[];
}

/** Runs in a page before anything else: notes what keeps a browser from keeping the page (back/forward cache). */
const noteWhatHinders = (): void => {
  const hindrances: Hindrances = { listeners: [], connections: [] };
  Object.assign(window, { hindrances });
  const listen = EventTarget.prototype.addEventListener;
  EventTarget.prototype.addEventListener = function (this: EventTarget, ...given) {
    if (given[0] === 'unload' || given[0] === 'beforeunload') hindrances.listeners.push(given[0]);
    listen.apply(this, given);
  };
  for (const name of ['WebSocket', 'EventSource', 'RTCPeerConnection'] as const) {
    const Original = window[name];
    Object.defineProperty(window, name, {
      value: new Proxy(Original, {
        construct(target, given) {
          hindrances.connections.push(name);
          return Reflect.construct(target, given) as object;
        },
      }),
    });
  }
};

const hindered = (page: Page): Promise<Hindrances & { locks: number; unload: boolean }> =>
  page.evaluate(async () => {
    const { hindrances } = window as unknown as { hindrances: Hindrances }; // noteWhatHinders has put it there
    const { held: locks = [] } = await navigator.locks.query();
    return { ...hindrances, locks: locks.length, unload: window.onunload !== null || window.onbeforeunload !== null };
  });

for (const [name, path] of Object.entries(pages)) {
  // The headless shell keeps no page that is left, so this asks for what browsers that do ask for.
  test(`nothing keeps a browser from keeping the page that is left: ${name}`, async ({ page }) => {
    await page.addInitScript(noteWhatHinders);
    const response = await page.goto(path);
    expect(response?.headers()['cache-control'] ?? '').not.toContain('no-store');
    await rested(page);
    // A lock is held while a token is fetched, and no longer.
    await expect.poll(() => hindered(page)).toEqual({ listeners: [], connections: [], locks: 0, unload: false });
  });
}
