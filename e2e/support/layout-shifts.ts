import { expect, type Page } from '@playwright/test';

/** What has moved without the person's own hand. */
export interface Shifts {
  /** As browsers count it: 1 is a whole window that moves by its own height. */
  sum: number;
  /** Each thing that moved, from where to where. */
  moved: string[];
  /** What moved before, in ms since the document began, does not count. */
  since: number;
}

declare global {
  interface Window {
    shifts?: Shifts;
  }
}

interface LayoutShift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
  sources: { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
}

/** Runs in a page before anything else. */
const watch = (): void => {
  const shifts: Shifts = { sum: 0, moved: [], since: 0 };
  window.shifts = shifts;
  const at = ({ x, y, width, height }: DOMRectReadOnly): string => [x, y, width, height].map(Math.round).join(' ');
  const note = (entry: PerformanceEntry): void => {
    const { value, hadRecentInput, sources } = entry as LayoutShift; // the observer asks for these alone
    if (hadRecentInput || entry.startTime < shifts.since) return;
    shifts.sum += value;
    for (const { node, previousRect, currentRect } of sources) {
      const what = `${node?.nodeName ?? 'gone'} “${node?.textContent?.trim().slice(0, 30) ?? ''}”`;
      shifts.moved.push(`${value.toFixed(4)}: ${what} ${at(previousRect)} → ${at(currentRect)}`);
    }
  };
  new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type: 'layout-shift', buffered: true });
};

/** Has each document of a page count what moves in it, from its first paint on. */
export const countShifts = (page: Page): Promise<void> => page.addInitScript(watch).then(() => undefined);

/** Runs in a page: what stands there now has been painted. */
const painted = (): Promise<void> =>
  new Promise((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve)));
  });

/** From here on, in a document that counts: what stands there now has been painted, and is told no more. */
export const startAnew = async (page: Page): Promise<void> => {
  await page.evaluate(painted);
  await page.evaluate(() => void Object.assign(window.shifts ?? {}, { sum: 0, moved: [], since: performance.now() }));
};

/** What has moved so far. @throws Error when the document does not count */
export const shiftsOf = async (page: Page): Promise<Shifts> => {
  const shifts = await page.evaluate(() => window.shifts);
  if (!shifts) throw new Error('The page does not count what moves: countShifts comes before it is opened');
  return shifts;
};

/** What is hardly seen: a customer's name in the header is wider than what stood there. */
const MOST = 0.02;

/** Nothing has moved since the page began to count, or hardly anything. */
export const expectStill = async (page: Page, most = MOST): Promise<void> => {
  const { sum, moved } = await shiftsOf(page);
  expect(sum <= most ? [] : moved).toEqual([]);
};

/** A heading that breaks elsewhere in its own face than in the reader's moves what is below it on a phone by so much. */
const LINE = 0.05;

/** Waits for the page's font, which moves hardly anything since the page began to count. */
export const expectFontMovesLittle = async (page: Page): Promise<void> => {
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  await page.evaluate(painted);
  await expectStill(page, LINE);
};

/**
 * Lets what a page asks for be answered when the state before it has been painted, as on a line that is not this
 * machine's own: else an answer may come in time for one painting with what it changes.
 */
export const answerAfterPaint = (page: Page): Promise<unknown> =>
  page.route(/./, async (route) => {
    const isCall = ['fetch', 'xhr'].includes(route.request().resourceType());
    if (isCall) await page.evaluate(painted).catch(() => undefined); // a page that was left paints nothing
    await route.fallback().catch(() => undefined);
  });
