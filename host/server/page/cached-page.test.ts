import { brotliDecompressSync } from 'node:zlib';
import { startCandidate } from '@shop/delivery';
import { pointAt } from '@shop/delivery/testing';
import { addBuild, closeApps, renderedWith, sentAnyTime, testApp } from '../testing.ts';

afterEach(closeApps);

/** A page that is asked for again may be compressed better. */
const plainOf = ({ rawPayload }: { rawPayload: Buffer }) => brotliDecompressSync(rawPayload);
const withoutLength = (sent: { headers: object }) => ({ ...sentAnyTime(sent), 'content-length': '' });

const br = { 'accept-encoding': 'br', host: 'shop.test', 'x-request-id': 'request-1' };

test.each([{}, { trustProxy: 1 }])('a page that lies ready is sent as it was the first time %j', async (settings) => {
  const { app } = await testApp(settings);
  const headers = { ...br, 'x-forwarded-proto': 'https' };
  const first = await app.inject({ url: '/', headers });
  for (const url of ['/', '/']) {
    const again = await app.inject({ url, headers });
    expect(plainOf(again).equals(plainOf(first))).toBe(true);
    expect(again.headers['content-length']).toBe(String(again.rawPayload.length));
    expect(withoutLength(again)).toEqual(withoutLength(first));
  }
  expect(first.headers['strict-transport-security'] !== undefined).toBe('trustProxy' in settings);
  expect((await app.inject({ url: '/', headers: { ...headers, 'x-request-id': 'request-2' } })).headers).toMatchObject({
    'x-request-id': 'request-2',
  });
});

test('HEAD has the headers of a page that lies ready and no body; who has the page gets 304', async () => {
  const { app } = await testApp();
  const first = await app.inject({ url: '/', headers: br });
  await app.inject({ url: '/', headers: br });
  const head = await app.inject({ method: 'HEAD', url: '/', headers: br });
  expect([head.statusCode, head.body]).toEqual([200, '']);
  expect(withoutLength(head)).toEqual(withoutLength(first));
  const etag = String(first.headers.etag);
  const same = await app.inject({ url: '/', headers: { ...br, 'if-none-match': etag } });
  expect([same.statusCode, same.body, same.headers.etag, same.headers.vary]).toEqual([
    304,
    '',
    etag,
    'Accept-Encoding, Cookie',
  ]);
  expect(same.headers['content-security-policy']).toBe(first.headers['content-security-policy']);
  expect((await app.inject({ method: 'POST', url: '/', headers: br })).statusCode).not.toBe(200);
});

test('a page that lies ready is of the visitor’s language, of the host’s name and of what it reads alone', async () => {
  const { app } = await testApp();
  const get = (url: string, headers: Record<string, string> = {}) =>
    app.inject({ url, headers: { host: 'a.test', ...headers } });
  const urls = ['/', '/list?page=2', '/list?page=2&gclid=1', '/list?page=3'];
  const cookies = ['', 'lang=fr', 'a=b; lang=fr', 'lang=%66r', 'lang="fr"', 'lang=de', 'xlang=fr'];
  const seen = async () =>
    Promise.all(
      urls.flatMap((url) =>
        cookies.map(async (cookie) => {
          const { body } = await get(url, cookie ? { cookie } : {});
          return [url, cookie, renderedWith(body).language, renderedWith(body).url];
        }),
      ),
    );
  const first = await seen();
  expect(first.filter(([url, , language]) => url === '/' && language === 'fr')).toHaveLength(3);
  expect(await seen()).toEqual(first);
  expect((await get('/', { host: 'b.test' })).body).toContain('href="http://b.test/sofas"');
  expect((await get('/')).body).toContain('href="http://a.test/sofas"');
});

test('I18N-004 a language that the address chooses is written into the cookie, also where its page lies ready', async () => {
  const { app } = await testApp();
  for (const _ of [1, 2, 3]) {
    const { cookies, headers } = await app.inject({ url: '/?setLang=fr', headers: br });
    expect([cookies.map(({ name, value }) => `${name}=${value}`), headers.vary]).toEqual([
      ['lang=fr'],
      'Accept-Encoding, Cookie',
    ]);
  }
});

