import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { writeFilesOf } from './copy-files.ts';
import { folderStorage } from './folder-storage.ts';
import { inService } from './gate/judge.ts';
import { storedFiles } from './release-files.ts';
import type { Registry } from './schemas.ts';
import type { ReleaseStorage } from './storage.ts';
import { verify } from './verify.ts';

interface MirroredStorage extends ReleaseStorage {
  /** Ends when what was live at the last look is on this machine, or could not be kept. */
  settled(): Promise<void>;
}

interface MirrorOptions {
  /** Where copies lie; nobody but the web server may write there. */
  folder: string;
  /** The file of trusted keys, copied too, so that it is there when the store is not. */
  teams: string;
  onProblem(error: unknown): void;
}

/**
 * Releases of a store, with a copy on this machine of all that visitors get: every file as its hash says. From the copy
 * the web server renders, and with it it starts and goes on while the store is away or damaged. What is live
 * counts as kept once all of it is.
 */
export const mirroredStorage = (
  store: ReleaseStorage,
  { folder, teams, onProblem }: MirrorOptions,
): MirroredStorage => {
  const mirroredTeams = path.join(folder, 'teams.json');
  const copies = folderStorage(folder, { teams: mirroredTeams });
  const folderOf = (name: string, build: number) => path.join(folder, name, String(build));
  /** Builds whose copies were found whole since the start. */
  const whole = new Set<string>();
  let mirroredRegistry: Registry | null = null;
  let keeping: Promise<void> = Promise.resolve();
  let isKeeping = false;

  /** Copies that are being looked at: many files of one are asked for at once. */
  const looking = new Map<string, Promise<boolean>>();
  const look = async (name: string, build: number): Promise<boolean> => {
    try {
      await verify(copies, await copies.readRelease(name, build));
      whole.add(`${name}/${build}`);
      return true;
    } catch {
      return false;
    } finally {
      looking.delete(`${name}/${build}`);
    }
  };

  const isWhole = (name: string, build: number): Promise<boolean> => {
    const key = `${name}/${build}`;
    if (whole.has(key)) return Promise.resolve(true);
    const found = looking.get(key) ?? look(name, build);
    if (!looking.has(key)) looking.set(key, found);
    return found;
  };

  const keepBuild = async (name: string, build: number): Promise<void> => {
    if (await isWhole(name, build)) return;
    const release = await store.readRelease(name, build);
    await verify(store, release);
    const draft = path.join(folder, name, `.draft-${build}`);
    await rm(draft, { recursive: true, force: true });
    await writeFilesOf(store, release, draft, [...storedFiles(release), 'release.json', 'signature.json']);
    await rm(folderOf(name, build), { recursive: true, force: true });
    await rename(draft, folderOf(name, build));
    // It was read a second time, so it is verified once more where it will be run from.
    if (!(await isWhole(name, build))) throw new Error(`${name} ${build} was changed while it was copied`);
  };

  /** Whoever reads the file meanwhile finds the one before, whole. */
  const replace = async (file: string, content: string | Buffer): Promise<void> => {
    const draft = path.join(folder, `.${file}`);
    await writeFile(draft, content);
    await rename(draft, path.join(folder, file));
  };

  const keep = async (registry: Registry): Promise<void> => {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    await replace('teams.json', await readFile(teams));
    const wanted = Object.entries(registry).flatMap(([name, pointer]) =>
      inService(pointer).map((build) => ({ name, build })),
    );
    for (const { name, build } of wanted) await keepBuild(name, build);
    await replace('registry.json', JSON.stringify(registry));
    mirroredRegistry = registry;
    // The builds that were live before are still read by pages that began with it, and goes with the next change.
    for (const name of await copies.packages())
      for (const build of await copies.builds(name)) {
        const { live, lastGood, candidate } = registry[name] ?? {};
        if ([live, lastGood, candidate?.build].includes(build)) continue;
        await rm(folderOf(name, build), { recursive: true, force: true });
        whole.delete(`${name}/${build}`);
      }
  };

  const keepSoon = (registry: Registry): void => {
    if (isKeeping || isDeepStrictEqual(registry, mirroredRegistry)) return;
    isKeeping = true;
    keeping = keep(registry)
      .catch(onProblem)
      .finally(() => (isKeeping = false));
  };

  return {
    ...store,
    settled: () => keeping,

    async readRegistry() {
      let problem: unknown = new Error('the store has no registry');
      const registry = await store.readRegistry().catch((error: unknown) => void (problem = error));
      if (registry && Object.keys(registry).length > 0) {
        keepSoon(registry);
        return registry;
      }
      const lastRegistry = await copies.readRegistry();
      if (!registry && Object.keys(lastRegistry).length === 0) throw problem;
      return lastRegistry;
    },

    readRelease: (name, build) =>
      store.readRelease(name, build).catch(async (error: unknown) => {
        if (!(await isWhole(name, build))) throw error;
        return copies.readRelease(name, build);
      }),

    readFile: async (name, build, file) =>
      (await isWhole(name, build))
        ? readFile(path.join(folderOf(name, build), file))
        : store.readFile(name, build, file),

    localFolder: async (name, build) =>
      (await isWhole(name, build)) ? folderOf(name, build) : store.localFolder(name, build),
  };
};
