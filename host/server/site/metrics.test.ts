import { closeApps, testApp, until, untilRendering } from '../testing.ts';

afterEach(closeApps);

const ownPage = { 'sec-fetch-site': 'same-origin', 'content-type': 'application/json' };

/** A shop of the sandbox, whose figures everybody may read; a line of them without its number names what is counted. */
const setUp = async (remoteSource?: string, rendering = {}) => {
  const { app } = await testApp({ sandbox: true, rendering }, remoteSource ? { remoteSource } : {});
  const figure = async (line: string): Promise<number> => {
    const lines = (await app.inject('/metrics')).body.split('\n');
    const found = lines.find((one) => one.startsWith(`${line} `));
    return Number(found?.slice(line.length + 1) ?? 0);
  };
  const post = (url: string, given: object, headers: Record<string, string> = ownPage) =>
    app.inject({ method: 'POST', url, payload: JSON.stringify(given), headers });
  return { app, figure, post };
};

test('a page counts for the remote that shows it and for the host, also when it lies ready', async () => {
  const { app, figure } = await setUp();
  const headers = { 'accept-encoding': 'gzip' };
  for (let time = 0; time < 3; time += 1) await app.inject({ url: '/sofas', headers });
  await app.inject({ method: 'HEAD', url: '/sofas', headers });
  await app.inject('/me');
  await app.inject('/moved');
  expect(await figure('shop_page_views_total{remote="catalog",build="1"}')).toBe(4);
  expect(await figure('shop_page_views_total{remote="host",build="1"}')).toBe(4);
});

test('faults are counted by remote, build, cause and side, those of render threads among them', async () => {
  const { app, figure, post } = await setUp("throw new Error('at import')", { slow: 0 });
  await untilRendering(app);
  await app.inject('/remote/a');
  await app.inject('/remote/b');
  await post('/client-errors', { remote: 'catalog', build: 1, expose: './home', cause: 'render' });
  const of = (cause: string, side: string) => `{remote="catalog",build="1",cause="${cause}",side="${side}"}`;
  expect(await figure(`shop_load_failures_total${of('import', 'server')}`)).toBe(2);
  expect(await figure(`shop_throws_total${of('render', 'browser')}`)).toBe(1);
  expect(await figure(`shop_slow_renders_total${of('slow', 'server')}`)).toBeGreaterThanOrEqual(2);
});

test('how a page was felt is counted for its remote and build; what is of no live build is not', async () => {
  const { figure, post } = await setUp();
  const felt = { remote: 'catalog', build: 1, lcp: 1_200, inp: 90, cls: 0.02 };
  expect((await post('/web-vitals', felt)).statusCode).toBe(204);
  expect((await post('/web-vitals', { ...felt, build: 2 })).statusCode).toBe(204);
  expect((await post('/web-vitals', { remote: 'host', build: 1, cls: 0 })).statusCode).toBe(204);
  const catalog = '{remote="catalog",build="1"}';
  expect(await figure(`shop_lcp_seconds_sum${catalog}`)).toBe(1.2);
  expect(await figure(`shop_inp_seconds_sum${catalog}`)).toBe(0.09);
  expect(await figure(`shop_cls_sum${catalog}`)).toBe(0.02);
  expect(await figure(`shop_lcp_seconds_count${catalog}`)).toBe(1);
  expect(await figure('shop_cls_count{remote="host",build="1"}')).toBe(1);
  expect(await figure('shop_lcp_seconds_count{remote="catalog",build="2"}')).toBe(0);
});

test.each([{ lcp: -1 }, { inp: 60_001 }, { cls: 'x' }, { build: 0 }, { remote: 'x'.repeat(600) }])(
  'figures with %j are refused',
  async (change) => {
    const { post } = await setUp();
    const answer = await post('/web-vitals', { remote: 'catalog', build: 1, ...change });
    expect(answer.statusCode).toBeGreaterThanOrEqual(400);
  },
);

test('figures come from the shop’s own pages, sixty times a minute from one address', async () => {
  const { figure, post } = await setUp();
  const felt = { remote: 'catalog', build: 1, cls: 0 };
  expect((await post('/web-vitals', felt, { ...ownPage, 'sec-fetch-site': 'cross-site' })).statusCode).toBe(403);
  const answers = [];
  for (let time = 0; time < 61; time += 1) answers.push((await post('/web-vitals', felt)).statusCode);
  expect(answers.filter((status) => status === 429).length).toBeGreaterThan(0);
  expect(await figure('shop_cls_count{remote="catalog",build="1"}')).toBeLessThanOrEqual(60);
});

test('outside of a sandbox the figures are for whoever names the token', async () => {
  const asked = async (metricsToken: string, authorization = '') => {
    const { app } = await testApp({ metricsToken, sandbox: metricsToken !== '' });
    return (await app.inject({ url: '/metrics', headers: { authorization } })).statusCode;
  };
  expect(await asked('')).toBe(404);
  expect(await asked('a-token-of-this-test')).toBe(404);
  expect(await asked('a-token-of-this-test', 'Bearer another-token-of-it')).toBe(404);
  expect(await asked('a-token-of-this-test', 'Bearer a-token-of-this-test')).toBe(200);
});

test('answered requests are counted by method, route and status, and their durations by route', async () => {
  const { app, figure } = await setUp();
  const headers = { 'accept-encoding': 'gzip' };
  for (let time = 0; time < 3; time += 1) await app.inject({ url: '/sofas?email=ada@example.com', headers });
  await app.inject('/api/v2/carts');
  await app.inject('/api/of-nobody');
  await app.inject({ method: 'DELETE', url: '/of-nobody' });
  const count = (method: string, route: string, status: number) =>
    figure(`shop_http_requests_total{method="${method}",route="${route}",status="${status}"}`);
  expect(await count('GET', 'catalog ./home', 200)).toBe(3);
  expect(await count('GET', '/api/v2/carts', 502)).toBe(1);
  expect(await count('GET', '/api/*', 502)).toBe(1);
  expect(await count('DELETE', 'none', 404)).toBe(1);
  const took = 'shop_http_request_duration_seconds';
  expect(await figure(`${took}_count{method="GET",route="catalog ./home"}`)).toBe(3);
  expect(await figure(`${took}_sum{method="GET",route="catalog ./home"}`)).toBeGreaterThan(0);
});

test('pages in memory, how they were found, queues and builds in service are counted', async () => {
  const { app, figure, post } = await setUp();
  const headers = { 'accept-encoding': 'gzip' };
  for (let time = 0; time < 3; time += 1) await app.inject({ url: '/sofas', headers });
  await app.inject('/me');
  const found = (how: string) => figure(`shop_kept_pages_found_total{found="${how}"}`);
  expect([await found('made'), await found('ready')]).toEqual([1, 2]);
  expect(await figure('shop_kept_pages')).toBe(1);
  expect(await figure('shop_kept_pages_bytes')).toBeGreaterThan(1_000);
  void app.inject('/hangs/1');
  void app.inject('/hangs/2');
  await until(async () => (await figure('shop_queue{queue="pages",state="running"}')) === 2);
  expect(await figure('shop_queue{queue="pages",state="waiting"}')).toBe(0);
  const catalog = '{remote="catalog",build="1"}';
  expect(await figure(`shop_build_in_service${catalog}`)).toBe(1);
  expect(await figure(`shop_build_failing${catalog}`)).toBe(0);
  await post('/client-errors', { remote: 'catalog', build: 1, expose: './home', cause: 'render' });
  expect(await figure(`shop_build_failing${catalog}`)).toBe(1);
});
