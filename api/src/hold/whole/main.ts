// `pnpm hold:whole [short]`: PostgreSQL, Valkey, nginx, three API servers, two web servers and two workers on this
// machine, with shoppers who look and buy: alone, while each process is killed or restarted in turn and a remote is
// released, and while everything is restarted in order. Prints what was asked for, what failed and what the books say;
// exit code 1 when a limit below is missed.
import { availableParallelism, loadavg } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { selectRows } from '../../database/connection.ts';
import { connectServer } from '../../database/server.ts';
import { countsOf, wrongInBooks } from '../books.ts';
import { notInstalled } from '../installed.ts';
import { plentifulGoods } from '../plentiful.ts';
import { startCluster } from './cluster.ts';
import { allOf, release, rolling, someOf, type Disturbance } from './disturbances.ts';
import { keepLogs } from './saved-logs.ts';
import { processorSeconds } from './processor.ts';
import { pauseThatBears, startShoppers, type ShopperOptions } from './shopper.ts';
import { tallyFrom, type Phase } from './tally.ts';

const isShort = process.argv.includes('short');
const minute = 60_000;
/** As docs/how-to/deploy.md says. */
const drainDelay = 2_000;
const size = isShort
  ? { products: 120, shoppers: 20, pause: 1_000, warm: 3_000, quiet: 8_000, faults: 20_000, costs: 0, drainDelay }
  : {
      products: 1200,
      shoppers: 200,
      pause: 5_000,
      warm: minute,
      quiet: 3 * minute,
      faults: 10 * minute,
      costs: minute,
      drainDelay,
    };
/** Of the requests while processes are killed, at most this share may fail. */
const failing = 0.001;
/** The p95 of pages while processes are killed, by that of the quiet time. */
const slower = 2;
const released = 'membership';
/** Lines of each log. */
const shown = 3;

const say = (line: string): void => console.log(line);
// PostgreSQL comes with the packages of the workspace.
const lack = notInstalled(['nginx', 'redis-server'], 'nginx-light redis-server');
if (lack !== null) {
  say(`LOST  the whole shop: it was not tried. ${lack}`);
  process.exit(1);
}
const started = Date.now();
const cluster = await startCluster({ api: 3, web: 2, worker: 2 }, size);
const { db, close } = connectServer(cluster.databaseUrl);
const pathsOf = async (query: ReturnType<typeof sql>): Promise<string[]> =>
  (await selectRows<{ path: string }>(db, query)).map(({ path }) => `/${path}`);
const goods = {
  goods: await plentifulGoods(db),
  lists: await pathsOf(sql`select url_path as path from category where url_path <> '' order by id limit 40`),
  products: await pathsOf(
    sql`select url_path as path from product where status = 1 order by id limit ${size.products}`,
  ),
};
const before = await countsOf(db);
const tally = tallyFrom('warming up');
const options: Omit<ShopperOptions, 'pause'> = {
  ...cluster.nginx,
  cert: cluster.cert,
  goods,
  tally,
  habit: 'both',
};
/** How much of the processors' time shoppers are to take while nothing else happens. */
const busy = 0.6;

const roles = (): Record<string, number> => ({
  nginx: processorSeconds([cluster.nginx.pid]),
  ...Object.fromEntries(
    (['web', 'api', 'worker'] as const).map((role) => [
      role,
      processorSeconds(cluster.members.filter((member) => member.role === role).map((member) => member.pid())),
    ]),
  ),
  PostgreSQL: processorSeconds([cluster.postgres.pid()]),
  Valkey: processorSeconds([cluster.valkey.pid()]),
  shoppers: processorSeconds([process.pid]) - processorSeconds(childrenOfAll()),
});
const childrenOfAll = (): number[] => [
  cluster.nginx.pid,
  cluster.postgres.pid(),
  cluster.valkey.pid(),
  ...cluster.members.map((member) => member.pid()),
];

const logPhase = (phase: Phase): void => {
  const { name, lasted, requests, failed, failures, left, orders } = phase;
  const all = requests.page + requests.file + requests.call;
  const share = all === 0 ? 0 : (failed / all) * 100;
  say(`\n${name}: ${(lasted / 1_000).toFixed(0)} s, load of the machine ${loadavg()[0]?.toFixed(1)}`);
  say(
    `      ${requests.page} pages, ${requests.file} files and ${requests.call} calls, ${orders} orders; ` +
      `${failed} failed (${share.toFixed(3)} %)`,
  );
  if (left > 0) say(`      ${left} pages were left to the browser, because their time was over`);
  say(`      p95 of pages ${phase.p95('page').toFixed(0)} ms, of calls ${phase.p95('call').toFixed(0)} ms`);
  for (const [failure, count] of failures) say(`    - ${count} × ${failure}`);
};

/** Logs a few of the errors that each server and nginx have logged since the last time. */
let known = 0;
const logErrors = (): void => {
  const ofNginx = cluster.nginx.errors();
  const logs = [...cluster.members, { name: 'nginx', errors: () => ofNginx.slice(known) }];
  for (const { name, errors } of logs) {
    const lines = errors();
    if (lines.length > 0) say(`      ${name} logged ${lines.length} errors`);
    for (const line of lines.slice(0, shown)) say(`        ${line.slice(0, 300)}`);
  }
  known = ofNginx.length;
};

