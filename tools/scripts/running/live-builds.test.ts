import { readFileSync, readdirSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { folderStorage, pack } from '@shop/delivery';
import { inventDist, pointAt, temporaryFolder } from '@shop/delivery/testing';
import { addInvented, temporaryStore } from '@shop/delivery/testing/stores';
import { makeBuildsLive } from './live-builds.ts';

const { RELEASES } = process.env;
afterEach(() => {
  if (RELEASES === undefined) delete process.env.RELEASES;
  else process.env.RELEASES = RELEASES;
});

/** Every file of a folder with what it holds. */
const contents = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => [parentPath, name, readFileSync(path.join(parentPath, name), 'utf8')]);

test('in releases of others nothing is built or promoted: what is live there is used, and said to be', async () => {
  const folder = await temporaryFolder();
  const [storage, dist] = [folderStorage(folder), await temporaryFolder()];
  await inventDist(dist, { package: 'host', build: 7 });
  await pack(dist, storage);
  await pointAt(storage, { host: 7 });
  const before = contents(folder);
  process.env.RELEASES = folder;
  const said: string[] = [];
  expect(await makeBuildsLive((line) => said.push(line))).toEqual([{ name: 'host', build: 7, outcome: 'used' }]);
  expect(said).toEqual([expect.stringContaining('nothing is built or promoted'), 'host 7']);
  expect(contents(folder)).toEqual(before);
});

test('releases in a database are never a checkout’s own: what is live there is used', async () => {
  const store = await temporaryStore('PostgreSQL');
  const storage = store.open();
  const { RELEASES_DATABASE_URL = '', RELEASE_TEAMS = '' } = store.env;
  Object.assign(process.env, { RELEASES_DATABASE_URL, RELEASE_TEAMS });
  try {
    await expect(makeBuildsLive(() => undefined)).rejects.toThrow('Nothing is live in the database of releases');
    await addInvented(storage, { package: 'host', build: 7 });
    await pointAt(storage, { host: 7 });
    const said: string[] = [];
    expect(await makeBuildsLive((line) => said.push(line))).toEqual([{ name: 'host', build: 7, outcome: 'used' }]);
    expect(said).toEqual([expect.stringContaining('the database of releases is not of this checkout'), 'host 7']);
    expect(await storage.builds('host')).toEqual([7]);
  } finally {
    delete process.env.RELEASES_DATABASE_URL;
    delete process.env.RELEASE_TEAMS;
  }
});

test('where nothing is live in releases of others the start ends, and says what to do', async () => {
  const folder = path.join(await temporaryFolder(), 'shared');
  await mkdir(folder);
  process.env.RELEASES = folder;
  await expect(makeBuildsLive(() => undefined)).rejects.toThrow(/^Nothing is live in .* Publish and promote there/);
  expect(readdirSync(folder)).toEqual([]);
});

test('before the first builds of a checkout it is said how long they take', async () => {
  process.env.RELEASES = path.join(await temporaryFolder(), 'own');
  const printed = makeBuildsLive((line) => {
    throw new Error(line); // nothing is built here
  });
  await expect(printed).rejects.toThrow(/^The first start builds every package: about a minute on two cores/);
});
