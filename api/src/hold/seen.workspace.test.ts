import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { calls } from '@shop/contract';
import { Client } from 'pg';
import { startPostgres, type PostgresServer, type ServerDatabase } from '../testing/postgres-server.ts';
import { startApiServer } from './api-server.ts';
import type { ServerProcess } from './server-process.ts';
import { startWebServer } from './web-server.ts';

let postgres: PostgresServer;
let database: ServerDatabase;
let releases: string;
let api: ServerProcess;
let web: ServerProcess;
let operator: Client;
let locker: Client;
beforeAll(async () => {
  postgres = await startPostgres();
  database = await postgres.newDatabase();
  const world = { SANDBOX: '1', WORLD: '1', WORLD_PRODUCTS: '60', PASSWORD_COST: '14', API_RATE_LIMIT: '0' };
  api = await startApiServer({ ...world, DATABASE_URL: database.url, ACCESS_LOG: '1' });
  // Calls are passed on without any build.
  releases = await mkdtemp(path.join(tmpdir(), 'releases-'));
  web = await startWebServer({ API_URL: api.url, RELEASES: releases, LOG_LEVEL: 'info', ACCESS_LOG: '1' });
  operator = new Client({ connectionString: database.url });
  locker = new Client({ connectionString: database.url });
  await Promise.all([operator.connect(), locker.connect()]);
});
afterAll(async () => {
  await Promise.all([operator.end(), locker.end()]);
  await Promise.all([web.kill(), api.kill()]);
  await database.drop();
  await postgres.stop();
  await rm(releases, { recursive: true });
});

const ask = (url: string, id: string, init: RequestInit = {}) =>
  fetch(web.url + url, { ...init, headers: { client: 'pc', 'x-request-id': id, ...init.headers } });

/** The first statement on this table that waits for a lock; the shop's own work may wait for others. */
const waitingStatement = async (table: string): Promise<string> => {
  for (;;) {
    const { rows } = await operator.query<{ query: string }>(
      `select query from pg_stat_activity
       where wait_event_type = 'Lock' and datname = current_database() and query ~ $1`,
      [String.raw`\m${table}\M`],
    );
    if (rows[0]) return rows[0].query;
  }
};

/** The lines of a server's log with these words, once there are so many: they are written some at a time. */
const logged = async (server: ServerProcess, words: string, count: number) => {
  const found = () => server.lines.filter((line) => line.includes(words));
  while (found().length < count) await fetch(`${server.url}/livez`);
  return found().map((line) => JSON.parse(line));
};

const faq = `${calls.productFaq.path}?product_id=1`;
/** A body whose second half is sent when its first is there. */
const inHalves = (type: string, first: string, second: string): RequestInit & { duplex: 'half' } => ({
  method: 'POST',
  headers: { 'content-type': type },
  body: new ReadableStream({
    start: (body) => body.enqueue(Buffer.from(first)),
    pull: async (body) => {
      for (const server of [web, api]) await fetch(`${server.url}/livez`);
      body.enqueue(Buffer.from(second));
      body.close();
    },
  }),
  duplex: 'half',
});
const form = () => inHalves('application/x-www-form-urlencoded', 'email=ada%40example.com', '&password=none');
const json = () => inHalves('application/json', '{"keyword":', '"sofa"}');

test.each([
  [faq, 'question', () => ({})],
  [calls.login.path, 'customer', form],
  [calls.searchSuggest.path, 'product', json],
])('who looks at the database sees which request the statement of %s is for', async (url, table, init) => {
  await locker.query('begin');
  await locker.query(`lock table ${table} in access exclusive mode`);
  const answer = ask(url, 'journey-0001', init());
  expect(await waitingStatement(table)).toMatch(/^\/\*journey-0001\*\/ /);
  await locker.query('rollback');
  await (await answer).text();
});

test('an error of the API names the id that the browser sent, in its answer and in its log', async () => {
  await operator.query('drop table question');
  const answer = await ask(faq, 'journey-0002');
  expect([answer.status, answer.headers.get('x-request-id')]).toEqual([500, 'journey-0002']);
  expect((await answer.json()).message).toContain('(Reference journey-0002)');
  const replaced = await ask(faq, 'no;id');
  const id = replaced.headers.get('x-request-id') ?? '';
  expect(id).toMatch(/^[\da-f]{32}$/);
  expect((await replaced.json()).message).toContain(`(Reference ${id})`);
  const output = await logged(api, 'call failed', 2);
  expect(output.map(({ reqId }) => reqId)).toEqual(['journey-0002', id]);
});

