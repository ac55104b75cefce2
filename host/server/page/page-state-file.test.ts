import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { pointAt } from '@shop/delivery/testing';
import { addBuild, closeApps, dataBlock, renderedWith, testApp } from '../testing.ts';

afterEach(closeApps);

/** A shop whose host has a start script, and reads states from their files. */
const shop = async (settings: Parameters<typeof testApp>[0] = {}) => {
  const made = await testApp(settings);
  await addBuild(made.storage, 'host', 2, undefined, { start: 'start.js' });
  await pointAt(made.storage, { host: 2 });
  made.clock.now = 2_000;
  return made;
};

const opened = async (app: FastifyInstance, url: string) => {
  const { body } = await app.inject(url);
  const { state } = dataBlock(body, 'start');
  return { body, state, address: String(state.url) };
};

const forGood = 'public, max-age=31536000, immutable';

test('a page for everyone carries no state, and names the file that has it', async () => {
  const { app } = await shop();
  const { body, state, address } = await opened(app, '/list?page=2&utm_source=x');
  expect(body).not.toContain('id="state"');
  expect(state).toEqual({
    url: expect.stringMatching(/^\/page-state\/[\w-]{43}\/en\/list\?page=2$/),
    answeredAt: 1_000,
  });
  expect(body).not.toContain(`href="${address}"`); // the start script has it fetched when the page rests
  const file = await app.inject(address);
  expect(file.json()).toEqual({ html: '</script><b>', url: '/list?page=2', language: 'en' });
  expect(file.headers).toMatchObject({
    'cache-control': forGood,
    vary: 'Accept-Encoding',
    'content-type': 'application/json; charset=utf-8',
    'x-content-type-options': 'nosniff',
  });
});

test('the file is sent compressed as the browser takes it', async () => {
  const { app } = await shop();
  const { address } = await opened(app, '/');
  const get = (encoding: string) => app.inject({ url: address, headers: { 'accept-encoding': encoding } });
  const [br, gzip] = [await get('br, gzip'), await get('gzip')];
  expect([br.headers['content-encoding'], gzip.headers['content-encoding']]).toEqual(['br', 'gzip']);
  const plain = (await app.inject(address)).rawPayload;
  expect(brotliDecompressSync(br.rawPayload)).toEqual(plain);
  expect(gunzipSync(gzip.rawPayload)).toEqual(plain);
});

test('pages of one person, of a failure or of the browser, and builds that know no file, have their state in the page', async () => {
  const { app, storage, clock } = await shop();
  for (const url of ['/me', '/fault']) {
    const { body } = await app.inject(url);
    expect([url, dataBlock(body, 'state')]).toEqual([url, { html: '</script><b>', url, language: 'en' }]);
    expect(body).not.toContain('/page-state/');
  }
  expect((await app.inject('/app')).body).not.toContain('/page-state/');
  const source = `exports.render = async () => ({ status: 200, markup: '', head: { title: '' }, state: { old: true }, exposes: [], personal: false });`;
  await addBuild(storage, 'host', 3, source, { start: 'start.js' });
  await pointAt(storage, { host: 3 });
  clock.now += 2_000;
  const { body } = await app.inject('/');
  expect([dataBlock(body, 'state'), dataBlock(body, 'start').state]).toEqual([{ old: true }, undefined]);
});

test('the state of a page that has changed since is answered to who has the page from before', async () => {
  const { app, clock } = await shop();
  const first = await opened(app, '/changing');
  clock.now += 700_000_000;
  const second = await opened(app, '/changing');
  expect(second.address).not.toBe(first.address);
  const { renders } = renderedWith(first.body);
  expect((await app.inject(first.address)).json()).toMatchObject({ renders });
});

test('a web server that has not made the page, or has forgotten its state, makes it again', async () => {
  const { app } = await shop({ pageCacheBytes: 20_000 });
  const other = await shop();
  const home = await opened(app, '/?setLang=fr');
  expect((await other.app.inject(home.address)).json()).toMatchObject({ language: 'fr', url: '/?setLang=fr' });
  for (let page = 0; page < 12; page += 1) await opened(app, `/list?page=${page}`);
  const again = await app.inject(home.address);
  expect([again.statusCode, again.headers['cache-control']]).toEqual([200, forGood]);
  expect(again.headers['set-cookie']).toBeUndefined();
  // The render for the file is cached for the page's address only.
  expect((await app.inject(home.address)).headers['content-type']).toMatch(/^application\/json/);
});

test('a page with a countdown has the same state at each render, and what is left stands beside it', async () => {
  const { app, clock } = await shop();
  const other = await shop();
  await opened(other.app, '/list');
  const first = await opened(app, '/counting');
  expect(first.state.moments).toEqual([99]);
  expect((await other.app.inject(first.address)).json()).toEqual((await app.inject(first.address)).json());
  clock.now += 700_000_000;
  const later = await opened(app, '/counting');
  expect(later.address).toBe(first.address);
  expect(later.state.moments).not.toEqual(first.state.moments);
});

test('a page that has another state by now is said to have none of that name, and so is what is no state', async () => {
  const { app } = await shop();
  const other = await shop();
  await opened(app, '/changing');
  const { address } = await opened(app, '/changing/other');
  const unknown = 'A'.repeat(43);
  for (const [where, url] of [
    [other.app, address],
    [app, `/page-state/${unknown}/en/`],
    [app, `/page-state/${unknown}/en/me`],
    [app, `/page-state/${unknown}/de/`],
    [app, `/page-state/${unknown}`],
    [app, '/page-state/x/en/'],
  ] as const) {
    const answer = await where.inject(url);
    expect([url, answer.statusCode, answer.headers['cache-control']]).toEqual([url, 404, 'no-store']);
  }
});

test('an address without a state of that name makes a page no more often than the page itself is asked for', async () => {
  const { app } = await shop();
  await opened(app, '/');
  const { renders } = renderedWith((await app.inject('/list')).body);
  const unknown = 'A'.repeat(43);
  for (const _ of [1, 2, 3]) await app.inject(`/page-state/${unknown}/en/`);
  expect(renderedWith((await app.inject('/list?page=2')).body).renders).toBe(renders + 1);
});
