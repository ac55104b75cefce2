import { chromium, type Browser } from '@playwright/test';
import { paths } from '@shop/contract';
import { browserLaunch, quickProduct } from '@shop/qa';
import { startFront } from '../support/front.ts';
import { shopUrl } from '../support/places.ts';
import { test } from '../support/test.ts';
import { measureFirstPress, measureOpening, type Before, type FirstPress } from './first-press.ts';
import { keep } from './history.ts';
import { type Measure, median, tableOf } from './table.ts';

const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 5);
/** Ms after the first paint. */
const moments = [300, 1_000, 2_000, 4_000, 8_000];
const befores: readonly Before[] = ['nothing', 'a scroll', 'a pointer'];
const LIST = '/furniture/sofas-loveseats.html';

/** Those that lead to another page are measured beside that page, asked for by its address. */
const presses: Readonly<Record<string, FirstPress & { goal?: number }>> = {
  card: { path: LIST, used: 'main article a[href]', seen: 'main h1', leaves: true },
  'Add to cart': {
    path: quickProduct,
    used: 'main form[action="/cart/add"] [type=submit]',
    seen: '[data-start-notice] a, dialog[open] [href^="/checkout"]',
    goal: 350,
  },
  quantity: {
    path: quickProduct,
    used: 'main input[type=number] + button',
    seen: 'main button:not(:disabled):has(+ input[type=number])',
    goal: 350,
  },
  heart: {
    path: LIST,
    used: 'main article button[aria-pressed=false]',
    seen: 'main article button[aria-pressed=true]',
    goal: 350,
  },
  Menu: { path: paths.home(), used: 'header [commandfor]', seen: '#menu[open]', goal: 100 },
  Filters: {
    path: LIST,
    used: 'main button[popovertarget=list-filters-panel]:not([popovertargetaction])',
    seen: '#list-filters-panel:popover-open',
    goal: 100,
  },
  'letter of a search': {
    path: paths.home(),
    used: 'header input[inputmode=search]',
    seen: 'header input[inputmode=search]:not(:placeholder-shown)',
    letter: 's',
    goal: 100,
  },
  variant: { path: quickProduct, used: 'main [role=group] a:not([aria-current])', seen: 'main h1', leaves: true },
  language: {
    path: quickProduct,
    used: 'header a[hreflang]:not([aria-current])',
    seen: 'html[lang=fr] h1',
    leaves: true,
  },
};

let browser: Browser;
let front: Awaited<ReturnType<typeof startFront>>;
test.beforeAll(async () => {
  front = await startFront(shopUrl);
  const { args = [], ...launch } = browserLaunch({ optimises: true });
  const trusted = `--ignore-certificate-errors-spki-list=${front.keyHash}`;
  browser = await chromium.launch({ ...launch, args: [...args, trusted] });
});
test.afterAll(async () => {
  await browser.close();
  front.close();
});

for (const [name, { goal, ...press }] of Object.entries(presses))
  test(`from the first press on ${name} to what is seen of it`, async () => {
    const measures: Measure[] = [];
    for (const before of befores)
      for (const after of moments) {
        const seen: number[] = [];
        const opened: number[] = [];
        for (let round = 0; round < ROUNDS; round += 1) {
          const { took, landed } = await measureFirstPress(browser, front.url, press, { after, before });
          seen.push(took);
          if (press.leaves) opened.push(await measureOpening(browser, landed, press.seen));
        }
        measures.push({
          name: `${name}, after ${before}, ${after} ms after the first paint`,
          unit: 'ms',
          shop: median(seen),
          worst: Math.max(...seen),
          ...(press.leaves ? { floor: median(opened), goal: 1.1, ofFloor: true } : goal !== undefined && { goal }),
        });
      }
    console.log(`\n${tableOf(measures)}\n`);
    keep(measures, ROUNDS);
  });