test('a request that is passed on is one line in the log of either server, under one id', async () => {
  const answer = await ask(`${calls.categoryTree.path}?email=ada@example.com`, 'journey-0003');
  const size = (await answer.text()).length;
  const known = { reqId: 'journey-0003', method: 'GET', route: calls.categoryTree.path, status: answer.status };
  for (const server of [web, api]) {
    const lines = await logged(server, 'journey-0003', 1);
    expect(lines).toMatchObject([{ ...known, msg: 'request', ms: expect.any(Number), time: expect.any(Number) }]);
    expect(lines[0].bytes).toBeGreaterThan(size);
    expect(JSON.stringify(lines)).not.toContain('ada@');
  }
  expect(api.lines.filter((line) => line.includes('livez'))).toEqual([]);
});

test('either server tells figures of its process and of the routes that it has answered', async () => {
  await (await ask(calls.categoryTree.path, 'journey-0004')).text();
  for (const { url } of [web, api]) {
    const output = await (await fetch(`${url}/metrics`)).text();
    expect(output).toMatch(/^process_resident_memory_bytes \d{7,}$/m);
    expect(output).toContain(`shop_http_requests_total{method="GET",route="${calls.categoryTree.path}",status="200"}`);
  }
});

/** Labels that Prometheus adds, and the bounds of a histogram. */
const addedLabels: ReadonlySet<string> = new Set(['job', 'instance', 'le']);

/** Names of figures, and the labels that their lines have, where there is one. */
const metricsOf = async ({ url }: ServerProcess) => {
  const output = await (await fetch(`${url}/metrics`)).text();
  return [...output.matchAll(/^# TYPE (\w+) (\w+)$/gm)].flatMap(([, name = '', type]) => {
    const lines = output.split('\n').filter((line) => new RegExp(`^${name}(_bucket)?[ {]`).test(line));
    const labels = [...lines.join().matchAll(/[{,](\w+)="/g)].map(([, label = '']) => label);
    const names = type === 'histogram' ? ['_bucket', '_sum', '_count'].map((end) => name + end) : [name];
    return names.map((one) => ({ name: one, labels: lines.length > 0 ? new Set(labels) : null }));
  });
};

test.each([
  [
    'alerts.yml',
    (text: string) =>
      text
        .split('- alert:')
        .slice(1)
        .map((rule) => rule.split(/\n {8}(?:for|labels):/)[0] ?? ''),
  ],
  ['dashboard.json', (text: string) => [...text.matchAll(/"expr": (".*")/g)].map(([, expr = '']) => JSON.parse(expr))],
])('%s asks for figures, labels and routes that the servers have', async (file, expressionsOf) => {
  const output = new Map(
    (await Promise.all([web, api].map(metricsOf))).flat().map(({ name, labels }) => [name, labels]),
  );
  const text = await readFile(path.join(import.meta.dirname, '../../../docs/monitoring', file), 'utf8');
  const expressions = expressionsOf(text);
  expect(expressions.length).toBeGreaterThan(10);
  const paths: ReadonlySet<string> = new Set(Object.values(calls).map((call) => call.path));
  const problems = expressions.flatMap((expression) => {
    const names = [...expression.matchAll(/\b(?:shop|process|nodejs)_\w+/g)].map(([name]) => name);
    const unknown = names.filter((name) => !output.has(name));
    const grouped = [...expression.matchAll(/by \(([^)]*)\)/g)].flatMap(([, list = '']) => list.split(/, ?/));
    const chosen = [...expression.matchAll(/[{,](\w+)=~?"/g)].map(([, label = '']) => label);
    const known = names.map((name) => output.get(name) ?? null);
    const strange = [...grouped, ...chosen].filter(
      (label) => !known.includes(null) && !addedLabels.has(label) && !known.some((labels) => labels?.has(label)),
    );
    const routes = [...expression.matchAll(/route="([^"]*)"/g)].map(([, route = '']) => route);
    const wrong = [...unknown, ...strange, ...routes.filter((route) => !paths.has(route))];
    return wrong.length > 0 ? [{ expression, wrong }] : [];
  });
  expect(problems).toEqual([]);
});
