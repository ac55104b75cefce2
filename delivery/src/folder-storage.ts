import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { errorCode } from './error-code.ts';
import { withLock } from './lock.ts';
import { DeliveryProblem } from './problem.ts';
import { Registry, Release, parseDocument } from './schemas.ts';
import type { ReleaseStorage } from './storage.ts';

const absent = (error: unknown) => {
  if (errorCode(error) === 'ENOENT') return null;
  throw error;
};

const toJson = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;

/** Releases in a folder: `<root>/registry.json` and `<root>/<package>/<build>/{client,server,release.json}`. */
export const folderStorage = (root: string): ReleaseStorage & { root: string } => {
  const registryFile = path.join(root, 'registry.json');
  const folderOf = (name: string, build: number) => path.join(root, name, String(build));

  const readRegistry = async (): Promise<Registry> => {
    const text = await readFile(registryFile, 'utf8').catch(absent);
    return text === null ? {} : parseDocument(Registry, text, registryFile);
  };

  return {
    root,
    readRegistry,

    async updateRegistry(change) {
      await mkdir(root, { recursive: true });
      return withLock(`${registryFile}.lock`, async () => {
        const next = await change(await readRegistry());
        const draft = `${registryFile}.${randomUUID()}`;
        await writeFile(draft, toJson(next));
        await rename(draft, registryFile);
        return next;
      });
    },

    async builds(name) {
      const entries = await readdir(path.join(root, name)).catch(absent);
      return (entries ?? [])
        .filter((entry) => /^[1-9]\d*$/.test(entry))
        .map(Number)
        .sort((a, b) => a - b);
    },

    async readRelease(name, build) {
      const file = path.join(folderOf(name, build), 'release.json');
      const text = await readFile(file, 'utf8').catch(absent);
      if (text === null) throw new DeliveryProblem(`There is no build ${build} of ${name} (no ${file}).`);
      return parseDocument(Release, text, file);
    },

    readFile: (name, build, file) => readFile(path.join(folderOf(name, build), file)),

    localFolder: async (name, build) => folderOf(name, build),

    async addRelease(release, files) {
      const target = folderOf(release.package, release.build);
      const draft = path.join(root, release.package, `.draft-${release.build}-${randomUUID()}`);
      try {
        for (const [file, bytes] of [...files, ['release.json', Buffer.from(toJson(release))] as const]) {
          await mkdir(path.dirname(path.join(draft, file)), { recursive: true });
          await writeFile(path.join(draft, file), bytes);
        }
        // Renaming onto an existing release fails, because a release is never empty.
        await rename(draft, target);
      } catch (error) {
        await rm(draft, { recursive: true, force: true });
        if (!['ENOTEMPTY', 'EEXIST'].includes(errorCode(error) ?? '')) throw error;
        throw new DeliveryProblem(
          `Build ${release.build} of ${release.package} exists already; releases never change.`,
        );
      }
    },
  };
};
