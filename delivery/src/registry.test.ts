import { createHash } from 'node:crypto';
import { rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { folderStorage } from './folder-storage.ts';
import { pack } from './pack.ts';
import { buildFor, promote, promoteTogether, rollback } from './registry.ts';
import type { BuildInfo } from './schemas.ts';
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

test('promote makes the newest or the named build live and remembers the one before; rollback returns to it', async () => {
  const storage = await storageWith({ build: 1 }, { build: 2 });
  await promote(storage, 'catalog', 1);
  expect(await storage.readRegistry()).toEqual({ catalog: { live: 1, lastGood: 1 } });
  await promote(storage, 'catalog');
  expect(await storage.readRegistry()).toEqual({ catalog: { live: 2, lastGood: 1 } });
  await rollback(storage, 'catalog');
  expect(await storage.readRegistry()).toEqual({ catalog: { live: 1, lastGood: 1, rolledBack: 2 } });
  await expect(rollback(storage, 'catalog')).rejects.toThrow('no earlier good build');
  await promote(storage, 'catalog', 2);
  expect(await storage.readRegistry()).toEqual({ catalog: { live: 2, lastGood: 1 } });
});

test('promoting what is live changes nothing', async () => {
  const storage = await storageWith({ build: 1 }, { build: 2 });
  await promote(storage, 'catalog', 1);
  await promote(storage, 'catalog', 2);
  await promote(storage, 'catalog', 2);
  expect(await storage.readRegistry()).toEqual({ catalog: { live: 2, lastGood: 1 } });
});

test('a missing build, an unpublished package and a tampered file are refused and change nothing', async () => {
  const storage = await storageWith({ build: 1 }, { build: 2 });
  await expect(promote(storage, 'account')).rejects.toThrow('account has no build yet');
  await expect(rollback(storage, 'catalog')).rejects.toThrow('catalog is not live');
  await promote(storage, 'catalog', 1);
  await expect(promote(storage, 'catalog', 3)).rejects.toThrow('There is no build 3 of catalog');
  await writeFile(path.join(storage.root, 'catalog/2/client/home.abc.js'), 'alert(1)');
  await expect(promote(storage, 'catalog', 2)).rejects.toThrow('was changed after packing');
  expect(await storage.readRegistry()).toEqual({ catalog: { live: 1, lastGood: 1 } });
});

test('a build that was packed with sha384 is promoted, and refused when it was tampered with', async () => {
  const storage = await storageWith({ build: 1 });
  const manifest = path.join(storage.root, 'catalog/1/release.json');
  const release = await storage.readRelease('catalog', 1);
  for (const [file, entry] of Object.entries(release.files)) {
    for (const [suffix, stored] of [
      ['', entry],
      ['.br', entry.br],
      ['.gz', entry.gz],
    ] as const) {
      const bytes = stored && (await storage.readFile('catalog', 1, `${file}${suffix}`));
      if (bytes) stored.integrity = `sha384-${createHash('sha384').update(bytes).digest('base64')}`;
    }
  }
  await writeFile(manifest, JSON.stringify(release));
  await promote(storage, 'catalog', 1);
  expect(await storage.readRegistry()).toEqual({ catalog: { live: 1, lastGood: 1 } });
  await writeFile(path.join(storage.root, 'catalog/1/client/home.abc.js'), 'alert(1)');
  await expect(promote(storage, 'catalog', 1)).rejects.toThrow('was changed after packing');
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
  await expect(promote(storage, 'catalog', 2)).rejects.toThrow('catalog 2 needs platform ^2.0.0, but host 1 provides');
  await expect(promote(storage, 'host', 2)).rejects.toThrow('catalog 1 needs platform ^1.0.0, but host 2 provides');
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
  await writeFile(path.join(storage.root, 'registry.json.lock'), '999999999');
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
