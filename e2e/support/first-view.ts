import type { CDPSession, Page } from '@playwright/test';
import { rested } from '@shop/qa';
import { countShifts, shiftsOf } from './layout-shifts.ts';

export interface Sent {
  url: string;
  type: string;
  /** 1 for the document, one more than what asked for it otherwise. */
  depth: number;
  bytes: number;
}

/** What the browser tells of its first view. Times in ms from the start of the navigation. */
interface Seen {
  hydratedAt: number;
  largest: { url: string; at: number };
}

declare global {
  interface Window {
    firstView?: Seen;
  }
}

/** Runs in the page before anything else. */
const noteFirstView = (): void => {
  const seen: Seen = { hydratedAt: 0, largest: { url: '', at: 0 } };
  window.firstView = seen;
  const observe = (type: string, take: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true });
  observe('largest-contentful-paint', (entry) => {
    seen.largest = { url: 'url' in entry ? String(entry.url) : '', at: entry.startTime };
  });
  // The shell marks when it has taken the page over: looking for it from outside would come late on a busy machine.
  observe('mark', ({ name, startTime }) => {
    if (name === 'alive') seen.hydratedAt ||= startTime;
  });
};

/** Notes every request of a page with the depth of its chain and its size as sent over the wire. */
const listen = async (session: CDPSession, requests: Map<string, Sent>): Promise<void> => {
  await session.send('Network.enable');
  await session.send('Network.setCacheDisabled', { cacheDisabled: true });
  const depthOf = (url: string | undefined): number =>
    Math.max(0, ...[...requests.values()].filter((sent) => sent.url === url).map(({ depth }) => depth));
  session.on('Network.requestWillBeSent', ({ requestId, request, type = 'Other', initiator }) => {
    const callers = [initiator.url, ...(initiator.stack?.callFrames.map(({ url }) => url) ?? [])];
    const depth = 1 + Math.max(...callers.map(depthOf));
    requests.set(requestId, { url: request.url, type, depth, bytes: 0 });
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const sent = requests.get(requestId);
    if (sent) sent.bytes = encodedDataLength;
  });
};

/** The most script, in bytes, that a first view loads once somebody has touched it. */
export const FIRST_VIEW_SCRIPT = 221 * 1024;

export interface FirstView {
  /** Bytes of JavaScript, compressed, that were asked for until the page was alive. */
  scriptBytes: number;
  /** Requests one after another until the largest element was painted. */
  steps: number;
  layoutShift: number;
}

export interface FirstViewWatch {
  /** What the page has asked for so far. */
  sent(): Sent[];
  /** To be called when the page is alive and rests. */
  read(): Promise<FirstView>;
}

/** Watches the first view of the page's next document, which comes as if nothing had been kept. */
export const watchFirstView = async (page: Page): Promise<FirstViewWatch> => {
  const requests = new Map<string, Sent>();
  await listen(await page.context().newCDPSession(page), requests);
  await page.addInitScript(noteFirstView);
  await countShifts(page);
  const sent = () => [...requests.values()];
  return {
    sent,
    async read() {
      // The page's own clock: the one by which requests are told differs from it by some milliseconds.
      const { seen, asked } = await page.evaluate(() => ({
        seen: window.firstView,
        asked: performance.getEntriesByType('resource').map(({ name, startTime }) => [name, startTime] as const),
      }));
      if (!seen) throw new Error('The page does not tell of its first view');
      const at = new Map(asked.toReversed()); // the first of each address
      const before = (moment: number) =>
        sent().filter(({ type, url }) => type === 'Document' || (at.get(url) ?? Infinity) <= moment);
      const first = before(seen.hydratedAt);
      const scripts = first.filter(({ type }) => type === 'Script');
      // What comes once the page rests, such as the hearts of its products, has styles that the first view does not wait for.
      const needed = before(seen.largest.at).filter(
        (one) =>
          one.type === 'Document' || (one.type === 'Stylesheet' && first.includes(one)) || one.url === seen.largest.url,
      );
      return {
        scriptBytes: scripts.reduce((sum, { bytes }) => sum + bytes, 0),
        steps: Math.max(...needed.map(({ depth }) => depth)),
        layoutShift: (await shiftsOf(page)).sum,
      };
    },
  };
};

/** Opens a page with an empty cache and measures its first view. */
export const measureFirstView = async (page: Page, path: string): Promise<FirstView> => {
  const { read } = await watchFirstView(page);
  await page.goto(path);
  await page.waitForFunction(() => (window.firstView?.hydratedAt ?? 0) > 0);
  await rested(page);
  return read();
};
