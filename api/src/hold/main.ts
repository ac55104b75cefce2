// `pnpm hold [short]`: PostgreSQL, three API servers and two web servers; orders, kills, faults of the providers, hostile
// requests, attacks and many pages. Prints what was tried and what was lost; exit code 1 when anything was.
import { randomBytes } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { openServer } from '../database/server.ts';
import { startPostgres } from '../testing/postgres-server.ts';
import { loadWorld } from '../world.ts';
import { startApiServer } from './api-server.ts';
import { startBank } from './bank/bank.ts';
import { startFaults } from './bank/faults.ts';
import { contend } from './contention.ts';
import { fuzz } from './fuzz.ts';
import { orderThroughKills } from './disturbed-orders.ts';
import { attack } from './attack-stage.ts';
import { openPages } from './pages.ts';
import { plentifulGoods } from './plentiful.ts';
import { payUnderFaults } from './provider-faults.ts';
import { loggedErrors, type ServerProcess } from './server-process.ts';
import type { StageReport } from './stage.ts';
import { startWebServer } from './web-server.ts';
import { overHttp } from './wire-request.ts';

const isShort = process.argv.includes('short');
const size = isShort
  ? { products: 300, guests: 60, payers: 24, pages: 200, inputs: 6, kills: 3, attempts: 60 }
  : { products: 1200, guests: 60, payers: 120, pages: 1000, inputs: 48, kills: 20, attempts: 300 };
const apiServers = 3;
const webServers = 2;
const seed = 20_261_122;

const postgres = await startPostgres();
const { url: databaseUrl, drop } = await postgres.newDatabase();
const shop = {
  DATABASE_URL: databaseUrl,
  SANDBOX: '1',
  WORLD: '1',
  WORLD_PRODUCTS: String(size.products),
  WEB_SECRET: randomBytes(24).toString('hex'),
  API_LOG: 'warn',
  SHOP_URL: 'http://127.0.0.1:3000',
};
const running = new Set<ServerProcess>();
const together = async (count: number, start: (place: number) => Promise<ServerProcess>): Promise<ServerProcess[]> => {
  const started = await Promise.all(Array.from({ length: count }, (_, place) => start(place)));
  for (const server of started) running.add(server);
  return started;
};
const stopAll = async (): Promise<void> => {
  await Promise.all([...running].map((server) => server.stop()));
  running.clear();
};
const urlsOf = (servers: readonly ServerProcess[]): string[] => servers.map(({ url }) => url);

/** Lines about what one stage has lost. */
const shown = 12;
let lost = 0;
const stage = async (name: string, run: () => Promise<StageReport>): Promise<void> => {
  const report = await run().catch((error: unknown): StageReport => ({
    tried: [],
    wrong: [error instanceof Error ? `${error.message}` : String(error)],
  }));
  const unasked = [...running].flatMap(({ lines }) => loggedErrors(lines));
  const wrong = [...report.wrong, ...unasked.slice(0, 5).map((line) => `A server logged ${line.slice(0, 400)}`)];
  console.log(`\n${wrong.length === 0 ? 'held' : 'LOST'}  ${name}`);
  for (const line of report.tried) console.log(`      ${line}`);
  for (const line of wrong.slice(0, shown)) console.log(`    ! ${line}`);
  if (wrong.length > shown) console.log(`    ! and ${wrong.length - shown} more`);
  lost += wrong.length;
  await stopAll();
};

/** Without what everybody may change: how many found a review helpful. */
const own = (state: string): string => state.replaceAll(/"helpful":\d+/g, '');

const firstDifference = ({ before, after }: { before: string; after: string }): string => {
  const place = [...before].findIndex((letter, index) => letter !== after[index]);
  const around = (text: string) => text.slice(Math.max(0, place - 120), place + 120);
  return `…${around(before)}… became …${around(after)}…`;
};

