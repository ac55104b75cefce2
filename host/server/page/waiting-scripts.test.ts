import { createHash } from 'node:crypto';
import { pointAt } from '@shop/delivery/testing';
import { addBuild, closeApps, dataBlock, renderedWith, testApp } from '../testing.ts';
import { brotliDecompressSync } from 'node:zlib';

afterEach(closeApps);

/** A shop whose host has a start script. */
const shop = async () => {
  const made = await testApp();
  await addBuild(made.storage, 'host', 2, undefined, { start: 'start.js' });
  await pointAt(made.storage, { host: 2 });
  made.clock.now = 2_000;
  return made;
};

test('a page for everyone runs the start script alone, which knows the others, their sheets and the registry', async () => {
  const { app, storage } = await shop();
  const { body, headers } = await app.inject('/');
  const host = await storage.readRelease('host', 2);
  const fileOf = (file: string) => ({
    url: `/assets/host/2/${file}`,
    integrity: host.files[`client/${file}`]?.integrity,
  });
  expect([...body.matchAll(/<script defer src="([^"]+)" integrity="([^"]+)"/g)].map(([, ...one]) => one)).toEqual([
    Object.values(fileOf('start.js')),
  ]);
  const start = dataBlock(body, 'start');
  expect(start).toMatchObject({
    registry: '/registry/catalog.1_host.2.json',
    scripts: [Object.values(fileOf('main.abc.js'))],
  });
  expect(start.preloads.map(([url]: [string]) => url)).toEqual([
    '/assets/catalog/1/remoteEntry.abc.js',
    '/assets/catalog/1/home.abc.js',
  ]);
  expect(start.styles.map(([url]: [string]) => url)).toEqual([
    '/assets/host/1/main.abc.css', // as it was
    '/assets/catalog/1/home.abc.css',
  ]);
  expect(body).not.toContain('id="registry"');
  const [, text = ''] = /<style>(.*?)<\/style>/s.exec(body) ?? [];
  expect(text).toContain('url(/assets/host/1/a.woff2)');
  expect(headers['content-security-policy']).toContain(
    `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
  );
});

test('the start script is asked for with the headers of its page, also of one that lies ready; others name none', async () => {
  const { app, storage } = await shop();
  const host = await storage.readRelease('host', 2);
  const { integrity } = host.files['client/start.js'] ?? {};
  for (const found of ['made', 'kept']) {
    const { headers } = await app.inject('/');
    expect([found, headers.link]).toEqual([
      found,
      `</assets/host/2/start.js>; rel=preload; as=script; crossorigin=anonymous; integrity="${integrity}"`,
    ]);
  }
  for (const url of ['/me', '/app']) expect((await app.inject(url)).headers.link).toBeUndefined();
});

test('offline is said in the language of the page', async () => {
  const { app } = await shop();
  const said = async (url: string) => dataBlock((await app.inject(url)).body, 'start').offline;
  expect(await said('/?setLang=fr')).toMatch(/^Vous êtes hors ligne/);
  expect(await said('/')).toMatch(/^You are offline/);
});

test('a page of one person, and one that the browser renders, run their scripts at once; what is written has presses answered first', async () => {
  const { app } = await shop();
  for (const url of ['/me', '/app', '/throws']) {
    const { body } = await app.inject(url);
    expect(body).toContain('<script defer src="/assets/host/2/main.abc.js"');
    expect(dataBlock(body, 'registry').builds).toEqual({ host: 2, catalog: 1 });
    expect(body).not.toContain('id="start"');
  }
  const { body: own } = await app.inject('/me');
  expect(renderedWith(own).url).toBe('/me');
  expect([...own.matchAll(/<script defer src="([^"]+)"/g)].map(([, src]) => src)).toEqual([
    '/assets/host/2/start.js',
    '/assets/host/2/main.abc.js',
  ]);
  expect(dataBlock(own, 'forms').offline).toMatch(/^You are offline/);
  for (const url of ['/app', '/throws']) expect((await app.inject(url)).body).not.toContain('start.js');
});

test('the registry of a page’s builds stays at its address for good, also when others are live', async () => {
  const { app, storage, clock } = await shop();
  const address = dataBlock((await app.inject('/')).body, 'start').registry;
  const live = (await app.inject('/registry.json')).json();
  await addBuild(storage, 'catalog', 2);
  await pointAt(storage, { catalog: 2 });
  clock.now = 4_000;
  const answer = await app.inject({ url: address, headers: { 'accept-encoding': 'br' } });
  expect(JSON.parse(brotliDecompressSync(answer.rawPayload).toString())).toEqual(live);
  expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  expect(live.builds).toEqual({ host: 2, catalog: 1 });
});

test.each(['/registry/catalog.9_host.2.json', '/registry/host.2', '/registry/..json', '/registry/host.02.json'])(
  '%s names no builds that were released',
  async (url) => {
    const { app } = await shop();
    expect((await app.inject(url)).statusCode).toBe(404);
  },
);
