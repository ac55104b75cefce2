import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { folderStorage } from './folder-storage.ts';
import { ailments } from './garbage-collection.ts';
import { pack } from './pack.ts';
import { addInvented, temporaryStore } from './testing/stores.ts';
import { inventDist, pointAt, temporaryFolder } from './testing.ts';
import { verify } from './verify.ts';

const file = 'client/home.abc.js';

test('a file that cannot be read is told with the reason, and is not called missing', async () => {
  const dist = await temporaryFolder();
  await inventDist(dist);
  const storage = folderStorage(await temporaryFolder());
  const release = await pack(dist, storage);
  const place = path.join(storage.root, release.package, String(release.build), file);
  await rm(place);
  await expect(verify(storage, release)).rejects.toThrow(`is damaged: ${file} is missing.`);
  await mkdir(place);
  await expect(verify(storage, release)).rejects.toThrow(
    `${file} in build ${release.build} of catalog cannot be read (EISDIR).`,
  );
});

test.each(['PostgreSQL', 'bucket'] as const)(
  'a build in a store that is away (%s) is not called damaged',
  async (kind) => {
    const store = await temporaryStore(kind);
    const storage = store.open();
    const release = await addInvented(storage);
    const back = await store.takeAway();
    const problem: unknown = await verify(storage, release).catch((error: unknown) => error);
    expect(problem).toMatchObject({ name: 'DeliveryProblem' });
    expect(String(problem)).not.toMatch(/missing|damaged/);
    await back();
    await verify(storage, release);
    await pointAt(storage, { catalog: release.build });
    await store.overwrite('catalog', release.build, file, null);
    expect(await ailments(storage)).toContain(`catalog ${release.build} (live): ${file} is missing.`);
    await storage.close();
  },
);
