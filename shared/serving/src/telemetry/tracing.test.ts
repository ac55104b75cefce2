import { once } from 'node:events';
import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import fastify from 'fastify';
import { endTracing, startTracing, tracing, type TracingSettings } from '../index.ts';
import { startCollector } from '../testing.ts';

let collector: Awaited<ReturnType<typeof startCollector>>;
let provider: Server;
let address: string;
beforeEach(async () => {
  collector = await startCollector();
  provider = createServer((asked, response) => {
    if (asked.url === '/gone') asked.socket.destroy();
    else response.writeHead(asked.url === '/broken' ? 503 : 200).end('said');
  });
  provider.listen(0, '127.0.0.1');
  await once(provider, 'listening');
  address = `http://127.0.0.1:${(provider.address() as AddressInfo).port}`; // it listens on TCP
});
afterEach(async () => {
  await endTracing();
  provider.closeAllConnections();
  provider.close();
  await collector.close();
});

const follow = async (changes: Partial<TracingSettings> = {}) => {
  const sent = Promise.withResolvers<string>();
  const settings: TracingSettings = {
    ...collector.settings('traces'),
    share: 1,
    asCaller: true,
    delay: 1,
    waiting: 2_048,
    ...changes,
  };
  await startTracing(settings, 'shop-worker', sent.resolve);
  const follows = tracing();
  if (!follows) throw new Error('nothing follows');
  return { follows, sent: sent.promise };
};

/** Asks by node's own client; resolves with the end of the answer. */
const askByNode = (url: string): Promise<void> =>
  new Promise((resolve, reject) => {
    request(url, { method: 'POST' }, (response) => response.resume().on('end', resolve))
      .on('error', reject)
      .end();
  });

test('calls of providers within a job are spans of it that name the host alone; others are none', async () => {
  const { follows } = await follow();
  follows.followCalls();
  await fetch(`${address}/outside?of=any-job`);
  await follows.job('letters', async () => {
    await (await fetch(`${address}/orders/CA100007919?email=zoe@example.com`)).text();
    await askByNode(`${address}/broken`);
    await fetch(`${address}/gone`).catch(() => undefined);
  });
  await collector.until(() => collector.spans.some(({ name }) => name === 'job letters'));
  await endTracing();
  const [get, post, away, job, ...others] = collector.spans;
  expect(others).toEqual([]);
  expect(job).toMatchObject({ name: 'job letters', service: 'shop-worker', attributes: { 'shop.job': 'letters' } });
  expect(job).not.toHaveProperty('parentSpanId');
  const part = { traceId: job?.traceId, parentSpanId: job?.spanId };
  const host = { 'server.address': '127.0.0.1' };
  expect([get, post, away]).toMatchObject([
    { ...part, name: 'GET 127.0.0.1', isFailed: false, attributes: { ...host, 'http.response.status_code': 200 } },
    { ...part, name: 'POST 127.0.0.1', isFailed: true, attributes: { ...host, 'http.response.status_code': 503 } },
    { ...part, name: 'GET 127.0.0.1', isFailed: true, attributes: { ...host, 'http.response.status_code': 0 } },
  ]);
  expect(collector.text()).not.toMatch(/zoe|CA100007919|outside/);
});

test('a job has spans of its first hundred statements, and the number of all; one that fails says so', async () => {
  const { follows } = await follow();
  const ask = async (): Promise<string> => 'rows';
  expect(await follows.statement('select 1 from "outside"', ask)).toBe('rows');
  const failing = follows.job('counts', async () => {
    await follows
      .statement('/*4bf92f35*/ update "customer" set name = $1', () => Promise.reject(new Error('no')))
      .catch(() => undefined);
    for (let asked = 1; asked < 150; asked += 1)
      await follows.statement('select "id" from "product" where id = $1', ask);
    throw new Error('in vain');
  });
  await expect(failing).rejects.toThrow('in vain');
  await collector.until(() => collector.spans.some(({ name }) => name === 'job counts'));
  const { spans } = collector;
  expect(spans).toHaveLength(101);
  expect(spans[0]).toMatchObject({ name: 'update customer', isFailed: true });
  expect(spans[1]).toMatchObject({
    name: 'select product',
    isFailed: false,
    attributes: { 'db.system.name': 'postgresql', 'db.operation.name': 'select', 'db.collection.name': 'product' },
  });
  expect(spans.at(-1)).toMatchObject({ isFailed: true, attributes: { 'shop.statements': 150 } });
});

test('a collector that gives no answer costs what may wait and no more, and holds up neither work nor end', async () => {
  const { follows } = await follow({ waiting: 10, timeout: 600_000 });
  collector.hang();
  await follows.job('first', async () => undefined);
  await collector.until(() => collector.pending() === 1);
  for (let made = 0; made < 100; made += 1) await follows.job('next', async () => undefined);
  await endTracing();
  collector.answer();
  await collector.until(() => collector.spans.length === 1 + 10);
});

test('a collector that is away is told of, without its headers', async () => {
  const { follows, sent } = await follow({ url: `${address}/gone`, headers: { key: 'very-secret' }, timeout: 1 });
  await follows.job('first', async () => undefined);
  const line = await sent;
  expect(line).toMatch(/^traces or figures could not be sent: /);
  expect(line).not.toContain('very-secret');
});

test('who sets no share follows all; one of nothing follows nothing', async () => {
  const { follows } = await follow({ share: 0, asCaller: false });
  await follows.job('unseen', async () => undefined);
  await endTracing();
  expect(collector.spans).toEqual([]);
});

test('the collector gets the headers that it asks for, and the name and facts that are given', async () => {
  const process = { 'deployment.environment.name': 'staging' };
  const { follows } = await follow({ headers: { key: 'ours' }, service: 'shop', attributes: process });
  await follows.job('letters', async () => undefined);
  await endTracing();
  expect(collector.spans).toMatchObject([{ service: 'shop', process }]);
  expect(collector.headers).toMatchObject([{ key: 'ours' }]);
});

test.each([
  [true, 0, ['/followed']],
  [true, 1, ['/followed', '/new']],
  [false, 0, []],
  [false, 1, ['/followed', '/left', '/new']],
])(
  'what a caller follows is followed where that holds (%s), else a share of all (%s)',
  async (asCaller, share, seen) => {
    const { follows } = await follow({ asCaller, share });
    const app = fastify();
    follows.follow(app, ({ url }) => url);
    app.get('/*', async () => 'said');
    const trace = '4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7';
    await app.inject({ url: '/followed', headers: { traceparent: `00-${trace}-01` } });
    await app.inject({ url: '/left', headers: { traceparent: `00-${trace}-00` } });
    await app.inject({ url: '/new' });
    await app.close();
    await endTracing();
    expect(collector.spans.map(({ attributes }) => attributes['http.route'])).toEqual(seen);
  },
);

test('a job that another one begins is a trace of its own too', async () => {
  const { follows } = await follow();
  await follows.job('outer', () => follows.job('inner', async () => undefined));
  await endTracing();
  const [inner, outer] = collector.spans;
  expect([inner?.name, outer?.name]).toEqual(['job inner', 'job outer']);
  expect(inner).not.toHaveProperty('parentSpanId');
  expect(inner?.traceId).not.toBe(outer?.traceId);
});
