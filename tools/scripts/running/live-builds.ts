import { access, constants } from 'node:fs/promises';
import path from 'node:path';
import {
  type Ensured,
  ensureLive,
  type ReleasesSettings,
  ownFolder,
  releaseSettings,
  releaseStorage,
  releasedPackages,
  whoRuns,
} from '@shop/delivery';
import { StartProblem } from '@shop/shop/problem';

export const root = path.resolve(import.meta.dirname, '../../..');

/** Whether the folder is this checkout's own, which is made when there is none; one that is has to be writable. */
const requireOwn = async (folder: string): Promise<boolean> => {
  try {
    const isOwn = ownFolder(root, folder);
    if (isOwn) await access(folder, constants.W_OK);
    return isOwn;
  } catch {
    throw new StartProblem(`The release folder ${folder} cannot be written to. Choose another with RELEASES=….`);
  }
};

/** What is live in releases of others, which this checkout leaves as they are. */
const useOthers = async (releases: ReleasesSettings, print: (line: string) => void): Promise<Ensured[]> => {
  const storage = releaseStorage(releases);
  const registry = await storage.readRegistry().finally(storage.close);
  const live = Object.entries(registry).map(([name, pointer]) => ({ name, build: pointer.live }));
  const { place } = releases;
  const where = place.kind === 'folder' ? place.folder : `the ${place.kind} of releases`;
  if (live.length === 0) {
    throw new StartProblem(
      `Nothing is live in ${where}, which this checkout has not made. Publish and promote there (pnpm release), or name a folder that does not exist yet.`,
    );
  }
  print(`${where} is not of this checkout: nothing is built or promoted, what is live there is used`);
  print(live.map(({ name, build }) => `${name} ${build}`).join(', '));
  return live.map(({ name, build }) => ({ name, build, outcome: 'used' }));
};

/**
 * Builds what changed, packs it and makes it live, telling of each step: in a folder of releases that this checkout has
 * made for itself. In any other what is live there stays so, and is used.
 */
export const makeBuildsLive = async (print: (line: string) => void): Promise<Ensured[]> => {
  const { releases, key } = releaseSettings();
  if (releases.place.kind !== 'folder' || !(await requireOwn(releases.place.folder))) return useOthers(releases, print);
  const startedAt = new Map<string, number>();
  const storage = releaseStorage(releases, key);
  if (Object.keys(await storage.readRegistry()).length === 0)
    print('The first start builds every package: about a minute on two cores that do nothing else');
  return ensureLive(root, releasedPackages(root), storage, {
    release: { note: whoRuns('the sources of this checkout') },
    onProgress({ name, outcome, build }) {
      const seconds = ((Date.now() - (startedAt.get(name) ?? Date.now())) / 1000).toFixed(0);
      if (outcome === 'building') {
        startedAt.set(name, Date.now());
        print(`${name}: building`);
      } else if (outcome === 'built') print(`${name}: built as ${build} in ${seconds} s`);
      else if (outcome === 'held')
        print(`${name}: ${build} stays live, a newer build was rolled back (pnpm release status)`);
    },
  });
};
