import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { runCommand } from '../commands.ts';
import { pack } from '../pack.ts';
import { promote } from '../registry.ts';
import { inventConfig, inventDist, holdHashes, pointAt, temporaryFolder, writeFiles } from '../testing.ts';
import { type Build, renderingHost, route, shop } from './testing.ts';

/** Code of the catalog for the web server, of which one page does what is given. */
const page = (home: string): Record<string, string> => ({
  'server/remoteEntry.js': `const texts = { title: { home: 'A title' } };
exports.get = (expose) => {
  if (expose.startsWith('./locale-')) return texts;
  if (expose === './home') return { async default({ call, report }) { ${home} } };
  return { default: () => ({}), models: [], action() {} };
};`,
});
const cards = { call: 'GET /api/cards?page=1', status: 200, answer: { result: [{ name: 'Sofa' }] } };
const two = inventConfig({ routes: [route({}), route({ path: '/last', name: 'Last', page: './last' })] });

/** A shop whose host renders; why a build of the catalog with these samples is refused, a line for each fault. */
const judged = async (home: string, build: Build = {}, limit?: number) => {
  const { storage, add } = await shop();
  await add(2, renderingHost);
  await pointAt(storage, { host: 2 });
  await add(2, {
    config: two,
    files: page(home),
    samples: { pages: [{ url: '/home' }, { url: '/last' }], answers: [cards] },
    ...build,
  });
  const said = await promote(storage, 'catalog', 2, limit === undefined ? {} : { limit }).then(
    () => '',
    (error: Error) => error.message,
  );
  expect((await storage.readRegistry()).catalog?.live).toBe(said === '' ? 2 : undefined);
  return said.split('\n- ').slice(1);
};

const good = "const { result } = await call('/api/cards?page=1'); return { markup: String(result[0].name) };";

test('a build whose sample pages are rendered with what was recorded is promoted', async () => {
  expect(await judged(good)).toEqual([]);
});

const bad: [what: string, home: string, fault: RegExp][] = [
  [
    'throws',
    "const { result } = await call('/api/cards?page=1'); return result[1].name;",
    /^catalog 2, \.\/home, page \/home: it cannot be rendered under host 2: TypeError: Cannot read .* \(remoteEntry\.js:4:\d+\)\. Look at/,
  ],
  ['ends the process', 'process.exit(3);', /the process that rendered it ended \(exit code 3\)/],
  ['is an error page', 'return { status: 500 };', /page \/home: it answers 500 and not 200\./],
  [
    'leads elsewhere',
    "return { status: 302, redirect: '/login' };",
    /page \/home: it leads to \/login\. Name the page/,
  ],
  ['is not the remote’s', 'return { exposes: [] };', /another page than one of the remote is shown/],
  [
    'goes on without a part',
    "report(new Error('no grid')); return {};",
    /it goes on without what failed: catalog, \.\/home: Error: no grid \(remoteEntry\.js:4:\d+\)\./,
  ],
  ['leaves a part to the browser', "return { markup: '<!--$!-->' };", /1 of its parts threw .*"left": 1/],
  [
    'asks what was not recorded',
    "await call('/api/cards?page=2'); return {};",
    /it asks GET \/api\/cards\?page=2, to which no answer was recorded\. .*pnpm release record catalog --api …/,
  ],
];

test.each(bad)('a page that %s while it is rendered is refused, alone', async (_, home, fault) => {
  expect(await judged(home)).toEqual([expect.stringMatching(fault)]);
});

test('a fault that several modules, their pages and both languages have is told once, with all its places', async () => {
  const files = {
    'server/remoteEntry.js': `exports.get = (expose) => {
  if (expose.startsWith('./locale-')) return { title: { other: 'A title' } };
  throw new Error('no window');
};`,
  };
  const title = { titleKey: 'title.none' };
  const config = inventConfig({
    routes: [route(title), route({ ...title, path: '/last', name: 'Last', page: './last' })],
  });
  expect(await judged('', { config, files })).toEqual([
    expect.stringMatching(
      /^catalog 2, \.\/home, \.\/last: the web server cannot load it under host 2: Error: no window\./,
    ),
    expect.stringMatching(/^catalog 2, locales\/en\.json, locales\/fr\.json: it lacks title\.none\./),
  ]);
});

test.each(['for (;;);', 'await new Promise(() => {});'])(
  'a page that does not come to an end (%s) is refused, alone',
  async (home) => {
    expect(await judged(home, {}, 2_000)).toEqual([
      expect.stringMatching(/^catalog 2, \.\/home, page \/home: .*: it was not rendered within 2 seconds\./),
    ]);
  },
);

test('what a sample says of its page is expected of it', async () => {
  const samples = (one: object) => ({ samples: { pages: [{ url: '/home', ...one }] } });
  expect(await judged('return { status: 400 };', samples({ status: 400 }))).toEqual([]);
  expect(await judged("return { markup: '<!--$!-->' };", samples({ left: 1 }))).toEqual([]);
});

