import { operatorCalls } from '@shop/contract/operator';
import { folderStorage, pack, promote, startCandidate, type ReleaseStorage } from '@shop/delivery';
import { inventDist, temporaryFolder } from '@shop/delivery/testing';
import fastify, { type FastifyInstance } from 'fastify';
import { releasesPaths, type ShownReleases } from '../contract/releases.ts';
import { consoleApp } from './app.ts';

/** Roles of the sessions that the API knows, by their tokens. */
const sessions: Readonly<Record<string, string>> = { os_ada: 'admin', os_bo: 'catalogue' };

let api: FastifyInstance;
let app: FastifyInstance;
let storage: ReleaseStorage;
beforeAll(async () => {
  api = fastify();
  api.get(operatorCalls.me.path, async ({ headers }, reply) => {
    const role = sessions[String(headers.authorization).replace('Bearer ', '')];
    if (role === undefined) return reply.code(401).send({ code: 401, message: 'Sign in.', result: null });
    return { code: 200, message: '', result: { name: 'Ada Roy', role } };
  });
  await api.listen({ host: '127.0.0.1', port: 0 });
  const folder = await temporaryFolder();
  storage = folderStorage(folder);
  for (const build of [1, 2, 3, 4]) {
    const dist = await temporaryFolder();
    await inventDist(dist, { build });
    await pack(dist, storage);
  }
  await promote(storage, 'catalog', 1);
  await promote(storage, 'catalog', 2);
  await startCandidate(storage, 'catalog', 5, { build: 3, promote: { after: 1_800_000, views: 500 } });
  const settings = {
    host: '127.0.0.1',
    port: 0,
    origin: 'http://console.example',
    apiUrl: `http://127.0.0.1:${Object(api.server.address()).port}`,
    releases: { place: { kind: 'folder' as const, folder }, teams: null },
    trustProxy: false as const,
    webSecret: '',
    verbosity: 'silent' as const,
  };
  app = await consoleApp(settings, await temporaryFolder());
});
afterAll(async () => {
  await app?.close();
  await api?.close();
});

const ask = async (url: string, token: string | null, payload?: object) => {
  const cookie = token === null ? {} : { cookie: `console_session=${token}` };
  const reply = await app.inject({
    url,
    headers: cookie,
    ...(payload && { method: 'POST' as const, payload }),
  });
  return { status: reply.statusCode, ...(reply.json() as { code: number; message: string; result: ShownReleases }) };
};

test('an administrator sees what is live, the candidate with its counts, and who changed what', async () => {
  const { status, result } = await ask(releasesPaths.read, 'os_ada');
  expect(status).toBe(200);
  expect(result.packages).toEqual([
    {
      name: 'catalog',
      live: 2,
      back: 1,
      candidate: {
        build: 3,
        percent: 5,
        since: expect.any(String),
        views: 0,
        failed: 0,
        promote: { after: 1_800_000, views: 500 },
      },
      newer: [4, 3],
    },
  ]);
  expect(result.history.map(({ command }) => command)).toEqual(['candidate', 'promote', 'promote']);
  expect(result.history[0]).toMatchObject({ packages: [{ name: 'catalog', live: 2, candidate: 3 }] });
});

test.each([
  [null, 401],
  ['os_other', 401],
  ['os_bo', 403],
])('with the session %j nothing is shown or changed', async (token, code) => {
  const before = await storage.readRegistry();
  for (const [url, payload] of [
    [releasesPaths.read],
    [releasesPaths.stop, { name: 'catalog' }],
    [releasesPaths.rollBack, { name: 'catalog' }],
  ] as const)
    expect(await ask(url, token, payload)).toMatchObject({ status: code, code, result: null });
  expect(await storage.readRegistry()).toEqual(before);
});

test('a candidate ends and a build goes back without a key, by name, and what cannot be done is said', async () => {
  const stopped = await ask(releasesPaths.stop, 'os_ada', { name: 'catalog' });
  expect(stopped.result.packages).toMatchObject([{ live: 2, candidate: null }]);
  expect(await ask(releasesPaths.stop, 'os_ada', { name: 'catalog' })).toMatchObject({
    status: 409,
    message: 'catalog has no candidate.',
  });
  const back = await ask(releasesPaths.rollBack, 'os_ada', { name: 'catalog' });
  expect(back.result.packages).toMatchObject([{ live: 1, back: null }]);
  expect(back.result.history.slice(0, 2)).toMatchObject([
    { command: 'rollback', by: 'Ada Roy (console)' },
    { command: 'stop', by: 'Ada Roy (console)' },
  ]);
  expect(await ask(releasesPaths.rollBack, 'os_ada', { name: 'catalog' })).toMatchObject({ status: 409 });
  expect(await ask(releasesPaths.rollBack, 'os_ada', {})).toMatchObject({ status: 409 });
});
