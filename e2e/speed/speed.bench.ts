import { setTimeout } from 'node:timers/promises';
import { paths } from '@shop/contract';
import { quickProduct } from '@shop/qa';
import { shopUrl } from '../support/places.ts';
import { test } from '../support/test.ts';
import { measureAddToCart } from './add-to-cart.ts';
import { measureBetweenPages, type Way } from './between-pages.ts';
import { catalogueMeasures } from './catalogue.ts';
import { measureFirstView, type FirstViewFigures } from './first-view.ts';
import { floorPage } from './floor.ts';
import { startFront } from '../support/front.ts';
import { keep } from './history.ts';
import { measureInteractions } from './interactions.ts';
import { measureOpening } from './opening.ts';
import { renderedPerSecond } from './rendered.ts';
import { tableOf, medians, type Measure } from './table.ts';
import { floorPerSecond, perSecond } from './throughput.ts';

const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 5);
const SECONDS = 5;
const KB = 1024;
const PRODUCT = '/one-variant-out-of-stock.html';
const pages = { product: PRODUCT, list: '/furniture/sofas-loveseats.html', home: paths.home() };

const viewMeasures = (page: string, shop: FirstViewFigures, floor: FirstViewFigures): Measure[] => [
  {
    name: `${page}: first paint`,
    unit: 'ms',
    shop: shop.firstPaint,
    floor: floor.firstPaint,
    goal: 1.15,
    ofFloor: true,
  },
  {
    name: `${page}: largest paint`,
    unit: 'ms',
    shop: shop.largestPaint,
    floor: floor.largestPaint,
    goal: 1.1,
    ofFloor: true,
  },
  { name: `${page}: blocking`, unit: 'ms', shop: shop.blocking, floor: floor.blocking, goal: 80 },
  { name: `${page}: main thread`, unit: 'ms', shop: shop.mainThread, floor: floor.mainThread, goal: 1_000 },
  { name: `${page}: script`, unit: 'KB', shop: shop.scriptBytes / KB, floor: 0, goal: 150 },
  { name: `${page}: requests`, unit: '', shop: shop.requests, floor: floor.requests, goal: 25 },
  { name: `${page}: layout shift`, unit: '', shop: shop.layoutShift, floor: floor.layoutShift, goal: 0 },
];

/** From a press to the heading, and to all that the page shows at first, in ms; the menu has no goal. */
const betweenGoals: readonly [way: Way, heading?: number, all?: number][] = [
  ['list → product', 80, 350],
  ['list → product, rested on', 60, 60],
  ['back to the list', 100, 100],
  ['menu → list'],
];

const htmlSize = async (path: string, encoding: string): Promise<number> => {
  const answer = await fetch(shopUrl + path, { headers: { 'accept-encoding': encoding } });
  if (answer.status !== 200) throw new Error(`${path} was answered with ${answer.status}`);
  if (encoding === 'identity') return (await answer.arrayBuffer()).byteLength / KB;
  return Number(answer.headers.get('content-length')) / KB;
};

/** In KB; a page that is asked for again is compressed once more meanwhile, so of some answers the last counts. */
const cachedSize = async (path: string, encoding: string): Promise<number> => {
  for (let asked = 0; asked < 5; asked += 1) {
    await htmlSize(path, encoding);
    await setTimeout(200);
  }
  return htmlSize(path, encoding);
};

test('what a visitor waits for, beside a floor page', async ({ browser }) => {
  const front = await startFront(shopUrl);
  const measures: Measure[] = [];
  let floor = '';
  for (const [name, path] of Object.entries(pages)) {
    floor = await floorPage(browser, front.url + path);
    front.serve(`/floor/${name}`, floor);
    const rounds: { shop: FirstViewFigures; floor: FirstViewFigures }[] = [];
    // Side by side in time, so that both have the same machine.
    for (let round = 0; round < ROUNDS; round += 1)
      rounds.push({
        floor: await measureFirstView(browser, `${front.url}/floor/${name}`),
        shop: await measureFirstView(browser, front.url + path),
      });
    measures.push(
      ...viewMeasures(name, medians(rounds.map(({ shop }) => shop)), medians(rounds.map((one) => one.floor))),
    );
  }
  measures.push(
    { name: 'product: HTML', unit: 'KB', shop: await htmlSize(PRODUCT, 'identity'), goal: 63 },
    { name: 'product: HTML, brotli', unit: 'KB', shop: await cachedSize(PRODUCT, 'br'), goal: 14.5 },
    { name: 'list: HTML', unit: 'KB', shop: await htmlSize(pages.list, 'identity'), goal: 100 },
  );
  const pressed = [];
  for (let round = 0; round < ROUNDS; round += 1)
    pressed.push(await measureAddToCart(browser, front.url + quickProduct));
  const { hydrated, felt } = medians(pressed);
  const between = await measureBetweenPages(browser, front.url + pages.list, ROUNDS);
  measures.push(
    { name: 'Add to cart: hydrated', unit: 'ms', shop: hydrated, goal: 1_600 },
    { name: 'Add to cart: early press to felt', unit: 'ms', shop: felt, goal: 100 },
    ...betweenGoals.flatMap(([way, ...goals]) =>
      (['heading', 'all'] as const).map((what, at) => ({
        name: `${way}: ${what}`,
        unit: 'ms' as const,
        shop: between[way][what],
        goal: goals[at],
      })),
    ),
  );
  const opened = [];
  for (let round = 0; round < ROUNDS; round += 1)
    opened.push(await measureOpening(browser, front.url + quickProduct, `header a[href="${paths.cart()}"]`));
  const opening = medians(opened);
  measures.push(
    { name: 'cart: press to paint', unit: 'ms', shop: opening.painted, goal: 40 },
    { name: 'cart: press to drawer', unit: 'ms', shop: opening.shown, goal: 40 },
    { name: 'cart: press to presented frame', unit: 'ms', shop: opening.presented, goal: 40 },
  );
  const touched = [];
  for (let round = 0; round < ROUNDS; round += 1) touched.push(await measureInteractions(browser, front.url));
  for (const [name, shop] of Object.entries(medians(touched))) measures.push({ name, unit: 'ms', shop, goal: 100 });
  front.close();
  const floorRate = await floorPerSecond(floor, SECONDS);
  for (const [name, encoding] of [
    ['plain', 'identity'],
    ['brotli', 'br'],
  ] as const)
    measures.push({
      name: `product HTML kept, ${name}`,
      unit: '/s',
      shop: await perSecond(shopUrl, [PRODUCT], encoding, SECONDS),
      floor: floorRate,
      goal: 10_000,
    });
  measures.push({
    name: 'product HTML rendered, all different',
    unit: '/s',
    shop: await renderedPerSecond(shopUrl),
    goal: 300,
  });
  if (process.env.BENCH_CATALOGUE) measures.push(...(await catalogueMeasures()));
  console.log(`\n${tableOf(measures)}\n`);
  keep(measures, ROUNDS);
});