test('a page is written in the appearance that a browser has chosen, also one that lies ready', async () => {
  const { app } = await testApp();
  const asked = ['', 'appearance=dark', 'a=b; appearance=light', 'appearance=blue', 'xappearance=dark', 'lang=en'];
  const seen = () =>
    Promise.all(
      asked.map(async (cookie) => {
        const { body } = await app.inject({ url: '/', headers: { host: 'a.test', ...(cookie && { cookie }) } });
        return /<html[^>]*>/.exec(body)?.[0];
      }),
    );
  const first = await seen();
  const none = '<html lang="en">';
  expect(first).toEqual([
    none,
    '<html lang="en" data-appearance="dark">',
    '<html lang="en" data-appearance="light">',
    none,
    none,
    none,
  ]);
  expect(await seen()).toEqual(first);
});

test('an address that chooses an appearance keeps it and leads to the page, wherever that page lies ready', async () => {
  const { app } = await testApp();
  const chosen = async (url: string) => {
    const { statusCode, headers, cookies } = await app.inject({ url, headers: br });
    const written = cookies.map(({ name, value, maxAge }) => `${name}=${value} ${maxAge}`);
    return [statusCode, headers.location, headers['cache-control'], ...written];
  };
  for (const _ of [1, 2]) {
    await app.inject({ url: '/list?page=2', headers: br });
    expect(await chosen('/list?page=2&setAppearance=dark')).toEqual([
      303,
      '/list?page=2',
      'no-store',
      `appearance=dark ${365 * 24 * 60 * 60}`,
    ]);
    expect(await chosen('/?setAppearance=device')).toEqual([303, '/', 'no-store', 'appearance= 0']);
    for (const url of ['//evil.example/?setAppearance=light', '/%5C/evil.example?setAppearance=light'])
      expect((await chosen(url))[1] ?? '/').toMatch(/^\/(?![/\\])/);
  }
});

test('a device of the candidate gets its page, and all others theirs', async () => {
  const { app, storage, clock } = await testApp();
  await addBuild(storage, 'host', 2);
  await startCandidate(storage, 'host', 50);
  clock.now += 1_000;
  const builds = async () =>
    Promise.all(
      Array.from({ length: 20 }, async (_, n) => {
        const { body } = await app.inject({
          url: '/',
          headers: { ...br, 'accept-encoding': '', cookie: `deviceId=device-${n}` },
        });
        return renderedWith(body).build;
      }),
    );
  const first = await builds();
  expect(new Set(first)).toEqual(new Set([1, 2]));
  expect(await builds()).toEqual(first);
});

test('a first visit may get the candidate too, and the next page of that browser is of the same build', async () => {
  const { app, storage, clock } = await testApp();
  await app.inject('/'); // lies ready for whoever has no cookie
  await addBuild(storage, 'host', 2);
  await startCandidate(storage, 'host', 50);
  clock.now += 1_000;
  await app.inject({ url: '/', cookies: { deviceId: 'device-0' } }); // the registry is looked at
  const visits = await Promise.all(
    Array.from({ length: 40 }, async () => {
      const { body, headers, cookies } = await app.inject('/');
      const given = cookies.find(({ name }) => name === 'deviceId')?.value ?? '';
      const next = await app.inject({ url: '/', cookies: { deviceId: given } });
      expect(next.cookies).toEqual([]);
      expect(headers['cache-control']).toContain('private');
      return [renderedWith(body).build, renderedWith(next.body).build];
    }),
  );
  expect(new Set(visits.map(([first]) => first))).toEqual(new Set([1, 2]));
  expect(visits.filter(([first, next]) => first !== next)).toEqual([]);
});

test('a promotion takes away what lies ready', async () => {
  const { app, storage, clock } = await testApp();
  const build = async () => renderedWith((await app.inject('/')).body).build;
  expect([await build(), await build()]).toEqual([1, 1]);
  await addBuild(storage, 'host', 2);
  await pointAt(storage, { host: 2 });
  clock.now += 1_000;
  expect([await build(), await build()]).toEqual([2, 2]);
});

test('more pages than may be kept are made again', async () => {
  const { app } = await testApp({ pageCacheBytes: 20_000 });
  const renders = async (url: string) => renderedWith((await app.inject(url)).body).renders;
  const first = await renders('/');
  expect(await renders('/')).toBe(first);
  for (let page = 0; page < 6; page += 1) await renders(`/list?page=${page}`);
  expect(await renders('/')).toBeGreaterThan(first);
});
