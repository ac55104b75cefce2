import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { type BuildInfo, type ReleaseStorage, folderStorage, pack } from '@shop/delivery';
import { hostCode, inventDist, pointAt, remoteCode, temporaryFolder, writeFiles } from '@shop/delivery/testing';
import type { RemoteConfig } from '@shop/contract';
import fastify, { type FastifyInstance } from 'fastify';
import { type AppOptions, buildApp } from './app.ts';
import { type Settings, readSettings } from './settings.ts';

/**
 * A host bundle that answers by the path: what a page was asked with stands in its markup as JSON.
 * `{{build}}` becomes the build's number.
 */
const bundleSource = `${hostCode}
let renders = 0;
const aborted = [];
globalThis.builds = [...(globalThis.builds ?? []), {{build}}];
const calledBy = async ({ api, send, signal }, path) =>
  (await send(api.baseUrl + path, { method: 'GET', headers: api.headers, body: null, signal })).json().code;
exports.act = async (input) => {
  if (input.url.startsWith('/form/remote')) return require(input.remotes[0].serverEntry).act(input);
  if (input.url.startsWith('/form/throws')) throw new Error('broken form');
  if (input.url.startsWith('/form/away')) return { answer: { redirect: '/.//evil.example' }, guest: null };
  if (input.url.startsWith('/form/text')) return { answer: { status: 404, text: 'Not known.' }, guest: { deviceId: 'd9', token: 'g9' } };
  if (input.url.startsWith('/form/again')) return { answer: { again: { values: { city: 'Laval' }, errors: input.url.includes('wrong') ? { city: 'Where?' } : {} } }, guest: null };
  if (input.url.startsWith('/form/pay')) return { answer: { leaveFor: new URL(input.url, 'http://x').searchParams.get('to') }, guest: null };
  if (input.url.startsWith('/form/sign-in')) return { answer: { redirect: '/in', signedIn: 'c9' }, guest: null };
  if (input.url.startsWith('/form/sign-out')) return { answer: { redirect: '/out', signedOut: true }, guest: null };
  if (input.url.startsWith('/form/calls'))
    for (const path of ['/called/1', '/called/2']) await calledBy(input, path);
  const { body, type, from, expose, visitor } = input;
  const guest = visitor.guestToken ? null : { deviceId: 'd9', token: 'g9' };
  return { answer: { redirect: '/taken?' + encodeURIComponent(JSON.stringify({ body, type, from, expose, visitor })) }, guest };
};
exports.render = async (input) => {
  renders += 1;
  const page = (changes) => ({
    status: 200,
    markup: '<main>' + JSON.stringify({ build: {{build}}, renders, aborted, builds: globalThis.builds, url: input.url, language: input.language, sent: input.sent,
      ...(input.url.startsWith('/flagged') && { flags: input.flags }),
      visitor: input.visitor, remotes: input.remotes.map((r) => [r.name, r.serverEntry !== null]) }) + '</main>',
    head: { title: 'Sofas & "more"', description: 'Warm <sofas>', canonical: '/sofas',
      alternates: [{ lang: 'fr-CA', href: '/sofas?setLang=fr' }, { lang: 'x-default', href: '/sofas' }], image: ({ '/pictured': '/media/pictures/lund-sofa-640.avif', '/elsewhere-pictured': 'https://files.example/sofa.jpg' })[input.url.split('?')[0]] ?? '/media/a.avif',
      jsonLd: [{ name: '</script><script>alert(1)</script>' }] },
    // The state is the same each time, but of one page, as if what it shows changed all the time.
    state: { html: '</script><b>', url: input.url, language: input.language, ...(input.url.startsWith('/changing') && { renders }) },
    ...(input.url.startsWith('/counting') && { moments: [100 - renders] }),
    answeredAt: 1_000, exposes: [{ remote: 'catalog', expose: './home' }],
    personal: false, ...changes,
  });
  if (input.url.includes('/calls')) {
    return page({ markup: '<main>' + JSON.stringify({ codes: [await calledBy(input, '/called/1'), await calledBy(input, '/called/2')] }) + '</main>' });
  }
  if (input.url.startsWith('/remote')) {
    const { serverEntry } = input.remotes[0];
    if (serverEntry === null) return page({ status: 503 });
    try {
      require(serverEntry);
    } catch (error) {
      input.report({ remote: 'catalog', expose: './home', cause: 'import' }, error);
      return page({ status: 503 });
    }
    return page({ markup: '<main>' + JSON.stringify({ remote: require(serverEntry).page(input) }) + '</main>' });
  }
  if (input.url.startsWith('/throws')) throw new Error('broken page');
  if (input.url.startsWith('/hangs')) return new Promise((resolve, reject) => {
    input.signal.addEventListener('abort', () => { aborted.push(input.url); });
  });
  if (input.url.startsWith('/gone')) return page({ status: 404 });
  if (input.url.startsWith('/404')) return page({ status: 404 });
  if (input.url.startsWith('/fault')) return page({ status: 503 });
  if (input.url.startsWith('/moved')) return page({ status: 301, redirect: '/new-home?a=1' });
  if (input.url.startsWith('/found')) return page({ status: 302, redirect: '/elsewhere' });
  if (input.url.startsWith('/evil')) return page({ status: 302, redirect: '/.//evil.example' });
  if (input.url.startsWith('/mine')) return page({ personal: true });
  return page({});
};
`;