test('builds and hosts without samples are promoted as before', async () => {
  const { samples: _, ...silent } = renderingHost;
  const { storage, add } = await shop();
  await add(2, silent);
  await promote(storage, 'host', 2);
  await add(2, { config: two, files: page('throw new Error();') });
  await promote(storage, 'catalog', 2);
  // The shell’s call is in no sample of the host: that is not the remote’s fault.
  await add(3, { config: two, files: page(good), samples: { answers: [cards] } });
  await promote(storage, 'catalog', 3);
  expect((await storage.readRegistry()).catalog?.live).toBe(3);
});

test('a build whose samples are there and cannot be read is not packed, as one without samples would be', async () => {
  const { storage } = await shop();
  const dist = await temporaryFolder();
  await inventDist(dist, { build: 2 });
  await expect(pack(dist, storage, { samples: dist })).rejects.toThrow('EISDIR');
  await pack(dist, storage, { samples: path.join(dist, 'samples.json') });
  expect((await storage.readRelease('catalog', 2)).files).not.toHaveProperty('samples.json');
});

test('a new host renders the pages of every live remote, and its own', async () => {
  const { storage, add } = await shop();
  await add(2, renderingHost);
  await promote(storage, 'host', 2);
  await add(2, { config: two, files: page(good), samples: { answers: [cards] } });
  await promote(storage, 'catalog', 2);
  const code = renderingHost.files?.['server/render.js'] ?? '';
  const next = async (build: number, files: string) => {
    await add(build, { ...renderingHost, files: { 'server/render.js': files } });
    return promote(storage, 'host', build).then(
      () => [],
      (error: Error) => error.message.split('\n- ').slice(1),
    );
  };
  expect(await next(3, code.replace('/api/menu', '/api/menus'))).toEqual([
    expect.stringMatching(/^host 3, page \/nowhere: it asks GET \/api\/menus, to which no answer was recorded/),
  ]);
  expect(await next(4, code.replace('call,', 'ask: call,'))).toEqual([
    expect.stringMatching(/^catalog 2, \.\/home, page \/home: .* under host 4: TypeError: call is not a function/),
  ]);
  expect(await next(5, code)).toEqual([]);
});

/** An API whose cards are what is given. */
const openApi = async (answer: () => object) => {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(`${request.method} ${request.url}`);
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify(request.url === '/api/menu' ? { result: 'Menu' } : { result: [answer()] }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`; // of a server that listens on a port
  return { asked, url, close: () => server.close() };
};

test('answers are recorded from an API, are out of date when it answers otherwise, and an API may answer itself', async () => {
  const { storage, add } = await shop();
  await add(2, renderingHost);
  await pointAt(storage, { host: 2 });
  const root = await temporaryFolder();
  await writeFiles(root, {
    'host/package.json': '{}',
    'remote-catalog/package.json': '{}',
    'remote-catalog/samples.json': '{ "pages": [{ "url": "/home" }], "answers": [] }',
  });
  let home = good;
  const runBuild: NonNullable<Parameters<typeof runCommand>[0]['runBuild']> = async ({ name, directory }, env) => {
    const dist = path.join(directory, 'dist');
    const { entry } = await inventDist(dist, { package: name, build: Number(env.BUILD_NUMBER), config: two });
    await writeFiles(dist, page(home));
    await holdHashes(dist, entry.client);
  };
  const run = (...args: string[]) => runCommand({ root, storage, isOwn: false, runBuild, env: {} }, args);
  let card: object = { name: 'Sofa' };
  const api = await openApi(() => card);
  try {
    await expect(run('publish', 'catalog')).rejects.toThrow('GET /api/cards?page=1, to which no answer was recorded');
    await expect(run('record', 'catalog')).rejects.toThrow('Name the API that is to answer');
    await expect(run('record', 'catalog', '--api', 'shop')).rejects.toThrow('“shop” is not the address of an API');
    expect(await run('record', 'catalog', '--api', api.url)).toContain('1 answers to 1 pages are in');
    expect(api.asked).toEqual(['GET /api/menu', 'GET /api/cards?page=1']);
    const text = await readFile(path.join(root, 'remote-catalog/samples.json'), 'utf8');
    expect(JSON.parse(text)).toEqual({ pages: [{ url: '/home' }], answers: [cards] });
    await run('publish', 'catalog');
    await run('promote', 'catalog');

    card = { name: 'Table' };
    expect(await run('record', 'catalog', '--api', api.url, '--check')).toContain('are what the API answers');
    for (const [other, where] of [
      [{ name: 'Table', price: 1 }, 'price'],
      [{ name: { en: 'Table' } }, 'name'],
    ] as const) {
      card = other;
      await expect(run('record', 'catalog', '--api', api.url, '--check')).rejects.toThrow(
        `- the answer to GET /api/cards?page=1 is another at result.${where}.`,
      );
    }
    card = { title: 'Table' };

    home = "const { result } = await call('/api/cards?page=1'); return { markup: result[0].title.trim() };";
    await expect(run('publish', 'catalog')).rejects.toThrow(/it cannot be rendered under host 2: TypeError/);
    await expect(run('publish', 'catalog', '--api', api.url)).resolves.toContain('published');
  } finally {
    api.close();
  }
});
