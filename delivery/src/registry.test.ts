import { cp, readFile, rm, writeFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import path from 'node:path';
import { folderStorage } from './folder-storage.ts';
import { pack } from './pack.ts';
import {
  buildFor,
  promote,
  promoteTogether,
  rollback,
  settleCandidate,
  startCandidate,
  stopCandidate,
} from './registry.ts';
import type { BuildInfo, Candidate } from './schemas.ts';
import type { ReleaseStorage } from './storage.ts';
import { inventDist, temporaryFolder } from './testing.ts';

const storageWith = async (...builds: Partial<BuildInfo>[]) => {
  const storage = folderStorage(await temporaryFolder());
  for (const build of builds) {
    const dist = await temporaryFolder();
    await inventDist(dist, build);
    await pack(dist, storage);
  }
  return storage;
};

/** The pointer of the catalog, without the hashes of manifests. */
const catalogOf = async (storage: ReleaseStorage) => {
  const { manifests: _, ...pointer } = (await storage.readRegistry()).catalog ?? {};
  return pointer;
};

test('promote makes the newest or the named build live and remembers the one before; rollback returns to it', async () => {
  const storage = await storageWith({ build: 1 }, { build: 2 });
  await promote(storage, 'catalog', 1);
  expect(await catalogOf(storage)).toEqual({ live: 1, lastGood: 1 });
  await promote(storage, 'catalog');
  expect(await catalogOf(storage)).toEqual({ live: 2, lastGood: 1 });
  await rollback(storage, 'catalog');
  expect(await catalogOf(storage)).toEqual({ live: 1, lastGood: 1, rolledBack: 2 });
  await expect(rollback(storage, 'catalog')).rejects.toThrow('no earlier good build');
  await promote(storage, 'catalog', 2);
  expect(await catalogOf(storage)).toEqual({ live: 2, lastGood: 1 });
});

test('promoting what is live changes nothing', async () => {
  const storage = await storageWith({ build: 1 }, { build: 2 });
  await promote(storage, 'catalog', 1);
  await promote(storage, 'catalog', 2);
  await promote(storage, 'catalog', 2);
  expect(await catalogOf(storage)).toEqual({ live: 2, lastGood: 1 });
});

test('a missing build, an unpublished package and a tampered file are refused and change nothing', async () => {
  const storage = await storageWith({ build: 1 }, { build: 2 });
  await expect(promote(storage, 'account')).rejects.toThrow('account has no build yet');
  await expect(rollback(storage, 'catalog')).rejects.toThrow('catalog is not live');
  await promote(storage, 'catalog', 1);
  await expect(promote(storage, 'catalog', 3)).rejects.toThrow('There is no build 3 of catalog');
  await writeFile(path.join(storage.root, 'catalog/2/client/home.abc.js'), 'alert(1)');
  await expect(promote(storage, 'catalog', 2)).rejects.toThrow('was changed after packing');
  expect(await catalogOf(storage)).toEqual({ live: 1, lastGood: 1 });
});

test('rollback refuses a damaged earlier build', async () => {
  const storage = await storageWith({ build: 1 }, { build: 2 });
  await promote(storage, 'catalog', 1);
  await promote(storage, 'catalog', 2);
  await rm(path.join(storage.root, 'catalog/1/client/home.abc.js'));
  await expect(rollback(storage, 'catalog')).rejects.toThrow('client/home.abc.js is missing');
  expect((await storage.readRegistry()).catalog?.live).toBe(2);
});

test('a remote that the live host cannot carry is not promoted, nor a host that drops a live remote', async () => {
  const storage = await storageWith(
    { package: 'host', build: 1 },
    { package: 'host', build: 2, platform: '2.0.0' },
    { build: 1 },
    { build: 2, platform: '^2.0.0' },
  );
  await promote(storage, 'host', 1);
  await promote(storage, 'catalog', 1);
  await expect(promote(storage, 'catalog', 2)).rejects.toThrow(
    'built against platform ^2.0.0, but host 1 provides 1.0.0',
  );
  await expect(promote(storage, 'host', 2)).rejects.toThrow('built against platform ^1.0.0, but host 2 provides 2.0.0');
  await promoteTogether(storage, { host: 2, catalog: 2 });
  expect((await storage.readRegistry()).catalog?.live).toBe(2);
});

test('twenty promotions at once leave a whole registry and no lock', async () => {
  const names = Array.from({ length: 20 }, (_, index) => `remote${index}`);
  const storage = await storageWith(...names.map((name) => ({ package: name, build: 1 })));
  await Promise.all(names.map((name) => promote(storage, name)));
  expect(Object.keys(await storage.readRegistry()).sort()).toEqual([...names].sort());
});

test('the lock of a process that died is cleared', async () => {
  const storage = await storageWith({ build: 1 });
  await writeFile(path.join(storage.root, 'registry.json.lock'), `${hostname()} 999999999 x`);
  await promote(storage, 'catalog');
  expect((await storage.readRegistry()).catalog?.live).toBe(1);
});

test('a broken registry is named instead of being overwritten', async () => {
  const storage = await storageWith({ build: 1 });
  await writeFile(path.join(storage.root, 'registry.json'), '{ "catalog": { "live": "one" } }');
  await expect(promote(storage, 'catalog')).rejects.toThrow(/registry\.json is not valid: \/catalog/);
});

test('a candidate goes to its share of devices, the same device always getting the same build', () => {
  const pointer = { live: 1, lastGood: 1, candidate: { build: 2, percent: 25 } };
  const devices = Array.from({ length: 2_000 }, (_, index) => `device-${index}`);
  const got = devices.map((device) => buildFor('catalog', pointer, device));
  const share = got.filter((build) => build === 2).length / devices.length;
  expect(share).toBeGreaterThan(0.2);
  expect(share).toBeLessThan(0.3);
  expect(devices.map((device) => buildFor('catalog', pointer, device))).toEqual(got);
  expect(buildFor('catalog', pointer, null)).toBe(1);
});

test('a candidate is judged like a promotion, stands beside the live build, and ends by stop, promote or rollback', async () => {
  const storage = await storageWith({ build: 1 }, { build: 2 }, { build: 3 });
  await expect(startCandidate(storage, 'catalog', 5)).rejects.toThrow('catalog is not live');
  await promote(storage, 'catalog', 1);
  await promote(storage, 'catalog', 2);
  await expect(startCandidate(storage, 'catalog', 5, { build: 2 })).rejects.toThrow('live for everybody already');
  await expect(startCandidate(storage, 'catalog', 5, { build: 9 })).rejects.toThrow('There is no build 9');
  await startCandidate(storage, 'catalog', 5);
  expect(await catalogOf(storage)).toEqual({
    live: 2,
    lastGood: 1,
    candidate: { build: 3, percent: 5, since: expect.any(String) },
  });
  await stopCandidate(storage, 'catalog');
  expect(await catalogOf(storage)).toEqual({ live: 2, lastGood: 1 });
  await expect(stopCandidate(storage, 'catalog')).rejects.toThrow('no candidate');
  await startCandidate(storage, 'catalog', 50, { build: 3 });
  await promote(storage, 'catalog', 3);
  expect(await catalogOf(storage)).toEqual({ live: 3, lastGood: 2 });
  await startCandidate(storage, 'catalog', 50, { build: 1 });
  await rollback(storage, 'catalog');
  expect(await catalogOf(storage)).toEqual({ live: 2, lastGood: 2, rolledBack: 3 });
  await writeFile(path.join(storage.root, 'catalog/3/client/home.abc.js'), 'alert(1)');
  await expect(startCandidate(storage, 'catalog', 5, { build: 3 })).rejects.toThrow('was changed after packing');
});

/** The catalog's build 1 is live, and build 2 its candidate. */
const withCandidate = async () => {
  const storage = await storageWith({ build: 1 }, { build: 2 });
  await promote(storage, 'catalog', 1);
  await startCandidate(storage, 'catalog', 5, { promote: { after: 60_000, views: 10 } });
  const { candidate } = (await storage.readRegistry()).catalog ?? {};
  if (!candidate?.since) throw new Error('there is no candidate');
  return { storage, candidate, since: candidate.since };
};
const note = (why: string) => ({ by: 'web server', why });

test('a candidate is settled once, whoever finds first, and the history says why', async () => {
  const { storage, candidate } = await withCandidate();
  const stop = { kind: 'stop', note: note('too many failed') } as const;
  const settled = await Promise.all([1, 2, 3].map(() => settleCandidate(storage, 'catalog', candidate, stop)));
  expect(settled.filter(Boolean)).toHaveLength(1);
  expect(await catalogOf(storage)).toEqual({ live: 1, lastGood: 1 });
  expect((await storage.history()).slice(2)).toEqual([
    expect.objectContaining({ command: 'stop', by: 'web server', why: 'too many failed' }),
  ]);
});

test('a candidate that is another one by now, or is none, is left alone, and so is the live build', async () => {
  const { storage, candidate } = await withCandidate();
  const other: Candidate = { ...candidate, since: '2026-01-01T00:00:00.000Z' };
  expect(await settleCandidate(storage, 'catalog', other, { kind: 'stop', note: note('') })).toBe(false);
  expect(await catalogOf(storage)).toMatchObject({ live: 1, candidate });
  await promote(storage, 'catalog', 2);
  for (const kind of ['stop', 'promote'] as const)
    expect(await settleCandidate(storage, 'catalog', candidate, { kind, note: note('') })).toBe(false);
  expect(await catalogOf(storage)).toEqual({ live: 2, lastGood: 1 });
});

test('a candidate that is promoted by itself passes the gate again; a damaged one does not', async () => {
  const { storage, candidate } = await withCandidate();
  const file = path.join(storage.root, 'catalog/2/client/home.abc.js');
  const whole = await readFile(file);
  await writeFile(file, 'alert(1)');
  const promotion = { kind: 'promote', note: note('nothing was found') } as const;
  await expect(settleCandidate(storage, 'catalog', candidate, promotion)).rejects.toThrow('was changed after packing');
  expect(await catalogOf(storage)).toMatchObject({ live: 1 });
  await writeFile(file, whole);
  expect(await settleCandidate(storage, 'catalog', candidate, promotion)).toBe(true);
  expect(await catalogOf(storage)).toEqual({ live: 2, lastGood: 1 });
});

test('counts of several web servers are put together, each in place of its own before, and end with the candidate', async () => {
  const { storage, since } = await withCandidate();
  const arms = (views: number) => ({ candidate: { views, failed: 1 }, live: { views: 100, failed: 0 } });
  await storage.writeCounts('catalog', since, 'a', arms(5));
  await storage.writeCounts('catalog', since, 'b', arms(7));
  await storage.writeCounts('catalog', since, 'a', arms(9));
  expect(await storage.counts('catalog', since)).toEqual({
    candidate: { views: 16, failed: 2 },
    live: { views: 200, failed: 0 },
  });
  expect(await storage.packages()).toEqual(['catalog']);
  expect(await storage.leftovers()).toEqual([]);
  await stopCandidate(storage, 'catalog');
  expect(await storage.counts('catalog', since)).toEqual({
    candidate: { views: 0, failed: 0 },
    live: { views: 0, failed: 0 },
  });
});

test('a manifest that was changed since it was promoted is not read, nor gone back to', async () => {
  const storage = await storageWith({ build: 1 }, { build: 2 });
  await promote(storage, 'catalog', 1);
  await promote(storage, 'catalog', 2);
  const file = path.join(storage.root, 'catalog/1/release.json');
  await writeFile(file, (await readFile(file, 'utf8')).replace('"home.abc.js"', '"home.abc.css"'));
  await expect(storage.readRelease('catalog', 1)).rejects.toThrow('was changed after it was promoted');
  await expect(rollback(storage, 'catalog')).rejects.toThrow('was changed after it was promoted');
  expect(await catalogOf(storage)).toEqual({ live: 2, lastGood: 1 });
});

test('a manifest that names a file without a hash, or is another build’s, is not read', async () => {
  const storage = await storageWith({ build: 1 });
  const file = path.join(storage.root, 'catalog/1/release.json');
  const release = JSON.parse(await readFile(file, 'utf8'));
  await writeFile(file, JSON.stringify({ ...release, scripts: ['other.js'] }));
  await expect(storage.signRelease('catalog', 1)).rejects.toThrow('names client/other.js and has no hash of it');
  await writeFile(file, JSON.stringify({ ...release, build: 2 }));
  await expect(storage.signRelease('catalog', 1)).rejects.toThrow('is that of catalog 2');
  // A signed build under the number of another.
  await writeFile(file, JSON.stringify(release));
  await storage.signRelease('catalog', 1);
  await cp(path.dirname(file), path.join(storage.root, 'catalog/2'), { recursive: true });
  await expect(promote(storage, 'catalog', 2)).rejects.toThrow('is that of catalog 1');
});
