// `pnpm bench:pages`: asks one web server for 500 different product pages and prints what came.
// With an address (`pnpm bench:pages http://127.0.0.1:3000`) it measures a shop that runs already. With `--json` it prints
// one line, which `pnpm bench` reads.
import { mkdtemp, rm } from 'node:fs/promises';
import { availableParallelism, loadavg, tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { StartProblem } from '@shop/shop/problem';
import { Children } from '@shop/shop/children';
import { makeBuildsLive } from '../running/live-builds.ts';
import { addresses, requireOwnPorts, startApi, startWeb } from '@shop/shop/servers';
import { askForPages } from './ask-for-pages.ts';
import { pageAddresses } from './page-addresses.ts';
import { type ThreadKind, processorTime } from './processor-time.ts';

const { values: given, positionals } = parseArgs({ options: { json: { type: 'boolean' } }, allowPositionals: true });
const print = (line: string): void => void (given.json || console.log(line));
const wanted = Number(process.env.BENCH_PAGES ?? 500);
const visitors = Number(process.env.BENCH_VISITORS ?? 8);

/** Pages a second that one machine of two processors is to render (docs/benchmarks.md). */
const goal = 300;

type Used = Map<ThreadKind, number>;

/** What the shop's own processes have used of the processors, in ms. */
const usedBy = async (children: Children): Promise<[string, Used][]> => {
  const used = await Promise.all(
    ['web', 'api'].map(async (name) => [name, await processorTime(children.pidOf(name))] as const),
  );
  return used.flatMap(([name, times]) => (times === null ? [] : [[name, times] as [string, Used]]));
};

const sumOf = (used: Used): number => [...used.values()].reduce((sum, time) => sum + time, 0);

/** Lines of the processor time of a page, by process and kind of thread. */
const timeLines = (before: Map<string, Used>, after: [string, Used][], pages: number): string[] => {
  const aPage = (time: number): string => `${(time / pages).toFixed(1)} ms`;
  let all = 0;
  const lines = after.map(([name, used]) => {
    const since = new Map([...used].map(([kind, time]) => [kind, time - (before.get(name)?.get(kind) ?? 0)]));
    all += sumOf(since);
    const kinds = [...since].filter(([, time]) => time > 0).map(([kind, time]) => `${kind} ${aPage(time)}`);
    return `  processor   ${aPage(sumOf(since))} a page in ${name}: ${kinds.join(', ')}`;
  });
  return all === 0 ? [] : [...lines, `  processor   ${aPage(all)} a page in both`];
};

/**
 * What a server in life has behind it: V8 compiles for the first thousand pages. All products are asked for in French, and
 * those that are not counted in English too, so that each counted page is another one than these and is made anew.
 */
const warmUp = async (shop: string, all: readonly string[], others: readonly string[]): Promise<number> => {
  await askForPages(shop, all, { visitors, language: 'fr' });
  await askForPages(shop, others, { visitors, language: 'en' });
  return all.length + others.length;
};

const measure = async (shop: string, children: Children): Promise<boolean> => {
  const paths = await pageAddresses(shop);
  const pages = paths.slice(-wanted);
  const first = await warmUp(shop, paths, paths.slice(0, -wanted));
  print(`${pages.length} different pages of ${shop}, ${visitors} at a time, after ${first} others`);
  const before = new Map(await usedBy(children));
  const result = await askForPages(shop, pages, { visitors, language: 'en' });
  const used = await usedBy(children);
  const { seconds, statuses, rendered, median, slowest, processor } = result;
  if (given.json) console.log(JSON.stringify({ ...result, pages: pages.length }));
  print(
    `  answers     ${Object.entries(statuses)
      .map(([status, count]) => `${count} × ${status}`)
      .join(', ')}`,
  );
  print(`  rendered    ${rendered} on the server, ${pages.length - rendered} left to the browser`);
  print(
    `  time        ${seconds.toFixed(1)} s, ${(rendered / seconds).toFixed(1)} rendered pages a second, goal ${goal}`,
  );
  print(`  per page    ${median.toFixed(0)} ms in the middle, ${slowest.toFixed(0)} ms for the slowest`);
  for (const line of timeLines(before, used, pages.length)) print(line);
  print(`  asker       ${(processor / pages.length).toFixed(1)} ms a page of the same processors`);
  print(`  machine     ${availableParallelism()} cores, load average ${loadavg()[0]?.toFixed(1)}`);
  return pages.length >= wanted && statuses['200'] === pages.length && seconds <= 60;
};

const measureOwn = async (children: Children, data: string): Promise<boolean> => {
  const where = addresses();
  await requireOwnPorts(where);
  process.env.API_DATA = data;
  await Promise.all([startApi(children, where), makeBuildsLive(print)]);
  await startWeb(children, where);
  return measure(where.shop, children);
};

const [running] = positionals;
const children = new Children(print);
const data = await mkdtemp(path.join(tmpdir(), 'shop-bench-'));
try {
  const good = await Promise.race([
    running ? measure(running, children) : measureOwn(children, data),
    children.crashed,
  ]);
  print(
    good ? 'good: every page came with 200, within a minute' : 'NOT good: not every page came with 200 within a minute',
  );
  process.exitCode = good ? 0 : 1;
} catch (error) {
  if (!(error instanceof StartProblem)) throw error;
  console.error(error.message);
  process.exitCode = 1;
} finally {
  await children.stop();
  await rm(data, { recursive: true, force: true });
}
