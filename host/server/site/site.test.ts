import { folderStorage, promote, startCandidate, stopCandidate } from '@shop/delivery';
import { temporaryFolder } from '@shop/delivery/testing';
import { buildApp } from '../app.ts';
import { readSettings } from '../settings.ts';
import { addBuild, closeApps, dataBlock, testApp, testSettings } from '../testing.ts';

afterEach(closeApps);

test('API-095 the version file answers numeric builds and is not stored', async () => {
  const { app } = await testApp();
  const answer = await app.inject('/version.json?random=1');
  expect(answer.json()).toEqual({ host: 1, catalog: 1 });
  expect(answer.headers['cache-control']).toBe('no-store');
});

test('an open page can ask for the remotes that a new one would carry', async () => {
  const { app } = await testApp();
  const answer = await app.inject('/registry.json');
  const { builds, remotes } = dataBlock((await app.inject('/')).body, 'registry');
  expect(answer.json()).toEqual({ builds, remotes });
  expect(answer.headers['cache-control']).toBe('no-store');
});

test('a visitor of a candidate gets its build in page and version file alike, and pages then vary by cookie', async () => {
  const { app, storage, clock } = await testApp();
  await addBuild(storage, 'catalog', 2);
  const builds = async (): Promise<number[]> => {
    clock.now += 1_000;
    const got: number[] = [];
    for (let visitor = 0; visitor < 12; visitor += 1) {
      const cookies = { deviceId: `device-${visitor}` };
      const { catalog } = (await app.inject({ url: '/version.json', cookies })).json();
      const page = await app.inject({ url: '/?setLang=en', cookies });
      expect(dataBlock(page.body, 'registry').builds.catalog).toBe(catalog);
      got.push(catalog);
    }
    return got;
  };
  await startCandidate(storage, 'catalog', 50);
  const first = await builds();
  expect([...new Set(first)].sort()).toEqual([1, 2]);
  expect(await builds()).toEqual(first);
  expect((await app.inject('/?setLang=en')).headers.vary).toContain('Cookie');
  await stopCandidate(storage, 'catalog');
  expect(new Set(await builds())).toEqual(new Set([1]));
  await startCandidate(storage, 'catalog', 50);
  await promote(storage, 'catalog', 2);
  expect(new Set(await builds())).toEqual(new Set([2]));
});

test('small files that every site is asked for', async () => {
  const { app } = await testApp();
  expect((await app.inject('/robots.txt')).body).toContain('Disallow: /checkout/');
  expect((await app.inject('/favicon.ico')).headers['content-type']).toContain('image/svg+xml');
  const manifest = (await app.inject('/manifest.webmanifest')).json();
  expect(manifest).toMatchObject({ name: 'Boréal', start_url: '/', display: 'standalone' });
  for (const { src, type } of manifest.icons)
    expect([src, (await app.inject(src)).headers['content-type']?.toString().split(';')[0]]).toEqual([src, type]);
  expect((await app.inject('/healthz')).json()).toEqual({ status: 'ok', builds: { host: 1, catalog: 1 } });
});

test('before anything is published the server says what to do', async () => {
  const storage = folderStorage(await temporaryFolder());
  const app = await buildApp({ settings: testSettings(), storage, logLevel: 'silent' });
  expect((await app.inject('/healthz')).statusCode).toBe(503);
  const page = await app.inject('/');
  expect([page.statusCode, page.body]).toEqual([503, expect.stringContaining('pnpm release publish host')]);
});

test('the web server is ready once a build of the shell is live, until it is asked to end', async () => {
  const storage = folderStorage(await temporaryFolder());
  const bare = await buildApp({ settings: testSettings(), storage, logLevel: 'silent' });
  const unready = await bare.inject('/readyz');
  expect([unready.statusCode, unready.json()]).toEqual([
    503,
    { status: 'not ready', parts: { releases: 'no build of the shell is live', process: 'ok' } },
  ]);
  expect((await bare.inject('/livez')).statusCode).toBe(200);
  await bare.close();

  const { app } = await testApp();
  const ready = await app.inject('/readyz');
  expect([ready.statusCode, ready.headers['cache-control'], ready.json()]).toEqual([
    200,
    'no-store',
    { status: 'ready', parts: { releases: 'ok', process: 'ok' } },
  ]);
  app.ending.abort();
  expect((await app.inject('/readyz')).json()).toEqual({
    status: 'not ready',
    parts: { releases: 'ok', process: 'ending' },
  });
  expect([(await app.inject('/livez')).statusCode, (await app.inject('/healthz')).statusCode]).toEqual([200, 200]);
});

test('every answer carries a request id', async () => {
  const { app } = await testApp();
  expect((await app.inject({ url: '/', headers: { 'x-request-id': 'journey-0001' } })).headers['x-request-id']).toBe(
    'journey-0001',
  );
  expect((await app.inject('/version.json')).headers['x-request-id']).toMatch(/^[\da-f]{32}$/);
});

test('a page that no form leads to is 405 for POST', async () => {
  const { app } = await testApp();
  expect((await app.inject({ method: 'POST', url: '/furniture.html' })).statusCode).toBe(405);
});

test.each([
  [{ PORT: 'abc' }, 'PORT must be a port number, not “abc”.'],
  [{ API_PORT: '99999' }, 'API_PORT must be a port number'],
  [{ API_URL: 'shop' }, 'API_URL must be an origin'],
  [{ ASSET_ORIGIN: 'https://cdn.example/x' }, 'ASSET_ORIGIN must be an origin'],
  [{ RENDER_LIMIT: '1.5' }, 'RENDER_LIMIT must be a number of milliseconds'],
])('the environment %j is refused in one line', (env, message) => {
  expect(() => readSettings(env)).toThrow(message);
});

test('FOOT-002 SHELL-029 a configured link leads on to its target; any other is a page of the shop', async () => {
  const { outsideLinks } = readSettings({
    OUTSIDE_LINKS: 'instagram=https://social.example/b?x=1, usa=https://us.example/',
  });
  const { app } = await testApp({ outsideLinks });
  const answer = await app.inject('/go/instagram');
  expect([answer.statusCode, answer.headers.location]).toEqual([302, 'https://social.example/b?x=1']);
  expect((await app.inject('/go/usa')).headers.location).toBe('https://us.example/');
  const page = await app.inject('/go/app-store');
  expect([page.statusCode, page.headers.location]).toEqual([200, undefined]);
});

test.each(['instagram=http://social.example/', 'instagram', 'nowhere=https://a.example/', 'usa=javascript:alert(1)'])(
  'OUTSIDE_LINKS %s stops the start with the entry that is wrong',
  (OUTSIDE_LINKS) => expect(() => readSettings({ OUTSIDE_LINKS })).toThrow(`not “${OUTSIDE_LINKS}”`),
);

test('POP-028 the service worker is a file of the shop that browsers look after, and asks the shop alone', async () => {
  const { app } = await testApp();
  const { headers, body } = await app.inject('/service-worker.js');
  expect(headers).toMatchObject({
    'content-type': 'text/javascript; charset=utf-8',
    'cache-control': 'no-cache',
    'content-security-policy': "default-src 'none'; connect-src 'self'",
  });
  expect(body).toContain('notificationclick');
});

test('the service worker may ask where released files lie as well, and is told where', async () => {
  const { app } = await testApp({ assetOrigin: 'https://files.example' });
  const { headers, body } = await app.inject('/service-worker.js');
  expect(headers['content-security-policy']).toBe("default-src 'none'; connect-src 'self' https://files.example");
  expect(body).toMatch(/^self\.assetOrigin = "https:\/\/files\.example";/);
});
