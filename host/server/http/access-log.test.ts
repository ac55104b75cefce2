import fastify from 'fastify';
import { closeApps, testApp, until } from '../testing.ts';

afterEach(closeApps);

/** A web server that listens, and the lines of its access log. */
const setUp = async (changes = {}, logLevel = 'warn') => {
  const lines: Record<string, unknown>[] = [];
  const logStream = { write: (line: string) => void lines.push(JSON.parse(line)) };
  const { app } = await testApp(changes, { logLevel, logStream });
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  const seen = () => lines.filter(({ msg }) => msg === 'request');
  return { app, url, seen };
};

test('each answered request is one line: when, id, method, route, status, ms and bytes, and nothing of who asked', async () => {
  const { url, seen } = await setUp();
  const headers = { 'x-request-id': 'journey-0001', authorization: 'a-token', cookie: 'token=a-token' };
  const page = await fetch(`${url}/sofas?email=ada@example.com`, { headers });
  const size = (await page.text()).length;
  await until(async () => seen().length === 1);
  const [line = {}] = seen();
  expect(Object.keys(line).toSorted()).toEqual(
    ['bytes', 'hostname', 'level', 'method', 'ms', 'msg', 'path', 'pid', 'reqId', 'route', 'status', 'time'].toSorted(),
  );
  expect(line).toMatchObject({
    reqId: 'journey-0001',
    method: 'GET',
    route: 'catalog ./home',
    path: '/sofas',
    status: 200,
    ms: expect.any(Number),
  });
  expect(line['bytes']).toBeGreaterThan(Number(page.headers.get('content-length') ?? size / 20));
  expect(JSON.stringify(line)).not.toMatch(/ada@|a-token/);
});

test('routes are patterns: of a page that lies ready, a call that is passed on, a file, a form, what nobody serves', async () => {
  const api = fastify();
  api.all('/*', async () => ({ code: 200 }));
  const { url, seen } = await setUp({ apiUrl: await api.listen({ port: 0, host: '127.0.0.1' }), sandbox: true });
  const form = {
    method: 'POST',
    headers: { 'sec-fetch-site': 'same-origin', 'content-type': 'application/x-www-form-urlencoded' },
    body: 'a=1',
    redirect: 'manual',
  } as const;
  const asked: [string, RequestInit?][] = [
    ['/sofas'],
    ['/sofas'],
    ['/api/v2/carts?x=1'],
    ['/api/cart', { method: 'POST', body: '{"qty":1}', headers: { 'content-type': 'application/json' } }],
    ['/api/of-nobody/ada@example.com'],
    ['/assets/catalog/1/none.js'],
    ['/form', form],
    ['/healthz'],
    ['/readyz'],
    ['/pay/4242424242424242', { method: 'DELETE' }],
  ];
  for (const [path, init] of asked) await (await fetch(url + path, init ?? {})).text();
  await until(async () => seen().length >= 8);
  expect(seen().map(({ method, route, status }) => [method, route, status])).toEqual([
    ['GET', 'catalog ./home', 200],
    ['GET', 'catalog ./home', 200],
    ['GET', '/api/v2/carts', 200],
    ['POST', '/api/cart', 200],
    ['GET', '/api/*', 200],
    ['GET', '/assets/:package/:build/*', 404],
    ['POST', 'catalog ./home', 303],
    ['DELETE', 'none', 404],
  ]);
  expect(JSON.stringify(seen())).not.toMatch(/42424242|ada@/);
  await api.close();
});

test.each([
  [{ accessLog: false }, 'info'],
  [{}, 'silent'],
])('no request is a line with %j and the level %s', async (changes, level) => {
  const { app, seen } = await setUp(changes, level);
  await app.inject('/sofas');
  expect(seen()).toEqual([]);
});