/** Tells the processor time of each role while shoppers only look or only order, and answers all of it, in ms for each. */
const costs = async (habit: 'look' | 'order', shoppers: number, pause: number): Promise<number> => {
  const running = startShoppers(shoppers, { ...options, habit, pause });
  await wait(5_000);
  await tally.begin(habit);
  const first = roles();
  await wait(size.costs);
  const last = roles();
  const phase = await tally.begin('between');
  await running.stop();
  logPhase(phase);
  const count = habit === 'look' ? phase.requests.page : phase.orders;
  const shares = Object.entries(last).map(([role, used]): [string, number] => [
    role,
    ((used - (first[role] ?? 0)) * 1_000) / Math.max(1, count),
  ]);
  for (const [role, each] of shares) {
    say(`      ${role}: ${each.toFixed(2)} ms of the processor for each ${habit === 'look' ? 'page' : 'order'}`);
  }
  return shares.reduce((sum, [, each]) => sum + each, 0);
};

/** One after the other, spread over so many ms; answers those that went wrong themselves. */
const disturb = async (all: readonly Disturbance[], during: number): Promise<string[]> => {
  const begun = performance.now();
  const wrong: string[] = [];
  for (const [place, disturbance] of all.entries()) {
    const over = tally.disturbed(disturbance);
    await disturbance.run().catch((error: unknown) => wrong.push(`${disturbance.name}: ${String(error)}`));
    over();
    await wait(Math.max(0, ((place + 1) * during) / all.length - (performance.now() - begun)));
  }
  return wrong;
};

const wrong: string[] = [];
try {
  say(`Everything runs after ${Math.round((Date.now() - started) / 1_000)} s`);
  if (!isShort) await release(cluster, 'publish', released);
  let { pause } = size;
  if (size.costs > 0) {
    const page = await costs('look', 8, 1_000);
    // Each address may try a card 40 times in a quarter of an hour, those of the parts that follow among them.
    const order = await costs('order', 64, 10_000);
    // On a machine that has no time left, a killed server has many requests under way, and times say nothing.
    pause = Math.max(pause, pauseThatBears(size.shoppers, { page, order }, busy * availableParallelism()));
    say(`\n      Shoppers rest for ${(pause / 1_000).toFixed(1)} s between two steps`);
  }
  await tally.begin('warming up');
  const shoppers = startShoppers(size.shoppers, { ...options, pause });
  await wait(size.warm);
  await tally.begin(`${size.shoppers} shoppers, nothing else`);
  await wait(size.quiet);
  const quiet = await tally.begin('Each process is killed or restarted in turn');
  logPhase(quiet);
  const disturbances = isShort ? someOf(cluster) : allOf(cluster, released);
  wrong.push(...(await disturb(disturbances, size.faults)));
  const faults = await tally.begin('Everything is restarted, one after the other');
  logPhase(faults);
  logErrors();
  wrong.push(...(await disturb(rolling(cluster), 0)));
  await wait(size.warm);
  const rolled = await tally.begin('the last orders');
  logPhase(rolled);
  logErrors();
  await shoppers.stop();

  const [stored] = await selectRows<{ count: number }>(
    db,
    sql`select count(*)::int as count from customer_order where id > ${before.lastOrder}`,
  );
  const { orders, refusals } = tally;
  say(`\n      ${orders.length} orders were told to shoppers, ${stored?.count} are in the database`);
  if (new Set(orders).size !== orders.length) wrong.push('Two shoppers were told the same order');
  if (stored?.count !== orders.length) wrong.push(`${stored?.count} orders are stored, ${orders.length} were told`);
  wrong.push(...(await wrongInBooks(db, before)));
  for (const [refusal, count] of refusals) wrong.push(`${count} × ${refusal}`);
  if (quiet.failed > 0) wrong.push(`${quiet.failed} requests failed although nothing was done`);
  if (faults.unexcused > 0) wrong.push(`${faults.unexcused} requests failed although what was done does not excuse it`);
  if (rolled.failed > 0) wrong.push(`${rolled.failed} requests failed while everything was restarted in order`);
  // Few requests and a busy machine say nothing about shares and times.
  if (!isShort) {
    const all = faults.requests.page + faults.requests.file + faults.requests.call;
    if (faults.failed > all * failing) wrong.push(`${faults.failed} of ${all} requests failed, more than 0.1 %`);
    const times = faults.p95('page') / quiet.p95('page');
    say(`      p95 of pages was ${times.toFixed(2)} times that of the quiet time`);
    if (times > slower) wrong.push(`p95 of pages was more than ${slower} times that of the quiet time`);
  }
} finally {
  say(`      What was logged: ${keepLogs(cluster, tally)}`);
  await close();
  await cluster.stop();
}
for (const line of wrong) say(`    ! ${line}`);
say(`\n${wrong.length === 0 ? 'held' : 'LOST'}  the whole shop, in ${Math.round((Date.now() - started) / 1_000)} s`);
process.exitCode = wrong.length === 0 ? 0 : 1;
