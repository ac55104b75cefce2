import { randomBytes } from 'node:crypto';
import { mkdtempSync } from 'node:fs';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { SettingsError, startReading } from '@shop/settings';
import { folderObjects } from './folder-objects.ts';
import type { ConditionalStore, ObjectStore } from './object-store.ts';
import { bucketAccessFrom, bucketIn } from './place.ts';
import { s3Objects } from './s3-objects.ts';
import { startS3Server, type TestServer } from './testing.ts';

let server: TestServer;
let folder: string;
beforeAll(async () => {
  server = await startS3Server();
  folder = await mkdtemp(path.join(tmpdir(), 'shop-objects-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const accessOf = (env: Record<string, string>) => bucketAccessFrom(startReading(env, 'release'));
const opened: ObjectStore[] = [];
afterEach(async () => {
  for (const store of opened.splice(0)) await store.close();
});
const bucketAt = (place: string, env: Record<string, string> = server.env): ConditionalStore => {
  const found = bucketIn(place);
  if (!found) throw new Error(`${place} is no bucket`);
  const store = s3Objects(found, accessOf(env));
  opened.push(store);
  return store;
};

const kinds: Record<string, () => ObjectStore> = {
  folder: () => folderObjects(mkdtempSync(path.join(folder, 'objects-'))),
  bucket: () => bucketAt(server.freshPlace()),
};

describe.each(Object.entries(kinds))('%s', (_kind, make) => {
  test('what was written is read byte for byte, whole and in part, and what is not there is null', async () => {
    const store = make();
    const bytes = randomBytes(70_000);
    await store.write('uploads/a/b.webp', bytes);
    await store.write('uploads/empty', Buffer.alloc(0));
    expect((await store.read('uploads/a/b.webp'))?.bytes.equals(bytes)).toBe(true);
    expect((await store.read('uploads/empty'))?.bytes).toHaveLength(0);
    expect((await store.readPart('uploads/a/b.webp', 10, 65_000))?.equals(bytes.subarray(10, 65_001))).toBe(true);
    expect(await store.readPart('uploads/a/b.webp', 69_990, 69_999)).toEqual(bytes.subarray(69_990));
    expect(await store.read('uploads/a')).toBeNull();
    expect(await store.readPart('none', 0, 9)).toBeNull();
    await store.write('uploads/a/b.webp', Buffer.from('next'));
    expect((await store.read('uploads/a/b.webp'))?.bytes.toString()).toBe('next');
  });

  test('objects are listed by the beginning of their key, in order, and removed', async () => {
    const store = make();
    const keys = ['a/10.json', 'a/2.json', 'a-b/1.json', 'b/1.json'];
    expect(await store.list('')).toEqual([]);
    for (const key of keys) await store.write(key, Buffer.from(key));
    const listed = await store.list('a/');
    expect(listed.map(({ key }) => key)).toEqual(['a/10.json', 'a/2.json']);
    expect(listed.every(({ changedAt }) => changedAt > 1_600_000_000_000)).toBe(true);
    expect((await store.list('')).map(({ key }) => key)).toEqual([...keys].sort());
    await store.remove(['a/2.json', 'b/1.json', 'never']);
    expect((await store.list('')).map(({ key }) => key)).toEqual(['a-b/1.json', 'a/10.json']);
  });
});

test('a list has every object, however many answers of the server it takes', async () => {
  const store = bucketAt(server.freshPlace());
  const keys = Array.from({ length: 45 }, (_, index) => `many/${String(index).padStart(2, '0')}`);
  await Promise.all(keys.map((key) => store.write(key, Buffer.from('x'))));
  expect((await store.list('many/')).map(({ key }) => key)).toEqual(keys);
});

test('of writers at once one alone writes, and who writes over another knows it', async () => {
  const place = server.freshPlace();
  const writers = Array.from({ length: 5 }, () => bucketAt(place));
  const [one, two] = writers as [ConditionalStore, ConditionalStore];
  const tags = await Promise.all(writers.map((store, at) => store.writeIf('absent', 'pointer', Buffer.from(`${at}`))));
  expect(tags.filter((tag) => tag !== null)).toHaveLength(1);
  const first = await one.read('pointer');
  expect(first?.bytes.toString()).toBe(String(tags.findIndex((tag) => tag !== null)));
  const next = await one.writeIf({ tag: first?.tag ?? '' }, 'pointer', Buffer.from('next'));
  expect(next).not.toBeNull();
  expect(await two.writeIf({ tag: first?.tag ?? '' }, 'pointer', Buffer.from('lost'))).toBeNull();
  expect(await two.writeIf({ tag: first?.tag ?? '' }, 'never', Buffer.from('lost'))).toBeNull();
  expect((await two.read('pointer'))?.bytes.toString()).toBe('next');
  await one.requireConditions();
  expect((await one.list('')).map(({ key }) => key)).toEqual(['pointer']);
});

test('a store that takes no notice of conditions is refused, and nothing stays of the trial', async () => {
  const careless = await startS3Server({ ignoresConditions: true });
  const store = bucketAt(careless.freshPlace(), careless.env);
  await expect(store.requireConditions()).rejects.toThrow(
    /^The store s3:\/\/shop-tests\/[\w-]+\/ takes no notice of If-None-Match and If-Match when it is written to/,
  );
  expect(await store.list('')).toEqual([]);
});

/** Passes calls on; after the first writing it closes the connection in place of the answer. */
const losingFirstAnswer = async (to: string): Promise<Server> => {
  let isLost = false;
  const relay = createServer((incoming, outgoing) => {
    const { method, url, headers } = incoming;
    const passed = request(new URL(url ?? '/', to), { method, headers, setHost: false }, (answer) => {
      if (method === 'PUT' && !isLost) {
        isLost = true;
        answer.resume().on('end', () => outgoing.destroy());
        return;
      }
      outgoing.writeHead(answer.statusCode ?? 500, answer.headers);
      answer.pipe(outgoing);
    });
    incoming.pipe(passed);
  });
  relay.listen(0, '127.0.0.1');
  await once(relay, 'listening');
  return relay;
};
const addressOf = (relay: Server): string => `http://127.0.0.1:${(relay.address() as AddressInfo).port}`;

test('a writing whose answer is lost counts once: sent again, it is not refused for itself', async () => {
  const relay = await losingFirstAnswer(server.env.S3_ENDPOINT ?? '');
  const place = server.freshPlace();
  const store = bucketAt(place, { ...server.env, S3_ENDPOINT: addressOf(relay) });
  const tag = await store.writeIf('absent', 'pointer', Buffer.from('mine'));
  expect(tag).toBe((await bucketAt(place).read('pointer'))?.tag);
  expect(await store.writeIf('absent', 'pointer', Buffer.from('other'))).toBeNull();
  await store.close();
  relay.close();
});

test('a server that hangs, is away or refuses the key is told in one sentence without the key', async () => {
  const silent = createServer(() => undefined);
  silent.listen(0, '127.0.0.1');
  await once(silent, 'listening');
  const limits = { ...server.env, S3_LIMIT: '300' };
  const hanging = bucketAt('s3://shop-tests/x', { ...limits, S3_ENDPOINT: addressOf(silent) });
  await expect(hanging.read('a')).rejects.toThrow(
    'The store s3://shop-tests/x/ cannot be used: it gave no answer within 300 ms.',
  );
  await hanging.close();
  silent.closeAllConnections();
  silent.close();
  await once(silent, 'close');
  const away = bucketAt('s3://shop-tests/x', { ...server.env, S3_ENDPOINT: 'http://127.0.0.1:9' });
  await expect(away.read('a')).rejects.toThrow(/^The store s3:\/\/shop-tests\/x\/ cannot be used: .*ECONNREFUSED/);
  const foreign = bucketAt('s3://shop-tests/x', { ...server.env, S3_SECRET_ACCESS_KEY: 'sesame-open' });
  const said = await foreign.read('a').catch(String);
  expect(said).toMatch(/^ObjectStoreProblem: The store s3:\/\/shop-tests\/x\/ cannot be used: SignatureDoesNotMatch/);
  expect(said).not.toContain('sesame');
  await expect(bucketAt('s3://no-such-bucket/x').read('a')).rejects.toThrow('NoSuchBucket');
});

test('a folder that is not there, as on a disk that is not mounted, is told by its path and not made', async () => {
  const missing = path.join(folder, 'missing');
  const store = folderObjects(missing);
  for (const work of [() => store.write('a', Buffer.from('x')), () => store.read('a'), () => store.list('')])
    await expect(work()).rejects.toThrow(`The store ${missing} cannot be used: ENOENT.`);
});

test('settings of buckets: the key whole or not at all, and how the bucket is named follows the address', () => {
  expect(accessOf({})).toEqual({ endpoint: null, region: 'us-east-1', pathStyle: false, keys: null, limit: 10_000 });
  expect(accessOf({ S3_ENDPOINT: 'https://objects.example' }).pathStyle).toBe(true);
  expect(accessOf({ S3_ENDPOINT: 'https://objects.example', S3_PATH_STYLE: '0' }).pathStyle).toBe(false);
  expect(() => accessOf({ S3_ACCESS_KEY_ID: 'one' })).toThrow(SettingsError);
  expect(bucketIn('s3://shop/releases/')).toEqual({ bucket: 'shop', prefix: 'releases/' });
  expect(bucketIn('s3://shop')).toEqual({ bucket: 'shop', prefix: '' });
  expect(bucketIn('/srv/releases')).toBeNull();
});
