import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { PackedRelease } from '../pack.ts';
import type { Release } from '../schemas.ts';
import type { ReleaseStorage } from '../storage.ts';

/** A build that is judged, wherever its files are. */
export interface Contender {
  release: Release;
  read(file: string): Promise<Uint8Array>;
  /** Where its code for the web server can be loaded from. */
  serverEntry(): Promise<string>;
}

export const stored = async (storage: ReleaseStorage, name: string, build: number): Promise<Contender> => {
  const release = await storage.readRelease(name, build);
  return {
    release,
    read: (file) => storage.readFile(name, build, file),
    serverEntry: async () => path.join(await storage.localFolder(name, build), 'server', release.entry.server),
  };
};

/** A build that is not stored yet; its server half is written into a folder for the time of the judgement. */
export const unpacked = ({ release, files }: PackedRelease, folder: string): Contender => {
  const write = async (): Promise<string> => {
    for (const [file, bytes] of files) {
      if (!file.startsWith('server/')) continue;
      await mkdir(path.dirname(path.join(folder, release.package, file)), { recursive: true });
      await writeFile(path.join(folder, release.package, file), bytes);
    }
    return path.join(folder, release.package, 'server', release.entry.server);
  };
  let written: Promise<string> | undefined;
  return {
    release,
    read: async (file) => {
      const bytes = files.get(file);
      if (!bytes) throw new Error(`${file} is not in the build`);
      return bytes;
    },
    serverEntry: () => (written ??= write()),
  };
};
