import fastify, { type FastifyInstance } from 'fastify';
import { closeApps, testApp } from '../testing.ts';

const trace = '4bf92f3577b34da6a3ce929d0e0e4736';
const parent = `00-${trace}-00f067aa0ba902b7-01`;

let api: FastifyInstance;
let apiUrl: string;
let received: [path: string, id: unknown, parent: unknown][] = [];
beforeAll(async () => {
  api = fastify();
  api.all('/*', ({ url, headers }, reply) => {
    received.push([url.split('?')[0] ?? '', headers['x-request-id'], headers['traceparent']]);
    return reply.send({ code: 200, message: '', result: null, type: '' });
  });
  apiUrl = await api.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => api.close());
beforeEach(() => {
  received = [];
});
afterEach(closeApps);

const page: { method?: string; headers?: Record<string, string>; body?: string } = {};
const form: typeof page = {
  method: 'POST',
  headers: { 'sec-fetch-site': 'same-origin', 'content-type': 'application/x-www-form-urlencoded' },
  body: 'a=1',
};

test.each([
  ['/calls/everybody', page, ['/called/1', '/called/2']],
  ['/me/calls', page, ['/called/1', '/called/2']],
  ['/form/calls', form, ['/called/1', '/called/2']],
  ['/api/v2/carts', page, ['/api/v2/carts']],
])('all that %s asks of the API has the one id of the request', async (path, init, asked) => {
  const { app } = await testApp({ apiUrl });
  const url = (await app.listen({ port: 0, host: '127.0.0.1' })) + path;
  const send = async (given: Record<string, string>, query: string) =>
    (await fetch(`${url}?${query}`, { redirect: 'manual', ...init, headers: { ...init.headers, ...given } })).headers;
  const forwarded = await send({ 'x-request-id': 'journey-0001', traceparent: parent }, 'a');
  expect(forwarded.get('x-request-id')).toBe('journey-0001');
  expect(received).toEqual(asked.map((one) => [one, 'journey-0001', parent]));
  received = [];
  const traced = await send({ traceparent: parent }, 'b');
  expect(traced.get('x-request-id')).toBe(trace);
  expect(received).toEqual(asked.map((one) => [one, trace, parent]));
  received = [];
  const replaced = (await send({ 'x-request-id': 'no;id', traceparent: 'no trace' }, 'c')).get('x-request-id');
  expect(replaced).toMatch(/^[\da-f]{32}$/);
  const begun = expect.stringMatching(`^00-${replaced}-[\\da-f]{16}-00$`);
  expect(received).toEqual(asked.map((one) => [one, replaced, begun]));
});

test('the search engines’ lists are asked for under the id of their request', async () => {
  const { app } = await testApp({ apiUrl });
  await app.inject({ url: '/sitemap.xml', headers: { 'x-request-id': 'journey-0003' } });
  expect(received).toEqual([['/api/site_products', 'journey-0003', undefined]]);
});

test('who is told that the API cannot be reached is told the id', async () => {
  const { app } = await testApp();
  const asked = { url: '/api/v2/carts', headers: { 'x-request-id': 'journey-0002' } };
  expect((await app.inject(asked)).json().message).toContain('(Reference journey-0002)');
  const french = { ...asked, headers: { ...asked.headers, 'accept-language': 'fr' } };
  expect((await app.inject(french)).json().message).toContain('(Référence journey-0002)');
});

test('a fault of a remote is logged with the id of the request that met it, on the server and in a browser', async () => {
  const lines: Record<string, unknown>[] = [];
  const logStream = { write: (line: string) => void lines.push(JSON.parse(line)) };
  const { app } = await testApp(
    { rendering: { slow: 0 }, accessLog: false },
    { logLevel: 'warn', logStream, remoteSource: "throw new Error('at import')" },
  );
  await app.inject({ url: '/remote/a', headers: { 'x-request-id': 'journey-0004' } });
  await app.inject({
    method: 'POST',
    url: '/client-errors',
    headers: { 'sec-fetch-site': 'same-origin', 'content-type': 'application/json' },
    payload: { remote: 'catalog', build: 1, expose: './home', cause: 'render', request: 'journey-0005' },
  });
  expect(lines).toMatchObject([
    { msg: 'a remote failed', cause: 'import', side: 'server', reqId: 'journey-0004' },
    { msg: 'a page took long', side: 'server', reqId: 'journey-0004' },
    { msg: 'a remote failed', cause: 'render', side: 'browser', reqId: 'journey-0005' },
  ]);
});

test('a page says the id of its request and the time where its scripts can read it, also one that lies ready', async () => {
  const { app } = await testApp({ apiUrl });
  const timing = async (id: string) =>
    (await app.inject({ url: '/sofas', headers: { 'accept-encoding': 'gzip', 'x-request-id': id } })).headers[
      'server-timing'
    ];
  expect([await timing('journey-0006'), await timing('journey-0007')]).toEqual([
    expect.stringMatching(/^id;desc="journey-0006", now;desc="\d{13}"$/),
    expect.stringMatching(/^id;desc="journey-0007", now;desc="\d{13}"$/),
  ]);
});
