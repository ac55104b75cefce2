import { hostname } from 'node:os';
import { bucketAccessFrom, bucketIn, s3Objects } from '@shop/objects';
import { startReading } from '@shop/settings';
import { ailments } from '../garbage-collection.ts';
import { releaseStorage } from '../release-storage.ts';
import { releaseSettings } from '../settings.ts';
import type { ReleaseStorage } from '../storage.ts';
import { pointAt } from '../testing.ts';
import { addInvented, temporaryStore } from '../testing/stores.ts';
import { withLease } from './lease.ts';

const closing: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

const objectsOf = (env: Record<string, string>) => {
  const place = bucketIn(env.RELEASES ?? '');
  if (!place) throw new Error('These releases are in no bucket.');
  const objects = s3Objects(place, bucketAccessFrom(startReading(env, 'release')));
  closing.push(objects.close);
  return objects;
};

const made = async () => {
  const store = await temporaryStore('bucket');
  return { store, storage: store.open(), objects: objectsOf(store.env) };
};
const change = (storage: ReleaseStorage, by: string, before: () => Promise<unknown> = async () => undefined) =>
  storage.updateRegistry(async (registry) => {
    await before();
    return { registry, change: { at: '', by, command: 'promote', packages: {} } };
  });

test('a process that stood still while another took its turn does not write over what that one did', async () => {
  const { store, storage, objects } = await made();
  await addInvented(storage, { build: 1 });
  const late = change(storage, 'late', async () => {
    await objects.write('registry.lock', Buffer.from('free'));
    await pointAt(store.open(), { catalog: 1 });
  });
  await expect(late).rejects.toThrow(/Another process has changed s3:\S+registry\.json meanwhile/);
  expect((await storage.readRegistry()).catalog?.live).toBe(1);
  expect(await storage.history()).toHaveLength(1);
  await change(storage, 'next');
  expect((await storage.history()).map(({ number }) => number)).toEqual([1, 2]);
});

test('the turn of a process that has ended here, or that is silent elsewhere, is taken over; of one that lives it is waited for', async () => {
  const { storage, objects } = await made();
  await objects.write('registry.lock', Buffer.from(`${hostname()} 999999999 mark 3`));
  await change(storage, 'next');
  expect((await objects.read('registry.lock'))?.bytes.toString()).toBe('free');
  await objects.write('turn.lock', Buffer.from('elsewhere 7 mark 3'));
  const work = async () => 'done';
  await expect(withLease(objects, 'turn.lock', work, { timeout: 0 })).rejects.toThrow(
    /^Process 7 on elsewhere is changing the registry\. .*turn\.lock/,
  );
  expect(await withLease(objects, 'turn.lock', work, { silence: 0 })).toBe('done');
  await objects.write('turn.lock', Buffer.from(`${hostname()} ${process.pid} mark 3`));
  await expect(withLease(objects, 'turn.lock', work, { timeout: 0 })).rejects.toThrow('is changing the registry');
});

test('a build whose publishing was cut off is not there, and its files are left over once a day is gone', async () => {
  const { storage, objects } = await made();
  await addInvented(storage, { build: 1 });
  const half = 'files/catalog/2-00000000-0000-4000-8000-000000000000/';
  await objects.write(`${half}client/home.abc.js`, Buffer.from('half'));
  expect(await storage.builds('catalog')).toEqual([1]);
  expect(await storage.leftovers()).toEqual([]);
  const later = jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 25 * 3_600_000);
  try {
    expect(await storage.leftovers()).toEqual([half]);
  } finally {
    later.mockRestore();
  }
  expect(await ailments(storage)).toEqual([]);
  await storage.removeLeftover(half);
  expect(await objects.list(half)).toEqual([]);
  expect((await storage.readFile('catalog', 1, 'client/home.abc.js')).byteLength).toBeGreaterThan(0);
});

test('a number that was removed and published again is read as it is now, by who knew the other too', async () => {
  const { store, storage, objects } = await made();
  const reader = store.open();
  await addInvented(storage, { build: 1, sourceHash: 'first' });
  await reader.readFile('catalog', 1, 'client/tiny.txt');
  await storage.removeRelease('catalog', 1);
  expect(await objects.list('files/')).toEqual([]);
  await addInvented(storage, { build: 1, sourceHash: 'second' });
  expect((await reader.readRelease('catalog', 1)).sourceHash).toBe('second');
  expect((await reader.readFile('catalog', 1, 'client/tiny.txt')).toString()).toBe('x');
});

test('nothing is published or promoted where two at once would lose one, and a server that would do so says it', async () => {
  const { env, open } = await temporaryStore('bucket', { ignoresConditions: true });
  const storage = open();
  const sentence = 'takes no notice of If-None-Match and If-Match';
  await expect(addInvented(storage, { build: 1 })).rejects.toThrow(sentence);
  await expect(change(storage, 'robin')).rejects.toThrow(sentence);
  await expect(storage.check()).rejects.toThrow(sentence);
  expect(await storage.packages()).toEqual([]);
  const away = releaseStorage(releaseSettings({ ...env, S3_ENDPOINT: 'http://127.0.0.1:9' }).releases);
  closing.push(away.close);
  await away.check();
  await expect(away.readRegistry()).rejects.toThrow(/^The store s3:\S+ cannot be used: .*ECONNREFUSED/);
});

test('a bucket for releases needs a file of teams, a whole key and a name of a bucket, told at once', () => {
  const RELEASES = 's3://shop/releases';
  expect(() => releaseSettings({ RELEASES })).toThrow('A bucket in RELEASES needs RELEASE_TEAMS');
  expect(() =>
    releaseSettings({ RELEASES: 's3://SHOP/../x', RELEASE_TEAMS: '/t.json', S3_LIMIT: 'long', S3_ENDPOINT: 'objects' }),
  ).toThrow(/RELEASES must be a folder, or a bucket[\s\S]*S3_ENDPOINT must be[\s\S]*S3_LIMIT must be/);
  expect(() => releaseSettings({ RELEASES, RELEASE_TEAMS: '/t.json', S3_ACCESS_KEY_ID: 'one' })).toThrow(
    'S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY have to be set together.',
  );
  expect(releaseSettings({ RELEASES, RELEASE_TEAMS: '/t.json' }).releases.place).toMatchObject({
    kind: 'bucket',
    bucket: { bucket: 'shop', prefix: 'releases/' },
  });
});