const page = { page: './home', layout: 'default', titleKey: 'title.error', render: 'public' } as const;

export const catalogConfig: RemoteConfig = {
  name: 'catalog',
  routes: [
    { ...page, path: '/any', name: 'Any', resolves: 'product' },
    ...['calls', 'evil', 'hangs', 'remote', 'sofas', 'throws'].map((name) => ({ ...page, path: `/${name}/*`, name })),
    { path: '/me/*', name: 'Mine', redirect: '/' }, // rendered for each visitor, as a page of no remote
    { ...page, path: '/app/*', name: 'App', render: 'client' },
    { ...page, path: '/list', name: 'List', query: ['page', 'q'] },
    { ...page, path: '/moved', name: 'Moved', query: ['page', 'q'] },
    { ...page, path: '/flagged', name: 'Flagged', query: ['page', 'q'], flags: ['catalog.reviews-first'] },
    {
      ...page,
      path: '/',
      name: 'Home',
      forms: [
        '/form',
        '/form/throws',
        '/form/away',
        '/form/calls',
        '/form/remote',
        '/form/again',
        '/form/pay',
        '/form/sign-in',
        '/form/sign-out',
      ].map((path) => ({ path })),
    },
  ],
  places: [],
  slots: [],
  dispatches: [],
  intents: [{ intent: 'signInRequested', expose: './view', forms: [{ path: '/form/text', fromAnywhere: true }] }],
  flags: [
    {
      key: 'catalog.reviews-first',
      type: 'boolean',
      default: false,
      purpose: 'Shows reviews first',
      owner: 'catalog',
    },
  ],
  locales: ['en', 'fr'],
};

/**
 * Packs an invented build of the host or of a remote like the catalog; `source` is its code for the server, `files` what some
 * files for browsers hold.
 */
export const addBuild = async (
  storage: ReleaseStorage,
  name: string,
  build: number,
  source = name === 'host' ? bundleSource : `${remoteCode(catalogConfig)}exports.page = () => 'rendered';`,
  { files = {}, ...facts }: Partial<BuildInfo> & { files?: Record<string, string> } = {},
): Promise<void> => {
  const dist = await temporaryFolder();
  await inventDist(dist, {
    package: name,
    build,
    config: name === 'host' ? null : { ...catalogConfig, name },
    ...facts,
  });
  if (facts.start) await writeFiles(dist, { [`client/${facts.start}`]: 'start()' });
  if (name === 'host') {
    await writeFiles(dist, { 'server/render.js': source.replaceAll('{{build}}', String(build)) });
    await writeFiles(dist, {
      'client/main.abc.css': '@layer reset, page;main{background:url(a.woff2)}b{content:"</style>"}',
    });
  } else await writeFiles(dist, { 'server/remoteEntry.js': source });
  await writeFiles(dist, Object.fromEntries(Object.entries(files).map(([file, text]) => [`client/${file}`, text])));
  await pack(dist, storage);
};

