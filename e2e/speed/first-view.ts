import type { Browser, CDPSession } from '@playwright/test';
import { phone, SLOWER_BY } from './phone.ts';

/** One first view that nobody touches. Times in ms from the start of the navigation, sizes in bytes as sent. */
export interface FirstViewFigures {
  firstPaint: number;
  largestPaint: number;
  /** What long tasks take beyond 50 ms each, from the first paint on. */
  blocking: number;
  /** Time of the main thread, all in all. */
  mainThread: number;
  layoutShift: number;
  scriptBytes: number;
  bytes: number;
  requests: number;
}

interface Watched {
  largestPaint: number;
  layoutShift: number;
  tasks: { start: number; duration: number }[];
}

declare global {
  interface Window {
    watched?: Watched;
  }
}

/** A middle-class phone on a mobile network: 150 ms and 1.6 Mbit/s, as Lighthouse applies them to each request. */
const SLOW = { offline: false, latency: 562.5, downloadThroughput: 1_474_560 / 8, uploadThroughput: 691_200 / 8 };
/** As long as a page asks for nothing, in ms, before it counts as shown. */
const QUIET = 2_000;

/** Runs in the page before anything else. */
const watch = (): void => {
  const watched: Watched = { largestPaint: 0, layoutShift: 0, tasks: [] };
  window.watched = watched;
  const observe = (type: string, take: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true });
  observe('largest-contentful-paint', ({ startTime }) => {
    watched.largestPaint = startTime;
  });
  observe('layout-shift', (entry) => {
    if ('value' in entry) watched.layoutShift += Number(entry.value);
  });
  observe('longtask', ({ startTime, duration }) => watched.tasks.push({ start: startTime, duration }));
};

/** Counts what a page asks for, and tells when it has asked for nothing for a while. */
const traffic = async (session: CDPSession) => {
  const types = new Map<string, string>();
  const sum = { scriptBytes: 0, bytes: 0, requests: 0 };
  let last = Date.now();
  session.on('Network.requestWillBeSent', ({ requestId, type = 'Other', request }) => {
    last = Date.now();
    if (request.url.startsWith('data:')) return;
    types.set(requestId, /\.m?js(\?|$)/.test(request.url) ? 'Script' : type);
    sum.requests += 1;
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    last = Date.now();
    sum.bytes += encodedDataLength;
    if (types.get(requestId) === 'Script') sum.scriptBytes += encodedDataLength;
  });
  await session.send('Network.enable');
  return { sum, isQuiet: () => Date.now() - last > QUIET };
};

/** Opens a page once, cold, on a slow phone, and waits until it rests. @throws when it is not answered with 200 */
export const measureFirstView = async (browser: Browser, url: string): Promise<FirstViewFigures> => {
  const context = await browser.newContext(phone);
  try {
    await context.addInitScript(watch);
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Performance.enable');
    const { sum, isQuiet } = await traffic(session);
    await session.send('Network.emulateNetworkConditions', SLOW);
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER_BY });
    const answer = await page.goto(url, { waitUntil: 'load' });
    if (answer?.status() !== 200) throw new Error(`${url} was answered with ${answer?.status()}`);
    while (!isQuiet()) await page.waitForTimeout(200);
    const { metrics } = await session.send('Performance.getMetrics');
    const seen = await page.evaluate(() => ({
      ...(window.watched ?? { largestPaint: 0, layoutShift: 0, tasks: [] }),
      firstPaint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
    }));
    const late = seen.tasks.filter(({ start, duration }) => start + duration > seen.firstPaint);
    return {
      firstPaint: seen.firstPaint,
      largestPaint: seen.largestPaint,
      layoutShift: seen.layoutShift,
      blocking: late.reduce((all, { duration }) => all + duration - 50, 0),
      mainThread: 1_000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0),
      ...sum,
    };
  } finally {
    await context.close();
  }
};
