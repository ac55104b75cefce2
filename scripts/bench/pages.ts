// `pnpm bench:pages`: asks one web server for a thousand different pages and prints what came.
// With an address (`pnpm bench:pages http://127.0.0.1:3000`) it measures a shop that runs already.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { StartProblem } from '../running/problem.ts';
import { Children } from '../running/children.ts';
import { makeBuildsLive } from '../running/live-builds.ts';
import { addresses, requireOwnPorts, startApi, startWeb } from '../running/servers.ts';
import { askForPages } from './ask-for-pages.ts';
import { pageAddresses } from './page-addresses.ts';
import { processorTime } from './processor-time.ts';

const print = (line: string): void => console.log(line);
const wanted = Number(process.env.BENCH_PAGES ?? 1_000);
const visitors = Number(process.env.BENCH_VISITORS ?? 8);

/** What the shop's own processes have used of the processors, in ms. */
const usedBy = async (children: Children): Promise<[string, number][]> => {
  const used = await Promise.all(
    ['web', 'api'].map(async (name) => [name, await processorTime(children.pidOf(name))] as const),
  );
  return used.flatMap(([name, time]) => (time === null ? [] : [[name, time] as [string, number]]));
};

const measure = async (shop: string, children: Children): Promise<boolean> => {
  const pages = await pageAddresses(shop, wanted);
  await (await fetch(shop)).text(); // loads and compiles what pages are rendered with
  print(`${pages.length} different pages of ${shop}, ${visitors} at a time`);
  const before = new Map(await usedBy(children));
  const result = await askForPages(shop, pages, visitors);
  const used = await usedBy(children);
  const { seconds, statuses, rendered, median, slowest } = result;
  print(
    `  answers     ${Object.entries(statuses)
      .map(([status, count]) => `${count} × ${status}`)
      .join(', ')}`,
  );
  print(`  rendered    ${rendered} on the server, ${pages.length - rendered} left to the browser`);
  print(`  time        ${seconds.toFixed(1)} s, ${(pages.length / seconds).toFixed(1)} pages a second`);
  print(`  per page    ${median.toFixed(0)} ms in the middle, ${slowest.toFixed(0)} ms for the slowest`);
  for (const [name, time] of used) {
    print(`  processor   ${((time - (before.get(name) ?? 0)) / pages.length).toFixed(1)} ms a page in ${name}`);
  }
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

const [given] = process.argv.slice(2);
const children = new Children(print);
const data = await mkdtemp(path.join(tmpdir(), 'shop-bench-'));
try {
  const good = await Promise.race([given ? measure(given, children) : measureOwn(children, data), children.crashed]);
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
