import { mkdir, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import path from 'node:path';
import { folderStorage } from './folder-storage.ts';
import { ailments, retentionDays, needless, removeNeedless } from './garbage-collection.ts';
import { pack } from './pack.ts';
import { inventDist, pointAt, temporaryFolder } from './testing.ts';

const day = 24 * 3_600_000;

/** Releases of one package, and of a host. */
const releases = async (...builds: number[]) => {
  const storage = folderStorage(await temporaryFolder());
  const add = async (name: string, build: number) => {
    const dist = await temporaryFolder();
    await inventDist(dist, { package: name, build });
    await pack(dist, storage);
  };
  await add('host', 1);
  for (const build of builds) await add('catalog', build);
  const file = (name: string) => path.join(storage.root, name);
  const found = async (now = Date.now()) =>
    (await needless(storage, now)).builds.flatMap(({ name, build }) => (name === 'catalog' ? build : []));
  return { storage, add, file, found };
};

test('whole releases are well', async () => {
  const { storage } = await releases(1, 2);
  await pointAt(storage, { host: 1, catalog: 1 });
  await pointAt(storage, { catalog: 2 });
  expect(await ailments(storage)).toEqual([]);
});

test('everything that is wrong is named at once', async () => {
  const { storage, file } = await releases(1, 2, 3);
  await pointAt(storage, { catalog: 1 });
  await pointAt(storage, { catalog: 2 });
  const registry = JSON.parse(await readFile(file('registry.json'), 'utf8'));
  const candidate = { build: 9, percent: 5 };
  await writeFile(file('registry.json'), JSON.stringify({ ...registry, catalog: { ...registry.catalog, candidate } }));
  await rm(file('catalog/1/client/home.abc.js'));
  await rm(file('catalog/1/server/remoteEntry.js'));
  await writeFile(file('catalog/2/release.json'), `${await readFile(file('catalog/2/release.json'), 'utf8')} `);
  await writeFile(file('registry.json.lock'), `${hostname()} 999999999 x`);
  const draft = file('catalog/.draft-4-x');
  await mkdir(draft);
  await utimes(draft, new Date(0), new Date(0));
  expect(await ailments(storage)).toEqual([
    expect.stringMatching(/^catalog 2 \(live\): .*release\.json was changed after it was promoted\.$/),
    'catalog 1 (last good): client/home.abc.js is missing.',
    'catalog 1 (last good): server/remoteEntry.js is missing.',
    expect.stringMatching(/^catalog 9 \(candidate\): There is no build 9 of catalog/),
    'No host is live: the shop has no pages.',
    expect.stringMatching(/registry\.json\.lock is left from a process that has ended/),
    expect.stringMatching(/\.draft-4-x is left from a process that has ended/),
  ]);
});

test('a pointer from before manifests were hashed is told', async () => {
  const { storage, file } = await releases(1);
  await writeFile(file('registry.json'), JSON.stringify({ host: { live: 1, lastGood: 1 } }));
  expect(await ailments(storage)).toEqual([
    expect.stringMatching(/^host 1 \(live\): nothing says what its release\.json/),
  ]);
});

test('nothing is removed that is live, last good, a candidate, or was live in the last 30 days', async () => {
  const { storage, found } = await releases(1, 2, 3, 4, 5, 6);
  for (const build of [1, 2, 3, 4, 5]) await pointAt(storage, { catalog: build });
  await storage.updateRegistry((registry) => {
    const pointer = registry.catalog ?? { live: 5, lastGood: 4 };
    const candidate = { build: 1, percent: 5 };
    const change = {
      at: new Date().toISOString(),
      by: 'x',
      command: 'candidate',
      packages: { catalog: { live: 5, candidate } },
    };
    return { registry: { ...registry, catalog: { ...pointer, candidate } }, change };
  });
  const later = Date.now() + retentionDays * day;
  expect(await found()).toEqual([]);
  expect(await found(later - day)).toEqual([]);
  expect(await found(later + day)).toEqual([2, 3, 6]);
});

test('a build that was live until lately stays, however old it is', async () => {
  const { storage, found } = await releases(1, 2, 3);
  const at = async (days: number, live: number) => {
    const when = new Date(Date.now() + days * day).toISOString();
    const change = { at: when, by: 'x', command: 'promote', packages: { catalog: { live } } };
    await storage.updateRegistry((registry) => ({
      registry: { ...registry, catalog: { live, lastGood: live } },
      change,
    }));
  };
  await at(0, 1);
  await at(100, 2);
  await at(110, 3);
  const now = Date.now();
  expect(await found(now + 125 * day)).toEqual([]); // 1 was live until day 100
  expect(await found(now + 135 * day)).toEqual([1]); // 2 was until day 110
  expect(await found(now + 145 * day)).toEqual([1, 2]);
});

test('where the history does not reach back 30 days, no build of a live package is removed', async () => {
  const { file, found } = await releases(1, 2, 3);
  await writeFile(file('registry.json'), JSON.stringify({ catalog: { live: 3, lastGood: 2 } }));
  expect(await found(Date.now() + 100 * day)).toEqual([]);
});

test('what is removed is gone with its hash and the change is told; what dead processes left goes too', async () => {
  const { storage, file, found } = await releases(1, 2, 3);
  for (const build of [1, 2, 3]) await pointAt(storage, { catalog: build });
  const draft = file('catalog/.draft-9-x');
  await mkdir(draft);
  await utimes(draft, new Date(0), new Date(0));
  const now = Date.now() + 2 * retentionDays * day;
  expect(await found(now)).toEqual([1]);
  expect(await storage.builds('catalog')).toEqual([1, 2, 3]);
  await removeNeedless(storage, { now, note: { by: 'robin' } });
  expect((await readdir(file('catalog'))).sort()).toEqual(['2', '3']);
  expect(Object.keys((await storage.readRegistry()).catalog?.manifests ?? {})).toEqual(['2', '3']);
  expect((await storage.history()).at(-1)).toMatchObject({ by: 'robin', command: 'gc' });
  expect(await removeNeedless(storage, { now })).toEqual({ builds: [], leftovers: [] });
});

test('a change and its entry are one step; a process that dies between two leaves neither twice nor half', async () => {
  const { storage, file } = await releases(1, 2, 3);
  for (const build of [1, 2]) await pointAt(storage, { catalog: build });
  const numbers = async () => (await storage.history()).map(({ number }) => number);
  expect(await numbers()).toEqual([1, 2]);
  // The third change had moved the second into the file and died before it was made, or while it wrote a line.
  const { $last } = JSON.parse(await readFile(file('registry.json'), 'utf8'));
  await writeFile(
    file('history.jsonl'),
    `${await readFile(file('history.jsonl'), 'utf8')}${JSON.stringify($last)}\n{"num`,
  );
  expect(await numbers()).toEqual([1, 2]);
  await pointAt(storage, { catalog: 3 });
  await pointAt(storage, { catalog: 2 });
  expect(await numbers()).toEqual([1, 2, 3, 4]);
  expect((await storage.history()).map(({ packages }) => packages.catalog?.live)).toEqual([1, 2, 3, 2]);
});

test('what was written into the history stays byte for byte', async () => {
  const { storage, file } = await releases(1, 2);
  let before = '';
  for (const build of [1, 2, 1, 2]) {
    await pointAt(storage, { catalog: build });
    const now = await readFile(file('history.jsonl'), 'utf8').catch(() => '');
    expect(now.startsWith(before)).toBe(true);
    before = now;
  }
  expect(before.trim().split('\n')).toHaveLength(3);
});
