import type { Page } from '@playwright/test';

/** The processor of a phone in the middle of the market, as DevTools has it. */
const SLOWER = 4;
const ROUNDS = 5;

declare global {
  interface Window {
    /** The longest of the interactions since it was last set to 0, in ms; what took less than 16 is not told. */
    slowest?: number;
  }
}

const watch = (): void => {
  window.slowest = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEventTiming & { interactionId: number })[])
      if (entry.interactionId > 0) window.slowest = Math.max(window.slowest ?? 0, entry.duration);
  }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
};

/** Waits until the page has drawn what followed, and whatever it did afterwards. */
const settle = (page: Page): Promise<void> =>
  page.evaluate(
    () =>
      new Promise((done) => {
        requestAnimationFrame(() => requestAnimationFrame(() => requestIdleCallback(() => done(), { timeout: 2000 })));
      }),
  );

export interface Press {
  name: string;
  /** Brings the page to where the press is made. Its own presses are not measured. */
  open: (page: Page) => Promise<unknown>;
  press: (page: Page) => Promise<unknown>;
}

/** From a press to what it draws, as the browser counts it for INP: the median of five visits, in ms. */
export const timeOf = async ({ open, press }: Press, newPage: () => Promise<Page>): Promise<number> => {
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const page = await newPage();
    await page.addInitScript(watch);
    await open(page);
    await page.waitForLoadState('networkidle');
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
    await settle(page);
    await page.evaluate(() => {
      window.slowest = 0;
    });
    await press(page);
    await settle(page);
    times.push(await page.evaluate(() => window.slowest ?? 0));
    await page.context().close();
  }
  return times.toSorted((a, b) => a - b)[Math.floor(ROUNDS / 2)] ?? 0;
};
