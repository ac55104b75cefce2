import { rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pointAt } from '@shop/delivery/testing';
import { readSettings } from '../settings.ts';
import { addBuild, closeApps, dataBlock, renderedWith, testApp, until, untilRendering } from '../testing.ts';

afterEach(closeApps);

test('a page says how long a part of a remote is waited for only where that is set', async () => {
  const opening = async (env: Readonly<Record<string, string>>) => {
    const { rendering } = readSettings(env);
    const { app } = await testApp({ rendering });
    return /<html[^>]*>/.exec((await app.inject('/')).body)?.[0];
  };
  expect(await opening({})).toBe('<html lang="en">');
  expect(await opening({ PART_LIMIT: '60000' })).toBe('<html lang="en" data-part-limit="60000">');
});

test('a page is one complete document: head, verified scripts, inlined registry, state, markup', async () => {
  const { app, storage } = await testApp();
  const { statusCode, headers, body } = await app.inject({ url: '/?setLang=fr', headers: { host: 'shop.test' } });
  const host = await storage.readRelease('host', 1);
  const catalog = await storage.readRelease('catalog', 1);
  expect(statusCode).toBe(200);
  expect(headers['content-type']).toBe('text/html; charset=utf-8');
  expect(body).toMatch(/^<!doctype html><html lang="fr">/);
  expect(body).toContain('<title>Sofas &amp; &quot;more&quot;</title>');
  expect(body).toContain('<meta name="description" property="og:description" content="Warm &lt;sofas&gt;">');
  expect(body).toContain('<link rel="canonical" href="http://shop.test/sofas">');
  expect(body).toContain('<link rel="alternate" hreflang="fr-CA" href="http://shop.test/sofas?setLang=fr">');
  expect(body).toContain('<link rel="alternate" hreflang="x-default" href="http://shop.test/sofas">');
  expect(body).toContain('<meta property="og:locale" content="fr_CA">');
  expect(body).toContain(
    `<script defer src="/assets/host/1/main.abc.js" integrity="${host.files['client/main.abc.js']?.integrity}" crossorigin="anonymous"></script>`,
  );
  for (const file of ['remoteEntry.abc.js', 'home.abc.js']) {
    expect(body).toContain(
      `<link rel="preload" as="script" href="/assets/catalog/1/${file}" integrity="${catalog.files[`client/${file}`]?.integrity}" crossorigin="anonymous" fetchpriority="low">`,
    );
  }
  const registry = dataBlock(body, 'registry');
  expect(registry).toMatchObject({ builds: { host: 1, catalog: 1 }, language: 'fr' });
  expect(registry.remotes).toEqual([
    {
      name: 'catalog',
      build: 1,
      base: '/assets/catalog/1/',
      entry: '/assets/catalog/1/remoteEntry.abc.js',
      integrity: catalog.files['client/remoteEntry.abc.js']?.integrity,
      exposes: { ...catalog.exposes, './home': { js: ['home.abc.js'], css: ['home.abc.css'] } },
      config: expect.objectContaining({ name: 'catalog', routes: expect.any(Array) }),
    },
  ]);
  expect(dataBlock(body, 'state')).toEqual({ html: '</script><b>', url: '/?setLang=fr', language: 'fr' });
  expect(renderedWith(body)).toMatchObject({
    url: '/?setLang=fr',
    language: 'fr',
    visitor: null,
    remotes: [['catalog', true]],
  });
});

test('styles of host and used modules are inlined, allowed by hash, known to the loader by file; relative addresses hold', async () => {
  const { app } = await testApp();
  const { body, headers } = await app.inject('/');
  const policy = String(headers['content-security-policy']);
  const styles = [...body.matchAll(/<style data-href="([^"]+)">(.*?)<\/style>/gs)];
  expect(styles.map(([, file]) => file)).toEqual(['main.abc.css', 'home.abc.css']);
  const { createHash } = await import('node:crypto');
  for (const [, , text = ''] of styles) {
    expect(policy).toContain(`'sha256-${createHash('sha256').update(text).digest('base64')}'`);
  }
  expect(body).toContain('url(/assets/host/1/a.woff2)');
  expect(body).toContain('content:"<\\/style>"');
});

