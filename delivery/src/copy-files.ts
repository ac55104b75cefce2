import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Release } from './schemas.ts';
import type { ReleaseStorage } from './storage.ts';

/** Writes stored files of a release below a folder, which is made. */
export const writeFilesOf = async (
  store: Pick<ReleaseStorage, 'readFile'>,
  { package: name, build }: Pick<Release, 'package' | 'build'>,
  folder: string,
  files: readonly string[],
): Promise<void> => {
  for (const file of files) {
    await mkdir(path.dirname(path.join(folder, file)), { recursive: true });
    await writeFile(path.join(folder, file), await store.readFile(name, build, file));
  }
};
