import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { calls } from '@shop/contract';
import { startCollector } from '@shop/serving/testing';
import { openServer } from '../database/server.ts';
import { outboxMailer } from '../mail/outbox.ts';
import { startPostgres, type PostgresServer, type ServerDatabase } from '../testing/postgres-server.ts';
import { startApiServer } from './api-server.ts';
import { startServerProcess, type ServerProcess } from './server-process.ts';
import { startWebServer } from './web-server.ts';

const program = fileURLToPath(new URL('../main.ts', import.meta.url));

let postgres: PostgresServer;
let database: ServerDatabase;
let releases: string;
let collector: Awaited<ReturnType<typeof startCollector>>;
const servers: ServerProcess[] = [];
beforeAll(async () => {
  postgres = await startPostgres();
  database = await postgres.newDatabase(process.env['TEST_DATABASE_TEMPLATE']);
  // Calls are passed on without any build.
  releases = await mkdtemp(path.join(tmpdir(), 'releases-'));
});
beforeEach(async () => {
  collector = await startCollector();
});
afterEach(async () => {
  await Promise.all(servers.splice(0).map((server) => server.kill()));
  await collector.close();
});
afterAll(async () => {
  await database.drop();
  await postgres.stop();
  await rm(releases, { recursive: true });
});

/** A web server before an API on PostgreSQL. */
const startShop = async (env: Record<string, string>, options: readonly string[] = []) => {
  const api = await startApiServer(
    { SANDBOX: '1', API_RATE_LIMIT: '0', PASSWORD_COST: '14', DATABASE_URL: database.url, ...env },
    options,
  );
  servers.push(api);
  const web = await startWebServer({ API_URL: api.url, RELEASES: releases, ...env });
  servers.push(web);
  return { api, web };
};
const traced = () => ({ OTEL_EXPORTER_OTLP_ENDPOINT: collector.url, OTEL_BSP_SCHEDULE_DELAY: '1' });
const faq = `${calls.productFaq.path}?product_id=1`;

test('one trace leads from the browser’s id through web server and API to the statements, and says nothing of a person', async () => {
  const { web } = await startShop(traced());
  const id = '4bf92f3577b34da6a3ce929d0e0e4736';
  const headers = { client: 'pc', 'x-request-id': id, authorization: 'a-secret-token' };
  await (await fetch(`${web.url}${faq}&email=zoe@example.com`, { headers })).text();
  const named = (service: string, start: string) =>
    collector.spans.find((span) => span.service === service && span.name.startsWith(start));
  const name = `GET ${calls.productFaq.path}`;
  await collector.until(() => named('shop-web', name) !== undefined && named('shop-api', name) !== undefined);
  const [page, call, statement] = [named('shop-web', name), named('shop-api', name), named('shop-api', 'select')];
  expect([page, call, statement].map((span) => span?.traceId)).toEqual([id, id, id]);
  expect(page).not.toHaveProperty('parentSpanId');
  expect(page).toMatchObject({ name, attributes: { 'shop.request': id } });
  expect(call).toMatchObject({ name, parentSpanId: page?.spanId });
  expect(statement).toMatchObject({ parentSpanId: call?.spanId, attributes: { 'db.system.name': 'postgresql' } });
  const statements = collector.spans.filter(({ parentSpanId }) => parentSpanId === call?.spanId);
  expect(call?.attributes['shop.statements']).toBe(statements.length);

  const login = { email: 'zoe@example.com', password: 'Boreal2026' };
  const asked = { method: 'POST', headers: { client: 'pc' }, body: new URLSearchParams(login) };
  await (await fetch(web.url + calls.login.path, asked)).text();
  await collector.until(() => collector.spans.some(({ name }) => name === 'select customer'));
  await Promise.all(servers.map((server) => server.stop()));
  expect(collector.text()).not.toMatch(/zoe|example\.com|Boreal2026|secret|127\.0\.0\.1/);
});

