import { chromium, type Browser } from '@playwright/test';
import { paths } from '@shop/contract';
import { browserLaunch, quickProduct } from '@shop/qa';
import { savedPage } from '../support/saved-pages.ts';
import { startFront } from '../support/front.ts';
import { shopUrl } from '../support/places.ts';
import { test } from '../support/test.ts';
import { keep } from './history.ts';
import { phone, SLOWER_BY } from './phone.ts';
import { median, tableOf, type Measure } from './table.ts';

const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 9);
const visited = { home: paths.home(), list: '/furniture/sofas-loveseats.html', 'the same product': quickProduct };

/** Runs in the page: ms from the start of the navigation to its first byte and its largest paint. */
const paints = (): Promise<[firstByte: number, largest: number]> =>
  new Promise((resolve) => {
    const seen = (entries: PerformanceEntryList): void => {
      const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
      resolve([navigation?.responseStart ?? 0, entries.at(-1)?.startTime ?? 0]);
    };
    const observe = (): void =>
      new PerformanceObserver((list) => seen(list.getEntries())).observe({
        type: 'largest-contentful-paint',
        buffered: true,
      });
    if (document.readyState === 'complete') observe();
    else addEventListener('load', observe);
  });

/** Opens pages as somebody does who has looked at a product before, with and without the worker that it installed. */
const measureVisits = async (browser: Browser, url: string, serviceWorkers: 'allow' | 'block') => {
  const context = await browser.newContext({ ...phone, serviceWorkers, baseURL: url });
  try {
    const first = await context.newPage();
    await first.goto(quickProduct);
    if (serviceWorkers === 'allow') await savedPage(first, quickProduct);
    else await first.waitForLoadState('networkidle');
    await first.close();
    const times: Record<string, [number, number]> = {};
    for (const [name, path] of Object.entries(visited)) {
      const page = await context.newPage();
      const session = await context.newCDPSession(page);
      await session.send('ServiceWorker.enable');
      await session.send('ServiceWorker.stopAllWorkers'); // the browser stops it half a minute after its last page
      await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER_BY });
      await page.goto(path);
      times[name] = await page.evaluate(paints);
      await page.close();
    }
    return times;
  } finally {
    await context.close();
  }
};

test('a second visit, with the worker that answers without a network, beside one without it', async () => {
  const front = await startFront(shopUrl);
  const { args = [], ...launch } = browserLaunch({ optimises: true });
  const trusted = `--ignore-certificate-errors-spki-list=${front.keyHash}`;
  const browser = await chromium.launch({ ...launch, args: [...args, trusted] });
  const rounds: { with: Record<string, [number, number]>; without: Record<string, [number, number]> }[] = [];
  for (let round = 0; round < ROUNDS; round += 1)
    rounds.push({
      without: await measureVisits(browser, front.url, 'block'),
      with: await measureVisits(browser, front.url, 'allow'),
    });
  const measures = Object.keys(visited).flatMap((name) =>
    (['first byte', 'largest paint'] as const).map((what, at): Measure => {
      const of = (side: 'with' | 'without') => median(rounds.map((round) => round[side][name]?.[at] ?? 0));
      const measure = { name: `${name}: ${what}`, unit: 'ms', shop: of('with'), floor: of('without') } as const;
      return at === 0 ? measure : { ...measure, goal: 1.05, ofFloor: true };
    }),
  );
  console.log(`\n${tableOf(measures)}\n`);
  keep(measures, ROUNDS);
  await browser.close();
  front.close();
});
