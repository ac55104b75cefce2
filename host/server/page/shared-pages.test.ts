import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { promote } from '@shop/delivery';
import { Redis } from 'ioredis';
import type { Settings } from '../settings.ts';
import {
  addBuild,
  changingApi,
  closeApps,
  dataBlock,
  publishedShop,
  renderedWith,
  sentAnyTime,
  testApp,
  until,
  webSecret,
} from '../testing.ts';

let folder: string;
let port: number;
let server: ChildProcess;
let store: Redis;

const freePort = async (): Promise<number> => {
  const listener = createServer().listen(0, '127.0.0.1');
  await once(listener, 'listening');
  const address = listener.address();
  listener.close();
  await once(listener, 'close');
  if (address === null || typeof address === 'string') throw new Error('a port has an address');
  return address.port;
};

/** Debian's Redis, which `.ci/run` installs; it speaks what Valkey does. */
const startStore = async (): Promise<void> => {
  server = spawn('redis-server', ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--dir', folder]);
  await new Promise<void>((resolve, reject) => {
    server.once('error', (cause) =>
      reject(new Error('redis-server did not start; Debian’s package redis-server brings it', { cause })),
    );
    server.stdout?.on('data', (text: Buffer) => {
      if (String(text).includes('eady to accept')) resolve();
    });
  });
};

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'shop-redis-'));
  port = await freePort();
  await startStore();
  store = new Redis(port, '127.0.0.1');
});
beforeEach(() => store.flushall());
afterEach(closeApps);
afterAll(async () => {
  store.disconnect();
  server.kill('SIGKILL');
  await rm(folder, { recursive: true, force: true });
});

const storedKeys = async (): Promise<string[]> =>
  (await store.keys('*')).filter((key) => !key.endsWith(' lock') && !key.endsWith(' changes'));
/** Documents of the pages that lie in the store. */
const stored = async (): Promise<string[]> => {
  const bodies = await Promise.all((await storedKeys()).map((key) => store.hgetBuffer(key, 'body')));
  return bodies.flatMap((body) => (body === null ? [] : [String(brotliDecompressSync(body))]));
};
/** A document names the file of its state, and that its page. */
const isStored = async (url: string): Promise<boolean> => (await stored()).some((text) => text.includes(`/en${url}"`));
const untilStored = (url: string) => until(() => isStored(url));

/** Two web servers over one shop, one API and one store, once they hear what changes. */
const twoServers = async (pageCacheLimit = 20_000, more: Partial<Settings> = {}) => {
  const storage = await publishedShop();
  await addBuild(storage, 'host', 3, undefined, { start: 'start.js' });
  await promote(storage, 'host', 3);
  const api = await changingApi();
  const settings = {
    apiUrl: api.apiUrl,
    webSecret,
    pageCacheUrl: `redis://127.0.0.1:${port}`,
    pageCacheLimit,
    ...more,
  };
  const start = async () => {
    const { app, clock } = await testApp(settings, { storage });
    const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers });
    return { app, clock, get };
  };
  const servers = [await start(), await start()] as const;
  const untilNotified = async (rounds = 2) => {
    const before = api.state.polls;
    await until(async () => api.state.polls >= before + rounds * servers.length);
  };
  await untilNotified();
  // Each begins with a store that has forgotten what it did not hear of.
  for (const [place, { get }] of servers.entries())
    await until(async () => {
      await get(`/list?page=${randomUUID()}&q=begin${place}`);
      return (await stored()).some((text) => text.includes(`q=begin${place}`));
    });
  /** Whether pages of these servers were made: each asks the API twice. */
  const made = async (asked: () => Promise<unknown>): Promise<number> => {
    const before = api.state.calls;
    await asked();
    return (api.state.calls - before) / 2;
  };
  return { made, one: servers[0], other: servers[1], storage, untilNotified, ...api };
};

const br = { 'accept-encoding': 'br', 'x-request-id': 'request-1' };

