import { chromium } from '@playwright/test';
import { paths } from '@shop/contract';
import { browserLaunch, quickProduct } from '@shop/qa';
import { startFront } from '../support/front.ts';
import { shopUrl } from '../support/places.ts';
import { test } from '../support/test.ts';
import { measureFirstPress, type FirstPress } from './first-press.ts';
import { keep } from './history.ts';
import { type Measure, median, tableOf } from './table.ts';

const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 5);
/** Ms after the first paint. */
const moments = [300, 1_000, 2_000, 4_000, 8_000];
const LIST = '/furniture/sofas-loveseats.html';

const presses: readonly (FirstPress & { name: string; goal?: number })[] = [
  {
    name: 'Add to cart',
    path: quickProduct,
    pressed: 'main form[action="/cart/add"] [type=submit]',
    seen: '[data-start-notice] a, dialog[open] [href^="/checkout"]',
    leaves: false,
    goal: 350,
  },
  {
    name: 'quantity',
    path: quickProduct,
    pressed: 'main input[type=number] + button',
    seen: 'main button:not(:disabled):has(+ input[type=number])',
    leaves: false,
    goal: 350,
  },
  { name: 'Menu', path: paths.home(), pressed: 'header [commandfor]', seen: '#menu[open]', leaves: false, goal: 100 },
  { name: 'card', path: LIST, pressed: 'main article a[href]', seen: 'main h1', leaves: true },
];

test('from the first press of a page that nobody touched to what is seen of it', async () => {
  const front = await startFront(shopUrl);
  const { args = [], ...launch } = browserLaunch({ optimises: true });
  const trusted = `--ignore-certificate-errors-spki-list=${front.keyHash}`;
  const browser = await chromium.launch({ ...launch, args: [...args, trusted] });
  const measures: Measure[] = [];
  for (const { name, goal, ...press } of presses)
    for (const after of moments) {
      const seen: number[] = [];
      for (let round = 0; round < ROUNDS; round += 1)
        seen.push(await measureFirstPress(browser, front.url, press, after));
      measures.push({ name: `${name}, ${after} ms after the first paint`, unit: 'ms', shop: median(seen), goal });
    }
  await browser.close();
  front.close();
  console.log(`\n${tableOf(measures)}\n`);
  keep(measures, ROUNDS);
});