let connection: Awaited<ReturnType<typeof openServer>> | null = null;
const started = Date.now();
try {
  const withoutLimits = { ...shop, API_RATE_LIMIT: '0' };
  await stage(`${apiServers} API servers start together on an empty database`, async () => {
    const servers = await together(apiServers, () => startApiServer(withoutLimits));
    const fillers = servers.filter(({ lines }) => lines.some((line) => /Writing \d+ orders/.test(line))).length;
    return {
      tried: [`${fillers} of them filled it`],
      wrong: fillers === 1 ? [] : [`The world was written ${fillers} times`],
    };
  });
  connection = await openServer(databaseUrl);
  const { db } = connection;

  await stage('Guests buy the last units at the same moment', async () => {
    const servers = await together(apiServers, () => startApiServer(withoutLimits));
    const { answers, placed, duration, wrong } = await contend(urlsOf(servers), db, { guests: size.guests, units: 20 });
    const said = [...answers].map(([answer, count]) => `${count} × ${answer}`);
    return { tried: [`${placed} orders in ${(duration / 1000).toFixed(1)} s: ${said.join(', ')}`], wrong };
  });

  await stage(`One of ${apiServers} API servers is killed while orders are placed, again and again`, async () => {
    const servers = await together(apiServers, () => startApiServer(withoutLimits));
    const start = async () => {
      const server = await startApiServer(withoutLimits);
      running.add(server);
      return server;
    };
    const { buyers, lost, wrong } = await orderThroughKills(servers, start, db, {
      kills: size.kills,
      buyersEach: 8,
    });
    return {
      tried: [`${size.kills} kills, ${buyers} orders asked for, ${lost} answers lost and asked for again`],
      wrong,
    };
  });

  await stage('The payment providers lose answers, break off, fail and keep silent', async () => {
    const faults = startFaults(0.35, size.payers / 8, seed);
    const bank = await startBank(faults);
    const redirect = fileURLToPath(new URL('bank/redirect.ts', import.meta.url));
    const servers = await together(apiServers, () =>
      startApiServer({ ...withoutLimits, ...bank.environment }, ['--import', redirect]),
    );
    const goods = await plentifulGoods(db);
    const options = { bank, faults, payers: size.payers, goods, timeout: 240_000 };
    return payUnderFaults(urlsOf(servers), db, options).finally(bank.close);
  });

  await stage('Every call is sent what it should not be, with ids of somebody else', async () => {
    const [server] = await together(1, () => startApiServer(withoutLimits));
    const { testPassword } = await loadWorld();
    const person = (key: string) => ({ email: `${key}@shop.test`, password: testPassword });
    const people = { owner: person('ordinary'), other: person('points') };
    const report = await fuzz(overHttp(server?.url ?? ''), { seed, runs: size.inputs, ...people });
    const statuses = Object.entries(report.statuses).map(([status, count]) => `${count} × ${status}`);
    const lineOf = (what: string) => (finding: { who: string; request: string; answer: string }) =>
      `${what}: ${finding.who} sent ${finding.request.slice(0, 200)} and got ${finding.answer.slice(0, 200)}`;
    return {
      tried: [`${report.sent} requests: ${statuses.join(', ')}`],
      wrong: [
        ...report.failures.map(lineOf('An answer of 5xx')),
        ...report.leaks.map(lineOf('Something of somebody else’s')),
        ...(own(report.after) === own(report.before)
          ? []
          : [`What a customer has was changed: ${firstDifference(report)}`]),
      ],
    };
  });

  await stage('Somebody sprays passwords, tests cards, guesses codes and invents addresses', async () => {
    const [api] = await together(1, () => startApiServer(shop));
    return attack({ baseUrl: api?.url ?? '', webSecret: shop.WEB_SECRET }, size.attempts, await plentifulGoods(db));
  });

  await stage('Visitors open many pages, each another one', async () => {
    const [api] = await together(apiServers, () => startApiServer(shop));
    // How long a page takes is for the benchmark: here it has to come, however busy the machine is.
    const web = await together(webServers, () =>
      startWebServer({ ...shop, API_URL: api?.url ?? '', RENDER_LIMIT: '20000' }),
    );
    return openPages(urlsOf(web), db, size.pages);
  });
} finally {
  await stopAll();
  await connection?.close();
  await drop();
  await postgres.stop();
}
console.log(
  `\n${lost === 0 ? 'Nothing was lost' : `${lost} things were lost`} in ${Math.round((Date.now() - started) / 1000)} s.`,
);
process.exitCode = lost === 0 ? 0 : 1;