test('a job of a worker is a trace with its statements, which says nothing of whom it is for', async () => {
  const connection = await openServer(database.url);
  const letter = { to: 'zoe@example.com', subject: 'Hello Zoe', html: '<p>Hello</p>', text: 'Hello' };
  await outboxMailer(() => new Date()).sendWithin(connection.db, letter);
  await connection.close();
  const env = { SANDBOX: '1', WORKER_PORT: '0', SMTP_URL: 'smtp://127.0.0.1:9', DATABASE_URL: database.url };
  const worker = await startServerProcess([program, 'worker'], { ...env, ...traced() }, /^worker: ready at (\S+)/);
  servers.push(worker);
  const job = () => collector.spans.find(({ name }) => name === 'job letters');
  await collector.until(() => job() !== undefined);
  expect(job()).toMatchObject({ service: 'shop-worker', isFailed: false });
  expect(job()).not.toHaveProperty('parentSpanId');
  const names = collector.spans.filter((span) => span.parentSpanId === job()?.spanId).map(({ name }) => name);
  expect(names).toContain('update outgoing_letter');
  expect(collector.text()).not.toMatch(/zoe|example\.com|Hello/i);
});

/** Names of the figures that a server tells at `/metrics`, but for those of what it has not done yet, and of jobs, which come and go. */
const metricsOf = async (url: string): Promise<string[]> => {
  const text = await (await fetch(`${url}/metrics`)).text();
  const lines = text.matchAll(/^(?!shop_jobs)(\w+?)(?:_bucket|_sum|_count)?(?:\{.*\})? (?!NaN)\S+$/gm);
  return [...lines].map(([, name = '']) => name);
};

test('web server, API and worker send a collector what each tells at /metrics, the last time before they end, and nothing of a person', async () => {
  const { api, web } = await startShop({ ...traced(), OTEL_TRACES_EXPORTER: 'none' });
  const env = { SANDBOX: '1', WORKER_PORT: '0', DATABASE_URL: database.url, OTEL_METRIC_EXPORT_INTERVAL: '1000' };
  const worker = await startServerProcess([program, 'worker'], { ...env, ...traced() }, /^worker: ready at (\S+)/);
  servers.push(worker);
  await (await fetch(`${web.url}${faq}&email=zoe@example.com`, { headers: { client: 'pc' } })).text();
  const reported = {
    'shop-web': await metricsOf(web.url),
    'shop-api': await metricsOf(api.url),
    'shop-worker': await metricsOf(worker.url),
  };
  const of = (service: string) => collector.figures.filter((figure) => figure.service === service);
  await collector.until(() => of('shop-worker').length > 0);
  expect(of('shop-web')).toEqual([]);
  await Promise.all([api.stop(), web.stop(), worker.stop()]);
  for (const [service, names] of Object.entries(reported)) {
    const sent = new Set(of(service).map(({ name }) => name));
    expect([service, names.filter((name) => !sent.has(name))]).toEqual([service, []]);
  }
  const requests = of('shop-api').filter(({ name, attributes }) => {
    return name === 'shop_http_requests_total' && attributes['route'] === calls.productFaq.path;
  });
  expect(requests).toMatchObject([{ kind: 'sum', value: 1, attributes: { method: 'GET', status: '200' } }]);
  const answers = of('shop-api').filter(({ name }) => name === 'shop_database_answers');
  expect(answers).toMatchObject([{ kind: 'gauge', value: 1 }]);
  expect(collector.spans.filter(({ service }) => service !== 'shop-worker')).toEqual([]);
  expect(collector.text()).not.toMatch(/zoe|example\.com/);
});

test('servers whose collector gives no answer answer as ever, and end in order', async () => {
  collector.hang();
  const { api, web } = await startShop({
    ...traced(),
    OTEL_EXPORTER_OTLP_TIMEOUT: '600000',
    OTEL_BSP_MAX_QUEUE_SIZE: '20',
  });
  for (let asked = 0; asked < 60; asked += 1) expect((await fetch(web.url + faq)).status).toBe(200);
  await collector.until(() => collector.pending() > 1);
  await Promise.all([api.stop(), web.stop()]);
  expect([...api.lines, ...web.lines].filter((line) => line.includes('cut off'))).toEqual([]);
});

test('without a collector nothing of OpenTelemetry’s is loaded, by neither server', async () => {
  // pg-boss brings what the others are told by, which does nothing.
  const refusing = `import { registerHooks } from 'node:module';
      registerHooks({ resolve: (name, context, next) => {
        if (/^@opentelemetry\\/(?!api$|semantic-conventions)/.test(name)) throw new Error('It loads ' + name);
        return next(name, context);
      } });`;
  const options = ['--import', `data:text/javascript,${encodeURIComponent(refusing)}`];
  const env = { NODE_OPTIONS: options.join(' ') };
  const { web } = await startShop(env);
  expect((await fetch(web.url + faq)).status).toBe(200);
  await expect(startShop({ ...env, ...traced() })).rejects.toThrow('It loads @opentelemetry/');
});
