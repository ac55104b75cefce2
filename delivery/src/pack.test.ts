import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { folderStorage } from './folder-storage.ts';
import { pack } from './pack.ts';
import { inventDist, temporaryFolder } from './testing.ts';
import { verify } from './verify.ts';

const packed = async () => {
  const dist = await temporaryFolder();
  const storage = folderStorage(await temporaryFolder());
  const info = await inventDist(dist);
  return { dist, storage, info, release: await pack(dist, storage) };
};

test('a release holds every file with size and hash, and its manifest beside them', async () => {
  const { storage, release } = await packed();
  expect(Object.keys(release.files).sort()).toEqual([
    'client/home.abc.css',
    'client/home.abc.js',
    'client/remoteEntry.abc.js',
    'client/tiny.txt',
    'server/package.json',
    'server/remoteEntry.js',
  ]);
  expect(release.files['client/home.abc.js']?.integrity).toMatch(/^sha256-/);
  expect(await storage.readRelease('catalog', 100)).toEqual(release);
  await verify(storage, release);
});

test('a fact that a later build adds to its manifest is kept', async () => {
  const dist = await temporaryFolder();
  const storage = folderStorage(await temporaryFolder());
  const info = await inventDist(dist);
  await writeFile(path.join(dist, 'build-info.json'), JSON.stringify({ ...info, container: 'remote_catalog' }));
  await pack(dist, storage);
  expect(await storage.readRelease('catalog', 100)).toMatchObject({ container: 'remote_catalog' });
});

test('text is stored compressed as well, unless that makes it larger', async () => {
  const { storage, release } = await packed();
  const plain = await storage.readFile('catalog', 100, 'client/home.abc.js');
  const brotli = await storage.readFile('catalog', 100, 'client/home.abc.js.br');
  expect(brotliDecompressSync(brotli).equals(plain)).toBe(true);
  expect(release.files['client/home.abc.js']?.br?.size).toBe(brotli.byteLength);
  expect(release.files['client/tiny.txt']?.br).toBeUndefined();
});

test('server code is CommonJS wherever the release folder lies', async () => {
  const { storage } = await packed();
  expect(JSON.parse(Buffer.from(await storage.readFile('catalog', 100, 'server/package.json')).toString())).toEqual({
    type: 'commonjs',
  });
});

test('packing the same build again is refused and leaves the first untouched, without drafts', async () => {
  const { dist, storage, release } = await packed();
  await writeFile(path.join(dist, 'client/home.abc.js'), 'something else');
  await expect(pack(dist, storage)).rejects.toThrow('Build 100 of catalog exists already');
  await verify(storage, release);
  expect(await readdir(path.join(storage.root, 'catalog'))).toEqual(['100']);
});

test('a build without its manifest, with a bad one, or with a file missing is refused in one line', async () => {
  const { dist, storage } = await packed();
  await inventDist(dist, { build: 101 });
  await rm(path.join(dist, 'client/home.abc.css'));
  await expect(pack(dist, storage)).rejects.toThrow('names client/home.abc.css, but');
  await writeFile(path.join(dist, 'build-info.json'), '{ "package": "catalog" }');
  await expect(pack(dist, storage)).rejects.toThrow('build-info.json is not valid');
  await writeFile(path.join(dist, 'build-info.json'), 'half a');
  await expect(pack(dist, storage)).rejects.toThrow('is not JSON');
  await rm(path.join(dist, 'build-info.json'));
  await expect(pack(dist, storage)).rejects.toThrow('the build did not finish');
  expect(await storage.builds('catalog')).toEqual([100]);
});

test('a build under another number than the one asked for is refused', async () => {
  const dist = await temporaryFolder();
  await inventDist(dist, { build: 7 });
  await expect(pack(dist, folderStorage(await temporaryFolder()), { build: 8 })).rejects.toThrow('says build 7');
});

test.each(['../outside.js', '/etc/passwd', 'a/../../b.js', ''])('a manifest cannot name the path %p', async (file) => {
  const dist = await temporaryFolder();
  await inventDist(dist);
  const info = JSON.parse(await readFile(path.join(dist, 'build-info.json'), 'utf8'));
  await writeFile(path.join(dist, 'build-info.json'), JSON.stringify({ ...info, scripts: [file] }));
  await expect(pack(dist, folderStorage(await temporaryFolder()))).rejects.toThrow('is not valid');
});

test('verify names a changed file, a changed compressed file and a missing one', async () => {
  const { storage, release } = await packed();
  const file = (name: string) => path.join(storage.root, 'catalog/100', name);
  const brotli = await readFile(file('client/home.abc.js.br'));
  await writeFile(file('client/home.abc.js.br'), 'other');
  await expect(verify(storage, release)).rejects.toThrow('client/home.abc.js.br was changed after packing');
  await writeFile(file('client/home.abc.js.br'), brotli);
  await writeFile(file('server/remoteEntry.js'), 'other');
  await expect(verify(storage, release, 'server/')).rejects.toThrow('server/remoteEntry.js was changed');
  await rm(file('server/remoteEntry.js'));
  await expect(verify(storage, release)).rejects.toThrow('server/remoteEntry.js is missing');
});