test('a page that one web server has made is answered by the other, in all its forms, with its state', async () => {
  const { one, other, state } = await twoServers();
  const first = await one.get('/calls', br);
  const { calls } = state;
  await untilStored('/calls');
  const second = await other.get('/calls', br);
  expect(state.calls).toBe(calls);
  expect(second.rawPayload.equals(first.rawPayload)).toBe(true);
  expect(sentAnyTime(second)).toEqual(sentAnyTime(first));
  const plain = [await one.get('/calls'), await other.get('/calls')];
  expect(plain[1]?.body).toBe(plain[0]?.body);
  const [address = ''] = /\/page-state\/[^"]*/.exec(plain[0]?.body ?? '') ?? [];
  expect((await other.get(address)).body).toBe((await one.get(address)).body);
  expect((await other.get('/calls', { ...br, 'if-none-match': String(first.headers.etag) })).statusCode).toBe(304);
  expect(state.calls).toBe(calls);
});

test('what somebody else has written to the store is shown to nobody', async () => {
  const { one, other } = await twoServers();
  const keyOf = async (url: string): Promise<string> => {
    await one.get(url, br);
    await untilStored(url);
    for (const key of await storedKeys()) {
      const body = await store.hgetBuffer(key, 'body');
      if (body && String(brotliDecompressSync(body)).includes(`/en${url}"`)) return key;
    }
    throw new Error(`${url} is not stored`);
  };
  await store.hset(await keyOf('/calls'), 'body', brotliCompressSync('<h1>Elsewhere</h1>'));
  expect((await other.get('/calls')).body).toContain('/en/calls"');

  // A page that a web server has made, in the place of another one.
  const [seven, eight] = [await keyOf('/list?page=7'), await keyOf('/list?page=8')];
  await store.copy(seven, eight, 'REPLACE');
  expect((await other.get('/list?page=8')).body).toContain('/en/list?page=8"');

  // As old as the store says, and no younger.
  await store.hset(seven, 'begun', String(Number(await store.hget(seven, 'begun')) + 1));
  await store.hset(seven, 'facts', '{}');
  expect((await other.get('/list?page=7')).statusCode).toBe(200);
});

test('a page that both are asked for at once is made once', async () => {
  const { one, other, made } = await twoServers();
  expect(await made(() => Promise.all([one.get('/calls'), other.get('/calls')]))).toBe(1);
});

test('what changed is made anew on both, and what did not is not', async () => {
  const { one, other, made, untilNotified, changes } = await twoServers();
  await one.get('/calls');
  await untilStored('/calls');
  await other.get('/calls');
  const asked = async () => {
    await one.get('/calls');
    await other.get('/calls');
  };
  changes.push('product:2');
  await untilNotified();
  expect(await made(asked)).toBe(0);
  changes.push('product:1');
  await untilNotified();
  expect(await made(() => one.get('/calls'))).toBe(1);
  await made(() => other.get('/calls'));
  expect(await made(asked)).toBe(0);
});

test('pages of one person, of failures and of other languages or builds are not shared', async () => {
  const { one, other, storage } = await twoServers();
  for (const url of ['/me', '/mine', '/gone', '/app', '/fault', '/list?page=2&gclid=1'])
    await Promise.all([one.get(url, { cookie: 'token=t' }), other.get(url)]);
  await untilStored('/list?page=2');
  const texts = await stored();
  for (const url of ['/me', '/mine', '/gone', '/app', '/fault', 'gclid=1'])
    expect(texts.join()).not.toContain(`${url}"`);
  const language = async (cookie: string) => renderedWith((await other.get('/list?page=2', { cookie })).body).language;
  expect([await language('lang=en'), await language('lang=fr')]).toEqual(['en', 'fr']);
  await addBuild(storage, 'host', 4);
  await promote(storage, 'host', 4);
  other.clock.now += 1_000;
  expect(renderedWith((await other.get('/list?page=2')).body).build).toBe(4);
  expect(renderedWith((await one.get('/list?page=2')).body).build).toBe(3);
});

test('pages are answered while the store hangs, is gone, and has come back without having heard of a change', async () => {
  const { one, other, made, untilNotified, changes } = await twoServers(500);
  await one.get('/calls');
  server.kill('SIGSTOP');
  expect((await other.get('/calls/hanging')).statusCode).toBe(200);
  expect(await made(() => one.get('/calls'))).toBe(0);
  changes.push('product:1');
  await untilNotified();
  expect(await made(() => other.get('/calls'))).toBe(1);
  server.kill('SIGCONT');
  server.kill('SIGKILL');
  await once(server, 'exit');
  for (const url of ['/calls', '/calls/gone', '/list?page=3'])
    expect([(await one.get(url)).statusCode, (await other.get(url)).statusCode]).toEqual([200, 200]);
  await startStore();
  await until(async () => {
    await Promise.all([one, other].map(({ get }) => get(`/list?page=${randomUUID()}`)));
    return (await stored()).length > 0;
  });
});

test('what one browser has in place of a live build is neither written into the store nor read from it', async () => {
  const { one, other, storage } = await twoServers(20_000, { overrides: true, sandbox: true });
  await addBuild(storage, 'catalog', 2);
  const catalogOf = ({ body }: { body: string }): unknown => dataBlock(body, 'registry')?.builds.catalog ?? 'live';
  const cookie = { cookie: 'remoteOverride=catalog@2' };
  expect(catalogOf(await one.get('/calls?q=own', cookie))).toBe(2);
  expect(catalogOf(await one.get('/calls'))).toBe('live');
  await untilStored('/calls');
  expect(catalogOf(await other.get('/calls', cookie))).toBe(2);
  expect((await stored()).filter((text) => text.includes('q=own') || text.includes('remote-override'))).toEqual([]);
});
