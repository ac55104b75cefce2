import { calls, type CallDefinition, type CallName } from '@shop/contract';
import { openMeasuredShop } from './measured-shop.ts';

/** Products of the measured store; the targets are stated for 5,000. */
const products = Number(process.env['WORLD_PRODUCTS'] ?? 5_000);
const rounds = Number(process.env['BENCH_ROUNDS'] ?? 60);
const print = (line: string): void => void process.stdout.write(`${line}\n`);

const { app, world, close } = await openMeasuredShop(products, print);

/** One measured call: `target` is its median's limit in milliseconds. */
interface Case {
  title: string;
  name: CallName;
  target: number;
  query?: Record<string, string>;
  body?: object;
}
const product = world.products.find(({ variants }) => variants.length > 2) ?? world.products[0];
const root = world.categories.find(({ parentId }) => parentId === null);
const leaf = world.categories.findLast(({ id }) => world.products.some(({ categoryIds }) => categoryIds[0] === id));
const cases: Case[] = [
  { title: 'path resolve', name: 'pathResolve', target: 15, body: { request_path: `/${product?.urlPath}` } },
  { title: 'product detail', name: 'productDetail', target: 15, query: { id: String(product?.id) } },
  { title: 'reviews', name: 'productReviews', target: 15, query: { product_id: String(product?.id) } },
  { title: 'category tree', name: 'categoryTree', target: 15 },
  { title: 'home lists', name: 'homeLists', target: 15 },
  { title: 'list, leaf category', name: 'categoryProducts', target: 60, body: { category_id: leaf?.id } },
  { title: 'list, root category', name: 'categoryProducts', target: 60, body: { category_id: root?.id } },
  {
    title: 'list, root, two filters',
    name: 'categoryProducts',
    target: 60,
    body: { category_id: root?.id, filters: { price: ['10000-25000'], color: ['Grey'] }, sort: 'price_asc' },
  },
  { title: 'search', name: 'searchProducts', target: 60, body: { keyword: 'grey sofa' } },
  { title: 'search, misspelt', name: 'searchProducts', target: 60, body: { keyword: 'gray soffa' } },
  { title: 'suggestions', name: 'searchSuggest', target: 25, body: { keyword: 'so' } },
];

/** Milliseconds on the clock and of the processor; the second hardly depends on what else the machine is doing. */
interface Timing {
  clock: number;
  processor: number;
}

const once = async ({ name, query, body }: Case): Promise<Timing> => {
  const call: CallDefinition = calls[name];
  const busy = process.cpuUsage();
  const started = performance.now();
  const reply = await app.inject({
    method: call.method,
    url: call.path,
    headers: { client: 'pc', 'content-type': 'application/json' },
    ...(query ? { query } : {}),
    ...(body ? { payload: body } : {}),
  });
  const clock = performance.now() - started;
  const { user, system } = process.cpuUsage(busy);
  if (reply.statusCode !== 200) throw new Error(`${name} answered ${reply.body}`);
  return { clock, processor: (user + system) / 1000 };
};

let missed = 0;
const column = (text: string): string => text.padStart(14);
print(`${'call'.padEnd(26)}${['median ms', 'p95 ms', 'median CPU ms', 'target ms'].map(column).join('')}`);
for (const measured of cases) {
  const timings: Timing[] = [];
  for (let round = 0; round < rounds + 10; round += 1) {
    const timing = await once(measured);
    if (round >= 10) timings.push(timing);
  }
  const at = (share: number, of: keyof Timing): number =>
    timings.map((timing) => timing[of]).toSorted((a, b) => a - b)[Math.floor(timings.length * share)] ?? 0;
  const median = at(0.5, 'clock');
  if (median > measured.target) missed += 1;
  const numbers = [median, at(0.95, 'clock'), at(0.5, 'processor')].map((value) => value.toFixed(1));
  print(`${measured.title.padEnd(26)}${[...numbers, String(measured.target)].map(column).join('')}`);
}
await close();
print(missed === 0 ? 'Every median is within its target.' : `${missed} medians are above their target.`);
process.exitCode = missed === 0 ? 0 : 1;
