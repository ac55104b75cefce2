import { readSettings } from '../settings.ts';
import { closeApps, renderedWith, testApp, untilRendering } from '../testing.ts';

afterEach(closeApps);

test('more pages than can be rendered or wait are answered with 503, when to come back, and a page in their language', async () => {
  const { app } = await testApp({ rendering: { concurrency: 1, places: 1, limit: 3_000 } });
  await untilRendering(app);
  // One hangs, the next waits for its place: both are sent before the others.
  const [first, second, english, french] = await Promise.all([
    app.inject('/hangs'),
    app.inject('/hangs/2'),
    app.inject('/sofas'),
    app.inject({ url: '/sofas/2', cookies: { lang: 'fr' } }),
  ]);
  for (const { statusCode, headers } of [english, french]) {
    expect(statusCode).toBe(503);
    expect(headers).toMatchObject({ 'retry-after': '5', 'cache-control': 'no-store' });
    expect(headers['content-security-policy']).toMatch(/^default-src 'none'/);
  }
  expect(english.body).toContain('<html lang="en">');
  expect(english.body).toContain('Please try again in a few seconds.');
  expect(french.body).toContain('<html lang="fr">');
  expect(french.body).toContain('Veuillez réessayer dans quelques secondes.');
  for (const page of [first, second]) expect([page.statusCode, renderedWith(page.body)]).toEqual([200, null]);
  expect((await app.inject('/sofas')).statusCode).toBe(200);
});

test('what a page does not read neither splits the cache nor stands in its markup', async () => {
  const { app } = await testApp();
  const get = async (url: string) => renderedWith((await app.inject(url)).body);
  const first = await get('/list?utm_source=letter&page=2&gclid=a');
  expect(first.url).toBe('/list?page=2');
  expect(await get('/list?page=2&utm_source=other')).toEqual(first);
  expect(await get('/list?%70age=2&fbclid=1')).toMatchObject({ url: '/list?%70age=2' });
  expect((await get('/list?page=3')).renders).toBeGreaterThan(first.renders);
  expect((await get('/list?setLang=fr&x=1')).url).toBe('/list?setLang=fr');
  expect((await get('/list?x=1')).url).toBe('/list');
});

test('GUARD-025 a query with a second question mark reaches the page whole, and is kept for nobody', async () => {
  const { app } = await testApp();
  const get = async () => renderedWith((await app.inject('/list?utm_source=a?page=2')).body);
  const first = await get();
  expect(first.url).toBe('/list?utm_source=a?page=2');
  expect((await get()).renders).toBeGreaterThan(first.renders);
});

test('what a visitor brought along follows a redirect that is the same for everyone', async () => {
  const { app } = await testApp();
  const location = async (url: string) => (await app.inject(url)).headers.location;
  expect(await location('/moved?utm_source=a&page=1')).toBe('/new-home?a=1&utm_source=a');
  expect(await location('/moved?utm_source=b&page=1')).toBe('/new-home?a=1&utm_source=b');
  expect(await location('/moved?page=1')).toBe('/new-home?a=1');
});

test('a page of which is not known what it reads, and a personal one, get the whole query', async () => {
  const { app } = await testApp();
  const url = async (asked: string) => renderedWith((await app.inject(asked)).body).url;
  expect(await url('/other?utm_source=a')).toBe('/other?utm_source=a');
  expect(await url('/me?utm_source=a')).toBe('/me?utm_source=a');
});

test.each([
  [{ RENDER_WORKERS: '0' }, 'RENDER_WORKERS must be a whole number from 1 to 9999'],
  [{ RENDER_CONCURRENCY: 'many' }, 'RENDER_CONCURRENCY must be'],
  [{ RENDER_QUEUE: '-1' }, 'RENDER_QUEUE must be'],
])('the environment %j is refused in one line', (env, message) => {
  expect(() => readSettings(env)).toThrow(message);
});

test('pages are rendered eight at a time in each thread unless the settings say otherwise', () => {
  expect(readSettings({ RENDER_WORKERS: '3' }).rendering).toEqual({
    workers: 3,
    concurrency: 24,
    places: 100,
    limit: 1_500,
    slow: 1_000,
    partLimit: null,
  });
  expect(readSettings({ RENDER_CONCURRENCY: '5', RENDER_QUEUE: '7' }).rendering).toMatchObject({
    concurrency: 5,
    places: 7,
  });
});
