import { access, constants, mkdir } from 'node:fs/promises';
import path from 'node:path';
import { type Ensured, ensureLive, folderStorage, releasedPackages } from '@shop/delivery';
import { StartProblem } from './problem.ts';

export const root = path.resolve(import.meta.dirname, '../..');

/** The release folder: `RELEASES`, or `releases` of the workspace. */
export const releasesFolder = () => path.resolve(process.env.RELEASES || path.join(root, 'releases'));

const requireWritable = async (folder: string): Promise<void> => {
  try {
    await mkdir(folder, { recursive: true });
    await access(folder, constants.W_OK);
  } catch {
    throw new StartProblem(`The release folder ${folder} cannot be written to. Choose another with RELEASES=….`);
  }
};

/** Builds what changed, packs it and makes it live, telling of each step. */
export const makeBuildsLive = async (print: (line: string) => void): Promise<Ensured[]> => {
  const folder = releasesFolder();
  await requireWritable(folder);
  const startedAt = new Map<string, number>();
  return ensureLive(root, releasedPackages(root), folderStorage(folder), {
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