test('the policy allows no inline script, no eval and nothing from elsewhere', async () => {
  const { app } = await testApp();
  const { headers, body } = await app.inject('/');
  const policy = String(headers['content-security-policy']);
  expect(policy).toMatch(/^default-src 'none'; script-src 'self'; style-src 'self' 'sha256-/);
  expect(policy.replace(/style-src-attr 'unsafe-inline'/, '')).not.toMatch(/unsafe-/);
  expect(policy).toContain("frame-ancestors 'none'");
  expect(body).not.toMatch(/<script(?![^>]*(?: src=| type="application\/))/);
  expect(body).not.toMatch(/ on[a-z]+=/);
  expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'cross-origin-opener-policy': 'same-origin' });
  expect(headers['strict-transport-security']).toBeUndefined();
});

test('under https transport security is strict', async () => {
  const { app } = await testApp({ trustProxy: 1 });
  const { headers } = await app.inject({ url: '/', headers: { 'x-forwarded-proto': 'https' } });
  expect(headers['strict-transport-security']).toContain('max-age=31536000');
});

test('pages link files from the asset origin when there is one', async () => {
  const { app } = await testApp({ assetOrigin: 'http://127.0.0.1:3010' });
  const { body, headers } = await app.inject('/');
  expect(body).toContain('<script defer src="http://127.0.0.1:3010/assets/host/1/main.abc.js"');
  expect(body).toContain('url(http://127.0.0.1:3010/assets/host/1/a.woff2)');
  expect(dataBlock(body, 'registry').remotes[0].entry).toBe(
    'http://127.0.0.1:3010/assets/catalog/1/remoteEntry.abc.js',
  );
  expect(headers['content-security-policy']).toContain("script-src 'self' http://127.0.0.1:3010;");
});

test('statuses and redirects of a page are sent; a redirect to another site is not', async () => {
  const { app } = await testApp();
  expect((await app.inject('/gone')).statusCode).toBe(404);
  const moved = await app.inject('/moved');
  expect([moved.statusCode, moved.headers.location]).toEqual([301, '/new-home?a=1']);
  const found = await app.inject('/found');
  expect([found.statusCode, found.headers.location]).toEqual([302, '/elsewhere']);
  const evil = await app.inject('/evil');
  expect([evil.statusCode, evil.headers.location]).toEqual([200, undefined]);
  expect(evil.body).toContain('<noscript>');
});

test('a page that throws or takes too long is rendered in the browser, in the right language', async () => {
  const { app } = await testApp({ rendering: { limit: 1_000 } });
  await untilRendering(app);
  const thrown = await app.inject('/throws?setLang=fr');
  expect(thrown.statusCode).toBe(200);
  expect(thrown.body).toContain('<noscript><p>Cette page a besoin de JavaScript');
  expect(thrown.body).toContain('<title>Boréal</title>');
  expect(thrown.body).toContain('/assets/catalog/1/home.abc.js');
  expect(thrown.body).not.toContain('id="state"');
  expect(dataBlock(thrown.body, 'registry').builds).toEqual({ host: 1, catalog: 1 });
  const late = await app.inject('/hangs');
  expect(late.statusCode).toBe(200);
  expect(late.body).toContain('<noscript>');
  expect(renderedWith((await app.inject('/me')).body).aborted).toEqual(['/hangs']);
  expect(late.headers['cache-control']).toBe('private, no-store');
});

test('a browser-rendered page is not rendered here', async () => {
  const { app } = await testApp();
  const { body } = await app.inject('/app/checkout');
  expect(renderedWith(body)).toBeNull();
  expect(body).toContain('data-shell');
});

test('public pages are cached for 30 s, then served stale while made again; personal ones never', async () => {
  const { app, clock } = await testApp();
  const renders = async (url: string) => renderedWith((await app.inject(url)).body).renders;
  const first = await renders('/');
  expect(await renders('/')).toBe(first);
  expect(await renders('/?a=1')).toBe(first + 1);
  clock.now = 31_000;
  expect(await renders('/')).toBe(first);
  await until(async () => (await renders('/')) !== first);
  expect(await renders('/')).toBe(first + 2);
  const mine = await renders('/me');
  expect(await renders('/me')).toBe(mine + 1);
  expect(await renders('/mine')).toBe(mine + 2);
  expect(await renders('/mine')).toBe(mine + 3);
});

test('a page that tells of a fault is kept nowhere', async () => {
  const { app } = await testApp();
  const first = await app.inject('/fault');
  expect([first.statusCode, first.headers['cache-control'], first.headers.etag]).toEqual([
    503,
    'private, no-store',
    undefined,
  ]);
  expect(renderedWith((await app.inject('/fault')).body).renders).toBe(renderedWith(first.body).renders + 1);
});

test('twenty visitors of a page that is not cached share one render', async () => {
  const { app } = await testApp();
  const pages = await Promise.all(Array.from({ length: 20 }, () => app.inject('/crowd')));
  expect(new Set(pages.map(({ body }) => renderedWith(body).renders)).size).toBe(1);
});

test('a public page is revalidated by its tag; a personal one is kept nowhere and knows its visitor', async () => {
  const { app } = await testApp();
  const first = await app.inject('/');
  expect(first.headers).toMatchObject({
    'cache-control': 'public, max-age=0, must-revalidate',
    vary: 'Accept-Encoding, Cookie',
  });
  const again = await app.inject({ url: '/', headers: { 'if-none-match': String(first.headers.etag) } });
  expect([again.statusCode, again.body]).toEqual([304, '']);
  const mine = await app.inject({ url: '/me', cookies: { GuestToken: 'g1', deviceId: 'd1' } });
  expect(mine.headers['cache-control']).toBe('private, no-store');
  expect(mine.headers.etag).toBeUndefined();
  expect(renderedWith(mine.body).visitor).toEqual({ guestToken: 'g1', deviceId: 'd1' });
  const everyones = await app.inject({ url: '/other', cookies: { GuestToken: 'g1' } });
  expect(renderedWith(everyones.body).visitor).toBeNull();
});

test('an answer that gives the visitor a cookie is kept by no cache between; the same page without one is', async () => {
  const { app } = await testApp();
  const ask = (cookies = {}) => app.inject({ url: '/?setLang=fr', cookies });
  for (const chosen of [await ask(), await ask()]) {
    expect(chosen.headers['set-cookie']).toMatch(/^lang=fr;/);
    expect(chosen.headers).toMatchObject({ 'cache-control': 'private, max-age=0, must-revalidate' });
  }
  const answered = await ask({ lang: 'fr' });
  expect(answered.headers['set-cookie']).toBeUndefined();
  expect(answered.headers['cache-control']).toBe('public, max-age=0, must-revalidate');
});

test('pages are compressed as the browser accepts', async () => {
  const { app } = await testApp();
  const { brotliDecompressSync, gunzipSync } = await import('node:zlib');
  const br = await app.inject({ url: '/', headers: { 'accept-encoding': 'gzip, br' } });
  expect(br.headers['content-encoding']).toBe('br');
  expect(brotliDecompressSync(br.rawPayload).toString()).toContain('<title>');
  const gzip = await app.inject({ url: '/', headers: { 'accept-encoding': 'gzip, br;q=0' } });
  expect(gunzipSync(gzip.rawPayload).toString()).toContain('<title>');
});

test('I18N-001 a document is in English until French is asked for', async () => {
  const { app } = await testApp();
  for (const [url, language] of [
    ['/', 'en'],
    ['/?setLang=fr', 'fr'],
    ['/?setLang=en', 'en'],
  ] as const) {
    const { body } = await app.inject(url);
    expect(/<html[^>]* lang="([^"]+)"/.exec(body)?.[1]).toBe(language);
    expect(renderedWith(body).language).toBe(language);
  }
});

test('I18N-002 I18N-004 SESS-020 setLang decides the language, is kept for 30 days, and wins over the cookie', async () => {
  const { app } = await testApp();
  const asked = await app.inject({ url: '/?setLang=fr', cookies: { lang: 'en' } });
  expect(renderedWith(asked.body).language).toBe('fr');
  expect(asked.cookies).toEqual([
    { name: 'lang', value: 'fr', path: '/', maxAge: 30 * 24 * 3600, sameSite: 'Lax', secure: true },
  ]);
  expect(renderedWith((await app.inject({ url: '/', cookies: { lang: 'fr' } })).body).language).toBe('fr');
  expect(renderedWith((await app.inject({ url: '/?setLang=de' })).body).language).toBe('en');
});

test('a promotion and a rollback reach new pages within a second of the clock, with their own host bundle', async () => {
  const { app, storage, clock } = await testApp();
  expect(renderedWith((await app.inject('/')).body).build).toBe(1);
  await addBuild(storage, 'host', 2);
  await pointAt(storage, { host: 2 });
  clock.now += 1_000;
  const { body } = await app.inject('/');
  expect(renderedWith(body).build).toBe(2);
  // Globals that one build of the host sets are not seen by another.
  expect(renderedWith(body).builds).toEqual([2]);
  expect(body).toContain('/assets/host/2/main.abc.js');
  await pointAt(storage, { host: 1 });
  clock.now += 1_000;
  expect(renderedWith((await app.inject('/')).body).build).toBe(1);
});

test('a remote whose files are gone keeps its place in the registry and takes nothing else with it', async () => {
  const { app, clock, folder } = await testApp();
  await app.inject('/');
  await rm(folder('catalog'), { recursive: true });
  clock.now += 1_000;
  const { statusCode, body } = await app.inject('/');
  expect(statusCode).toBe(200);
  expect(renderedWith(body).remotes).toEqual([['catalog', false]]);
  expect(dataBlock(body, 'registry').remotes[0]).toMatchObject({ name: 'catalog', build: 1 });
  expect(body).not.toContain('rel="preload" as="script"');
});

test('server code that was changed after packing is not run', async () => {
  const { app, clock, folder } = await testApp();
  await writeFile(path.join(folder('catalog'), 'server/remoteEntry.js'), 'process.exit(1)');
  clock.now += 1_000;
  expect(renderedWith((await app.inject('/')).body).remotes).toEqual([['catalog', false]]);
});

test('a broken registry leaves the last good one in force', async () => {
  const { app, storage, clock } = await testApp();
  await app.inject('/');
  await writeFile(path.join(storage.root, 'registry.json'), '{');
  clock.now += 1_000;
  expect((await app.inject('/')).statusCode).toBe(200);
});

test.each(['/%E0%A4%A', '//evil.example', '/a//b', '/%2f%2fevil.example', '/a%00b'])(
  'the odd address %s gets the not-found page',
  async (url) => {
    const { app } = await testApp();
    const { statusCode, headers, body } = await app.inject(url);
    expect(headers['content-type']).toContain('text/html');
    if (url === '/%E0%A4%A') expect(renderedWith(body).url).toBe('/%25E0%25A4%25A');
    else expect([statusCode, renderedWith(body).url]).toEqual([404, '/404']);
  },
);

test('a search for a backslash is a page', async () => {
  const { app } = await testApp();
  expect(renderedWith((await app.inject('/search?keyword=a\\b')).body).url).toBe('/search?keyword=a\\b');
});

test('a host name that is none is not written into links', async () => {
  const { app } = await testApp();
  const { body } = await app.inject({ url: '/', headers: { host: 'evil.example/"><script>' } });
  expect(body).toContain('<link rel="canonical" href="http://localhost/sofas">');
});
