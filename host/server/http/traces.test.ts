import { endTracing, startTracing } from '@shop/serving';
import { startCollector } from '@shop/serving/testing';
import { tracingFrom, startReading } from '@shop/settings';
import fastify, { type FastifyInstance } from 'fastify';
import { closeApps, testApp } from '../testing.ts';

const trace = '4bf92f3577b34da6a3ce929d0e0e4736';

let collector: Awaited<ReturnType<typeof startCollector>>;
let api: FastifyInstance;
let apiUrl: string;
let received: unknown[] = [];
beforeAll(async () => {
  collector = await startCollector();
  api = fastify();
  api.all('/*', ({ headers }, reply) => {
    received.push(headers['traceparent']);
    return reply.send({ code: 200, message: '', result: null, type: '' });
  });
  apiUrl = await api.listen({ port: 0, host: '127.0.0.1' });
  const environment = { OTEL_EXPORTER_OTLP_ENDPOINT: collector.url, OTEL_BSP_SCHEDULE_DELAY: '1' };
  await startTracing(tracingFrom(startReading(environment, 'web')), 'shop-web', () => undefined);
});
afterAll(async () => {
  await endTracing();
  await api.close();
  await collector.close();
});
beforeEach(() => {
  received = [];
  collector.spans.length = 0;
});
afterEach(closeApps);

const form = {
  method: 'POST',
  headers: { 'sec-fetch-site': 'same-origin', 'content-type': 'application/x-www-form-urlencoded' },
  body: 'email=zoe%40example.com',
};

test('a page and each of its calls are spans of the trace that is the request’s id', async () => {
  const { app } = await testApp({ apiUrl });
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  await (await fetch(`${url}/me/calls?email=zoe@example.com`, { headers: { 'x-request-id': trace } })).text();
  await collector.until(() => collector.spans.length === 3);
  const page = collector.spans.find(({ name }) => name === 'GET catalog ./home');
  const calls = collector.spans.filter((span) => span !== page);
  expect(page).toMatchObject({
    service: 'shop-web',
    traceId: trace,
    attributes: { 'http.route': 'catalog ./home', 'http.response.status_code': 200, 'shop.request': trace },
  });
  expect(page).not.toHaveProperty('parentSpanId');
  expect(calls).toMatchObject([1, 2].map(() => ({ traceId: trace, parentSpanId: page?.spanId, name: 'GET none' })));
  // `traceparent` names the call's span as the parent.
  expect(received).toEqual(calls.map(({ spanId }) => `00-${trace}-${spanId}-01`));
  expect(collector.text()).not.toMatch(/zoe|example\.com|called/);
});

test.each([
  ['/api/v2/carts', {}, 'GET /api/v2/carts'],
  ['/form/calls', form, 'POST catalog ./home'],
])('what %s asks of the API belongs to its span, in the trace of whoever asked', async (path, init, name) => {
  const { app } = await testApp({ apiUrl });
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  const headers = { ...('headers' in init && init.headers), traceparent: `00-${trace}-00f067aa0ba902b7-01` };
  await (await fetch(url + path, { redirect: 'manual', ...init, headers })).text();
  await collector.until(() => collector.spans.length === 1);
  const [span] = collector.spans;
  expect(span).toMatchObject({ name, traceId: trace, parentSpanId: '00f067aa0ba902b7' });
  expect(new Set(received)).toEqual(new Set([`00-${trace}-${span?.spanId}-01`]));
  expect(collector.text()).not.toMatch(/zoe|example\.com/);
});

test('files and questions of balancers have no span; a page that lies ready has one', async () => {
  const { app } = await testApp({ apiUrl });
  for (const url of ['/livez', '/metrics', '/assets/host/1/main.abc.css', '/sofas', '/sofas'])
    await app.inject({ url, headers: { 'accept-encoding': 'gzip' } });
  await collector.until(() => collector.spans.length === 2);
  expect(collector.spans.map(({ name }) => name)).toEqual(['GET catalog ./home', 'GET catalog ./home']);
});
