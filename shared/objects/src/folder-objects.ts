import { createHash, randomUUID } from 'node:crypto';
import { mkdir, open, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { ObjectStoreProblem, type ListedObject, type ObjectStore } from './object-store.ts';

const codeOf = (error: unknown): string => String(Object(error).code ?? '');

/** No such file, or a folder where a file would be. */
const absences = new Set(['ENOENT', 'ENOTDIR', 'EISDIR']);
/** Files that are not finished, or never will be: lists have them, so that they can be removed. No key that is written begins so. */
const draft = '.draft-';

/** Objects as files of a folder that is there, which the servers of a shop may share. */
export const folderObjects = (folder: string): ObjectStore => {
  const fileOf = (key: string): string => path.join(folder, key);

  const using = async <T>(work: () => Promise<T>): Promise<T> => {
    try {
      return await work();
    } catch (error) {
      throw new ObjectStoreProblem(`The store ${folder} cannot be used: ${codeOf(error) || String(error)}.`);
    }
  };

  /** `work`, or null for a file that is not there. A disk that is not mounted lacks nothing: it is away. */
  const reading = <T>(work: () => Promise<T>): Promise<T | null> =>
    using(async () => {
      try {
        return await work();
      } catch (error) {
        if (!absences.has(codeOf(error))) throw error;
        await readdir(folder);
        return null;
      }
    });

  return {
    place: folder,

    read: (key) =>
      reading(async () => {
        const bytes = await readFile(fileOf(key));
        return { bytes, tag: createHash('sha256').update(bytes).digest('hex') };
      }),

    readPart: (key, start, end) =>
      reading(async () => {
        const file = await open(fileOf(key));
        try {
          const bytes = Buffer.alloc(end - start + 1);
          const { bytesRead } = await file.read(bytes, 0, bytes.length, start);
          return bytes.subarray(0, bytesRead);
        } finally {
          await file.close();
        }
      }),

    async write(key, bytes) {
      const unfinished = path.join(path.dirname(fileOf(key)), `${draft}${randomUUID()}`);
      await using(async () => {
        await readdir(folder);
        await mkdir(path.dirname(unfinished), { recursive: true });
        // A server that loses its power keeps what it has said to keep.
        try {
          await writeFile(unfinished, bytes, { flush: true });
          await rename(unfinished, fileOf(key));
        } catch (error) {
          // A disk that is full keeps what fitted on it.
          await rm(unfinished, { force: true });
          throw error;
        }
      });
    },

    async list(prefix) {
      const entries = (await reading(() => readdir(folder, { recursive: true, withFileTypes: true }))) ?? [];
      const found: ListedObject[] = [];
      for (const entry of entries) {
        const key = path.relative(folder, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/');
        if (!entry.isFile() || !key.startsWith(prefix)) continue;
        const known = await reading(() => stat(fileOf(key)));
        if (known) found.push({ key, changedAt: known.mtimeMs });
      }
      return found.toSorted((a, b) => (a.key < b.key ? -1 : 1));
    },

    async remove(keys) {
      for (const key of keys) await reading(() => rm(fileOf(key), { force: true }));
    },

    close: async () => undefined,
  };
};
