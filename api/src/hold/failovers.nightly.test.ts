import { openServer } from '../database/server.ts';
import type { Connection } from '../database/connection.ts';
import { startReplicated, type Replicated } from '../testing/postgres-replicas.ts';
import { startApiServer } from './api-server.ts';
import { orderThrough } from './disturbed-orders.ts';
import type { Asked } from './http-call.ts';
import { openPages } from './pages.ts';
import { startRole } from './role-server.ts';
import type { ServerProcess } from './server-process.ts';
import { startWebServer } from './web-server.ts';

const name = 'shop';
const secret = 'a-secret-of-this-test-alone';

let databases: Replicated;
let connection: Connection;
let servers: ServerProcess[];
let web: ServerProcess;
let worker: ServerProcess;
let startWorker: () => Promise<ServerProcess>;
beforeAll(async () => {
  databases = await startReplicated(2);
  await databases.primary().ask(`create database ${name}`);
  await databases.primary().ask('create extension pg_stat_statements', name);
  const replicas = [databases.primary(), ...databases.replicas()].map((one) => one.urlOf(name));
  const env = {
    SANDBOX: '1',
    WORLD: '1',
    WORLD_PRODUCTS: '300',
    API_RATE_LIMIT: '0',
    WEB_SECRET: secret,
    DATABASE_URL: databases.urlOf(name),
    DATABASE_READ_URL: replicas.join(','),
  };
  // It fills the store; jobs are a worker's then, and no part of what pages ask.
  await (await startApiServer(env)).stop();
  const role = { API_HOST: '127.0.0.1', API_PORT: '0', WORKER_PORT: '0', ...env };
  servers = [await startRole('api', role), await startRole('api', role)];
  startWorker = () => startRole('worker', role);
  web = await startWebServer({ API_URL: servers[0]?.url ?? '', WEB_SECRET: secret, RENDER_LIMIT: '60000' });
  connection = await openServer(databases.urlOf(name));
});
afterAll(async () => {
  await web?.stop();
  await worker?.stop();
  await Promise.all((servers ?? []).map((server) => server.stop()));
  await connection?.close();
  await databases?.stop();
});

/** Statements that a server has answered from then on. */
const counting = async (): Promise<() => Promise<{ primary: number; replicas: number }>> => {
  const all = [databases.primary(), ...databases.replicas()];
  await Promise.all(all.map((one) => one.ask('select pg_stat_statements_reset()', name)));
  return async () => {
    const counts = await Promise.all(
      all.map(async (one) => {
        const [row] = await one.ask<{ calls: string }>(
          `select coalesce(sum(calls), 0)::text as calls from pg_stat_statements
            join pg_database on pg_database.oid = dbid
            where datname = '${name}' and query not like '%pg_stat_statements%'`,
          name,
        );
        return Number(row?.calls);
      }),
    );
    const [primary = 0, ...replicas] = counts;
    return { primary, replicas: replicas.reduce((sum, count) => sum + count, 0) };
  };
};

test('of the statements for public pages that visitors open, replicas answer nine in ten', async () => {
  const count = await counting();
  const { wrong } = await openPages([web.url], connection.db, 200);
  const { primary, replicas } = await count();
  process.stdout.write(`Statements of 200 pages: ${primary} at the primary, ${replicas} at replicas\n`);
  expect(wrong).toEqual([]);
  expect(replicas / (primary + replicas)).toBeGreaterThanOrEqual(0.9);
});

test('a primary that is lost in the midst of orders, twenty times, loses none and doubles none, and pages stay', async () => {
  worker = await startWorker();
  let longest = 0;
  let open = 0;
  let interrupted = 0;
  const timed = ({ url }: ServerProcess): Asked => ({
    url,
    ask: async (target, init) => {
      const from = performance.now();
      open += 1;
      return fetch(target, init).finally(() => {
        open -= 1;
        longest = Math.max(longest, performance.now() - from);
      });
    },
  });
  const statuses: number[] = [];
  const { wrong, buyers, lost } = await orderThrough(
    () => servers.map(timed),
    connection.db,
    { rounds: 20, buyersEach: 6 },
    async () => {
      interrupted += open;
      await databases.failOver();
      statuses.push((await fetch(`${web.url}/`)).status);
      return databases.rebuild;
    },
  );
  process.stdout.write(
    `${buyers} orders through 20 failovers, ${interrupted} calls under way then, ${lost} answers lost, the longest call ${Math.round(longest)} ms\n`,
  );
  expect([wrong, buyers, new Set(statuses)]).toEqual([[], 120, new Set([200])]);
  expect(interrupted).toBeGreaterThan(20);
  // The longest of a call's own limits, for a connection and a statement, ends it.
  expect(longest).toBeLessThan(30_000);
});
