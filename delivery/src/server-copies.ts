import { rmSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { writeFilesOf } from './copy-files.ts';
import { isWhole } from './digest.ts';
import { DeliveryProblem } from './problem.ts';
import type { Release } from './schemas.ts';
import type { ReleaseStorage } from './storage.ts';

const isServer = (file: string): boolean => file.startsWith('server/');

/** Whether a folder has the server half of a release as it was packed. */
const isThere = async (folder: string, { files }: Release): Promise<boolean> => {
  for (const [file, { integrity }] of Object.entries(files)) {
    if (!isServer(file)) continue;
    const bytes = await readFile(path.join(folder, file)).catch(() => null);
    if (!bytes || !isWhole(bytes, integrity)) return false;
  }
  return true;
};

/**
 * Server halves of stored releases in a folder of this process alone, from which Node loads them; it goes with the process.
 * Each file is as its hash says when it is written, and looked at again when the folder is asked for.
 */
export const serverCopies = (store: Pick<ReleaseStorage, 'readRelease' | 'readFile'>) => {
  let made: Promise<string> | null = null;
  const root = (): Promise<string> =>
    (made ??= mkdtemp(path.join(tmpdir(), 'shop-releases-')).then((folder) => {
      process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
      return folder;
    }));
  const copying = new Map<string, Promise<string>>();

  const copy = async (name: string, build: number): Promise<string> => {
    const release = await store.readRelease(name, build);
    const folder = path.join(await root(), name, String(build));
    if (await isThere(folder, release)) return folder;
    const draft = path.join(await root(), `.draft-${name}-${build}`);
    await rm(draft, { recursive: true, force: true });
    await writeFilesOf(store, release, draft, Object.keys(release.files).filter(isServer));
    if (!(await isThere(draft, release)))
      throw new DeliveryProblem(`Build ${build} of ${name} is damaged: its server half was changed after packing.`);
    await rm(folder, { recursive: true, force: true });
    await mkdir(path.dirname(folder), { recursive: true });
    await rename(draft, folder);
    return folder;
  };

  return {
    folderOf(name: string, build: number): Promise<string> {
      const key = `${name}/${build}`;
      const running = copying.get(key) ?? copy(name, build).finally(() => copying.delete(key));
      copying.set(key, running);
      return running;
    },
    remove: async (): Promise<void> => {
      if (made) await rm(await made, { recursive: true, force: true });
      made = null;
    },
  };
};
