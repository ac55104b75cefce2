import { createRequire } from 'node:module';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { isWhole } from './digest.ts';
import { ailments, retentionDays, removeNeedless } from './garbage-collection.ts';
import { pack } from './pack.ts';
import { promote, rollback, startCandidate, stopCandidate } from './registry.ts';
import { storedFiles } from './release-files.ts';
import type { ReleaseStorage } from './storage.ts';
import { inventDist, pointAt, temporaryFolder, writeFiles } from './testing.ts';
import { addInvented, storeKinds, temporaryStore } from './testing/stores.ts';

const day = 24 * 3_600_000;
const numbersTo = (last: number) => Array.from({ length: last }, (_, index) => index + 1);

/** The contract of every store of releases, tried on each of them. */
describe.each(storeKinds)('%s', (kind) => {
  test('an empty store has nothing, and says so', async () => {
    const storage = (await temporaryStore(kind)).open();
    expect(await storage.readRegistry()).toEqual({});
    expect(await storage.history()).toEqual([]);
    expect(await storage.packages()).toEqual([]);
    expect(await storage.builds('catalog')).toEqual([]);
    expect(await storage.leftovers()).toEqual([]);
    await expect(storage.readRelease('catalog', 1)).rejects.toThrow('There is no build 1 of catalog');
    await expect(storage.readFile('catalog', 1, 'client/home.abc.js')).rejects.toThrow('client/home.abc.js');
  });

  test('what was packed is read byte for byte as its hashes say, with compressed forms and source maps', async () => {
    const store = await temporaryStore(kind);
    const dist = await temporaryFolder();
    await inventDist(dist, { build: 3 });
    await writeFiles(dist, { 'maps/home.abc.js.map': '{"version":3}' });
    await writeFile(path.join(dist, 'client/picture.webp'), Buffer.from(numbersTo(600).map((one) => one % 256)));
    const release = await pack(dist, store.open());
    const storage = store.open();
    const read = await storage.readRelease('catalog', 3);
    expect(read).toEqual(release);
    const files = storedFiles(read);
    expect(files).toEqual(expect.arrayContaining(['client/home.abc.js.br', 'maps/home.abc.js.map.gz']));
    for (const file of files) {
      const bytes = await storage.readFile('catalog', 3, file);
      const [, plain = file, suffix = ''] = /^(client\/.*)\.(br|gz)$/.exec(file) ?? [];
      const entry = read.files[plain];
      const wanted = suffix === 'br' ? entry?.br : suffix === 'gz' ? entry?.gz : entry;
      expect([file, isWhole(bytes, wanted?.integrity ?? ''), bytes.byteLength]).toEqual([file, true, wanted?.size]);
    }
    expect(await storage.readFile('catalog', 3, 'client/picture.webp')).toEqual(
      await readFile(path.join(dist, 'client/picture.webp')),
    );
    expect(gunzipSync(await storage.readFile('catalog', 3, 'maps/home.abc.js.map.gz')).toString()).toBe(
      '{"version":3}',
    );
    expect(JSON.parse(Buffer.from(await storage.readFile('catalog', 3, 'release.json')).toString())).toEqual(release);
    expect(JSON.parse(Buffer.from(await storage.readFile('catalog', 3, 'signature.json')).toString())).toMatchObject({
      team: 'house',
      key: 'robin',
    });
  });

  test('builds are listed oldest first, and one is stored once, by whoever comes first', async () => {
    const store = await temporaryStore(kind);
    const storage = store.open();
    for (const build of [30, 4, 200]) await addInvented(storage, { build });
    await addInvented(storage, { package: 'host', build: 1 });
    expect(await storage.builds('catalog')).toEqual([4, 30, 200]);
    expect(await storage.packages()).toEqual(['catalog', 'host']);
    const dists = await Promise.all(
      ['ours', 'theirs'].map(async (sourceHash) => {
        const dist = await temporaryFolder();
        await inventDist(dist, { build: 5, sourceHash });
        await writeFiles(dist, { 'client/tiny.txt': sourceHash });
        return dist;
      }),
    );
    const added = await Promise.allSettled(dists.map((dist) => pack(dist, store.open())));
    expect(added.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    const [refused] = added.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []));
    expect(String(refused)).toContain('Build 5 of catalog exists already; releases never change.');
    const { sourceHash } = await storage.readRelease('catalog', 5);
    expect(Buffer.from(await storage.readFile('catalog', 5, 'client/tiny.txt')).toString()).toBe(sourceHash);
  });

  test('changes by several processes at once lose none, and the history has each in order', async () => {
    const store = await temporaryStore(kind);
    const writers = numbersTo(4).map(() => store.open());
    const names = numbersTo(20).map((number) => `remote${number}`);
    for (const name of names) await addInvented(store.open(), { package: name, build: 1 });
    // Each reads in the store what it changes, while it has the registry for itself.
    await Promise.all(names.map((name, index) => pointAt(writers[index % 4] ?? store.open(), { [name]: 1 })));
    const [one] = writers;
    expect(Object.keys((await one?.readRegistry()) ?? {}).sort()).toEqual([...names].sort());
    const history = (await one?.history()) ?? [];
    expect(history.map(({ number }) => number)).toEqual(numbersTo(20));
    expect(history.flatMap(({ packages }) => Object.keys(packages)).sort()).toEqual([...names].sort());
    const times = history.map(({ at }) => at);
    expect(times).toEqual([...times].sort());
  });

  test('what was judged beside another registry is judged again: of two promotions none is lost', async () => {
    const store = await temporaryStore(kind);
    const storage = store.open();
    for (const build of [1, 2, 3]) await addInvented(storage, { build });
    await promote(storage, 'catalog', 1);
    await Promise.all([promote(store.open(), 'catalog', 2), promote(store.open(), 'catalog', 3)]);
    const { live, lastGood } = (await storage.readRegistry()).catalog ?? {};
    expect([live, lastGood].sort()).toEqual([2, 3]);
    expect((await storage.history()).at(-1)?.packages.catalog?.live).toBe(live);
  });

  test('a reader during changes sees the set of before or of after, never parts of both', async () => {
    const store = await temporaryStore(kind);
    const [writer, reader] = [store.open(), store.open()];
    await writer.updateRegistry(() => ({
      registry: { host: { live: 1, lastGood: 1 }, catalog: { live: 1, lastGood: 1 } },
      change: { at: '', by: 'x', command: 'promote', packages: {} },
    }));
    const state = { isDone: false };
    const seen: [number | undefined, number | undefined][] = [];
    const writing = (async () => {
      // On a busy machine all thirty may be written before the reader has read twice.
      for (let live = 1; live <= 30 || seen.length <= 5; live++)
        await writer.updateRegistry(() => ({
          registry: { host: { live, lastGood: live }, catalog: { live, lastGood: live } },
          change: { at: '', by: 'x', command: 'promote', packages: {} },
        }));
    })().finally(() => (state.isDone = true));
    while (!state.isDone) {
      const { host, catalog } = await reader.readRegistry();
      seen.push([host?.live, catalog?.live]);
    }
    await writing;
    expect(seen.length).toBeGreaterThan(5);
    expect(seen.filter(([host, catalog]) => host === undefined || host !== catalog)).toEqual([]);
    const order = seen.map(([host]) => Number(host));
    expect(order).toEqual([...order].sort((a, b) => a - b));
  });

  test('a change that fails or turns out to be none leaves no trace', async () => {
    const storage = (await temporaryStore(kind)).open();
    await addInvented(storage, { build: 1 });
    await pointAt(storage, { catalog: 1 });
    const before = [await storage.readRegistry(), await storage.history()];
    await expect(storage.updateRegistry(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
    await storage.updateRegistry(() => null);
    expect([await storage.readRegistry(), await storage.history()]).toEqual(before);
    await pointAt(storage, { catalog: 1 });
    expect((await storage.history()).map(({ number }) => number)).toEqual([1, 2]);
  });

  test('works in turn are never two at once, of however many processes, and changes go on meanwhile', async () => {
    const store = await temporaryStore(kind);
    const stores = numbersTo(3).map(() => store.open());
    await addInvented(store.open(), { build: 1 });
    let working = 0;
    let most = 0;
    const work = (storage: ReleaseStorage) =>
      storage.inTurn(async () => {
        working += 1;
        most = Math.max(most, working);
        await pointAt(storage, { catalog: 1 });
        working -= 1;
      });
    await Promise.all([...stores, ...stores].map(work));
    expect(most).toBe(1);
    expect(await stores[0]?.history()).toHaveLength(6);
    await expect(stores[0]?.inTurn(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(await stores[1]?.inTurn(async () => 'next')).toBe('next');
  });

  test('a manifest or a file that was changed in the store is refused, and the doctor names it', async () => {
    const store = await temporaryStore(kind);
    const storage = store.open();
    for (const build of [1, 2]) await addInvented(storage, { build });
    await addInvented(storage, { package: 'host', build: 1 });
    await promote(storage, 'host');
    await promote(storage, 'catalog', 1);
    await promote(storage, 'catalog', 2);
    expect(await ailments(storage)).toEqual([]);
    const whole = Buffer.from(await storage.readFile('catalog', 1, 'release.json')).toString();
    await store.overwrite('catalog', 1, 'release.json', whole.replace('"home.abc.js"', '"home.abc.css"'));
    await expect(storage.readRelease('catalog', 1)).rejects.toThrow('was changed after it was promoted');
    await expect(rollback(storage, 'catalog')).rejects.toThrow('was changed after it was promoted');
    await store.overwrite('catalog', 1, 'release.json', whole);
    const signature = Buffer.from(await storage.readFile('catalog', 1, 'signature.json')).toString();
    await store.overwrite(
      'catalog',
      1,
      'signature.json',
      Buffer.from(await storage.readFile('catalog', 2, 'signature.json')).toString(),
    );
    await expect(storage.readRelease('catalog', 1)).rejects.toThrow('is not what house/robin has signed');
    await storage.signRelease('catalog', 1);
    expect(Buffer.from(await storage.readFile('catalog', 1, 'signature.json')).toString()).toBe(signature);
    await store.overwrite('catalog', 1, 'client/home.abc.js', 'alert(1)');
    await store.overwrite('catalog', 2, 'server/remoteEntry.js', null);
    expect(await ailments(storage)).toEqual([
      'catalog 2 (live): server/remoteEntry.js is missing.',
      'catalog 1 (last good): client/home.abc.js was changed after packing.',
    ]);
    await expect(storage.signRelease('catalog', 1)).rejects.toThrow('was changed after packing');
  });

  test('gc removes what nobody needs with its files and hash, and nothing else', async () => {
    const store = await temporaryStore(kind);
    const storage = store.open();
    for (const build of numbersTo(6)) await addInvented(storage, { build });
    for (const build of numbersTo(5)) await pointAt(storage, { catalog: build });
    await promote(storage, 'catalog', 5);
    await startCandidate(storage, 'catalog', 5, { build: 1 });
    expect(await removeNeedless(storage)).toEqual({ builds: [], leftovers: [] });
    expect(await removeNeedless(storage, { now: Date.now() + (retentionDays - 1) * day })).toEqual({
      builds: [],
      leftovers: [],
    });
    const now = Date.now() + (retentionDays + 1) * day;
    const { builds } = await removeNeedless(storage, { now, note: { by: 'robin' } });
    expect(builds.map(({ build }) => build)).toEqual([2, 3, 6]);
    const other = store.open();
    expect(await other.builds('catalog')).toEqual([1, 4, 5]);
    await expect(other.readFile('catalog', 2, 'client/home.abc.js')).rejects.toThrow('client/home.abc.js');
    for (const build of [1, 4, 5])
      await expect(other.readFile('catalog', build, 'client/home.abc.js')).resolves.toBeTruthy();
    expect(Object.keys((await other.readRegistry()).catalog?.manifests ?? {})).toEqual(['1', '4', '5']);
    expect((await other.history()).at(-1)).toMatchObject({ by: 'robin', command: 'gc' });
  });

  test('a build that gc removes while it is judged is not made live', async () => {
    const store = await temporaryStore(kind);
    const storage = store.open();
    for (const build of [1, 2]) await addInvented(storage, { build });
    await promote(storage, 'catalog', 1);
    const gone: ReleaseStorage = {
      ...storage,
      async updateRegistry(update) {
        await store.open().removeRelease('catalog', 2);
        return storage.updateRegistry(update);
      },
    };
    await expect(promote(gone, 'catalog', 2)).rejects.toThrow('There is no build 2 of catalog');
    await expect(startCandidate(gone, 'catalog', 5, { build: 2 })).rejects.toThrow('There is no build 2 of catalog');
    expect((await storage.readRegistry()).catalog).toMatchObject({ live: 1, lastGood: 1 });
  });

  test('counts of web servers are put together, each in place of its own before, and end with the candidate', async () => {
    const store = await temporaryStore(kind);
    const storage = store.open();
    for (const build of [1, 2]) await addInvented(storage, { build });
    await promote(storage, 'catalog', 1);
    await startCandidate(storage, 'catalog', 5);
    const { since = '' } = (await storage.readRegistry()).catalog?.candidate ?? {};
    const arms = (views: number) => ({ candidate: { views, failed: 1 }, live: { views: 100, failed: 0 } });
    await storage.writeCounts('catalog', since, 'a', arms(5));
    await store.open().writeCounts('catalog', since, 'b', arms(7));
    await storage.writeCounts('catalog', since, 'a', arms(9));
    expect(await store.open().counts('catalog', since)).toEqual({
      candidate: { views: 16, failed: 2 },
      live: { views: 200, failed: 0 },
    });
    await stopCandidate(storage, 'catalog');
    expect((await storage.counts('catalog', since)).candidate).toEqual({ views: 0, failed: 0 });
  });

  test('the server half of a build is loaded from a folder', async () => {
    const store = await temporaryStore(kind);
    await addInvented(store.open(), { build: 1 });
    const storage = store.open();
    const entry = path.join(await storage.localFolder('catalog', 1), 'server/remoteEntry.js');
    const loaded: unknown = createRequire(import.meta.url)(entry);
    expect(loaded).toMatchObject({ get: expect.any(Function) });
  });
});
