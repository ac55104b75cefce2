import { rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { folderStorage } from './folder-storage.ts';
import { folderBuild, sinceOf } from './lasting.ts';
import { pack } from './pack.ts';
import { promote, rollback } from './registry.ts';
import type { Release } from './schemas.ts';
import { inventDist, temporaryFolder, writeFiles } from './testing.ts';

/** Code that compression hardly shortens, so that sums tell which files were counted. */
const library = `'${Array.from({ length: 4_000 }, (_, index) => Math.sin(index).toString(36)).join()}'`;

/** Releases of one host, each a small folder of two scripts and a style sheet. */
const host = async () => {
  const storage = folderStorage(await temporaryFolder());
  const release = async (build: number, files: Record<string, string>): Promise<Release> => {
    const dist = await temporaryFolder();
    const scripts = ['main.abc.js', ...Object.keys(files).filter((file) => file !== 'main.abc.js')];
    await inventDist(dist, { package: 'host', build, scripts });
    await rm(path.join(dist, 'client/main.abc.css'));
    await writeFiles(dist, { 'client/main.abc.css': 'a{}', 'client/main.abc.js': 'main()' });
    await writeFiles(dist, Object.fromEntries(Object.entries(files).map(([file, text]) => [`client/${file}`, text])));
    return pack(dist, storage);
  };
  return { storage, release };
};

/** Bytes, as they are sent, of what lies under an address that a visitor of an earlier release has not loaded. */
const newBytes = (release: Release): number =>
  Object.entries(release.files)
    .filter(([file]) => file.startsWith('client/') && sinceOf(release, file.slice('client/'.length)) === release.build)
    .reduce((sum, [, { size, br }]) => sum + (br?.size ?? size), 0);

test('after a change of one line a returning visitor loads that file, and not the libraries', async () => {
  const { release } = await host();
  const first = await release(1, { 'libraries.js': library });
  const second = await release(2, { 'libraries.js': library, 'main.abc.js': 'main(2)' });
  expect(newBytes(first)).toBeGreaterThan(10_000);
  expect(newBytes(second)).toBe('main(2)'.length);
});

test('a file is told to be of the oldest build of which each release since has had the same bytes', async () => {
  const { storage, release } = await host();
  const build = async (number: number, text: string) => sinceOf(await release(number, { 'a.js': text }), 'a.js');
  expect([await build(1, 'a'), await build(2, 'a'), await build(5, 'a')]).toEqual([1, 1, 1]);
  expect([await build(6, 'other'), await build(7, 'a'), await build(8, 'a')]).toEqual([6, 7, 7]);
  expect(sinceOf(await storage.readRelease('host', 8), 'a.js')).toBe(7);
});

test('a release between that lacks the file ends the chain', async () => {
  const { release } = await host();
  await release(1, { 'a.js': 'a' });
  await release(2, {});
  const third = await release(3, { 'a.js': 'a' });
  expect([sinceOf(third, 'a.js'), sinceOf(third, 'main.abc.js')]).toEqual([3, 1]);
});

test('after a rollback, what the build that was taken back had changed is new, and the rest is not', async () => {
  const { storage, release } = await host();
  await release(1, { 'a.js': 'a', 'libraries.js': library });
  await promote(storage, 'host', 1);
  await release(2, { 'a.js': 'broken', 'libraries.js': library });
  await promote(storage, 'host', 2);
  await rollback(storage, 'host');
  const repaired = await release(3, { 'a.js': 'a', 'libraries.js': library });
  expect([sinceOf(repaired, 'a.js'), sinceOf(repaired, 'libraries.js')]).toEqual([3, 1]);
});

test('builds that are no longer stored are still named; a release that cannot be read ends the chain', async () => {
  const { storage, release } = await host();
  const folder = (build: number) => path.join(storage.root, 'host', String(build));
  await release(1, { 'a.js': 'a' });
  await release(2, { 'a.js': 'a' });
  await rm(folder(1), { recursive: true });
  expect(sinceOf(await release(3, { 'a.js': 'a' }), 'a.js')).toBe(1);
  await writeFile(path.join(folder(3), 'release.json'), '{');
  expect(sinceOf(await release(4, { 'a.js': 'a' }), 'a.js')).toBe(4);
});

test('one package’s builds say nothing of another’s', async () => {
  const { storage, release } = await host();
  await release(1, {});
  const since = async (build: number) => {
    const dist = await temporaryFolder();
    await inventDist(dist, { package: 'catalog', build });
    return sinceOf(await pack(dist, storage), 'tiny.txt');
  };
  expect([await since(2), await since(3)]).toEqual([2, 2]);
});

test('the folder of a release is an older one only where nothing of its client has changed since', async () => {
  const { release } = await host();
  const folder = async (build: number, files: Record<string, string>) => folderBuild(await release(build, files));
  expect(await folder(1, { 'a.js': 'a' })).toBe(1);
  expect(await folder(2, { 'a.js': 'a' })).toBe(1);
  expect(await folder(3, { 'a.js': 'b' })).toBe(3);
  expect(await folder(4, { 'a.js': 'b' })).toBe(3);
});