/** A published shop of a host and the catalog remote, both build 1. */
export const publishedShop = async (remoteSource?: string) => {
  const storage = folderStorage(await temporaryFolder());
  await addBuild(storage, 'host', 1);
  await addBuild(storage, 'catalog', 1, remoteSource);
  await pointAt(storage, { host: 1, catalog: 1 });
  return storage;
};

type Changes = Partial<Omit<Settings, 'rendering'>> & { rendering?: Partial<Settings['rendering']> };

/** One thread, and time enough for a busy machine to start it. */
export const testSettings = ({ rendering, ...changes }: Changes = {}): Settings => ({
  ...readSettings({ NODE_ENV: 'production', API_URL: 'http://127.0.0.1:9' }),
  ...changes,
  rendering: { workers: 1, concurrency: 8, places: 100, limit: 20_000, slow: 20_000, partLimit: null, ...rendering },
});

const open: FastifyInstance[] = [];

/** For afterEach or afterAll: closes what testApp and changingApi have opened. */
export const closeApps = async () => void (await Promise.all(open.splice(0).map((app) => app.close())));

/** The web server over a published shop, with a clock that the test moves. */
export const testApp = async (changes: Changes = {}, options: Partial<AppOptions> & { remoteSource?: string } = {}) => {
  const storage = await publishedShop(options.remoteSource);
  const clock = { now: 0 };
  const app = await buildApp({
    settings: testSettings(changes),
    storage,
    logLevel: 'silent',
    now: () => clock.now,
    ...options,
  });
  open.push(app);
  const folder = (name: string, build = 1) => path.join(storage.root, name, String(build));
  return { app, storage, clock, folder };
};

export const webSecret = 'a-secret-of-this-test';

/** An API whose answers say what they were made from, and which tells what changed. */
export const changingApi = async () => {
  const changes: string[] = [];
  const state = { isAway: false, tags: 'product:1 products', calls: 0, polls: 0, positions: new Set<unknown>() };
  const api = fastify();
  open.push(api);
  api.get<{ Querystring: { after?: string } }>('/web/changes', async ({ query, headers }, reply) => {
    state.polls += 1;
    if (state.isAway || headers['x-web-secret'] !== webSecret) return reply.code(503).send('');
    const tags = query.after === undefined ? ['*'] : changes.slice(Number(query.after));
    return { cursor: String(changes.length), tags, position: 1_000 + changes.length };
  });
  // Its web servers ask for rules of flags each second, which no page is made from.
  api.get('/web/flags', async (_request, reply) => reply.code(404).send(''));
  api.get('/*', async (request, reply) => {
    state.calls += 1;
    state.positions.add(request.headers['x-page-position']);
    reply.header('x-page-tags', state.tags);
    return { code: state.calls };
  });
  return { apiUrl: await api.listen({ port: 0, host: '127.0.0.1' }), changes, state };
};

/** Asks again until it is so; throws after 50 s. */
export const until = async (isSo: () => Promise<boolean>): Promise<void> => {
  const end = Date.now() + 50_000;
  while (!(await isSo())) {
    if (Date.now() > end) throw new Error(`not so after 50 s: ${isSo}`);
    await wait(20);
  }
};

/** Asks for a page until the thread that renders it has started: before, a short limit leaves it to the browser. */
export const untilRendering = async (app: FastifyInstance): Promise<void> => {
  await until(async () => renderedWith((await app.inject('/me')).body) !== null);
};

/** The JSON in `<main>`; null without one. */
export const renderedWith = (body: string) => {
  const [, json = 'null'] = /<main>(.*?)<\/main>/s.exec(body) ?? [];
  return JSON.parse(json);
};

/** Headers without the moment at which they were sent, which two of them say. */
export const sentAnyTime = ({ headers }: { headers: object }) => ({
  ...headers,
  date: '',
  'server-timing': String(Reflect.get(headers, 'server-timing')).replace(/now;desc="\d+"/, ''),
});

/** A data block of the page. */
export const dataBlock = (body: string, id: string) => {
  const [, json = 'null'] =
    new RegExp(`<script type="application/json" id="${id}">(.*?)</script>`, 's').exec(body) ?? [];
  return JSON.parse(json);
};
