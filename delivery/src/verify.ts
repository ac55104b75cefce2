import { isWhole, storedEncodings } from './digest.ts';
import { errorCode } from './error-code.ts';
import { DeliveryProblem, NoSuchFile } from './problem.ts';
import type { Release } from './schemas.ts';
import type { ReleaseStorage } from './storage.ts';

/** The bytes of a file; null for one that is not there. @throws DeliveryProblem for one that cannot be read */
const bytesOf = async (storage: ReleaseStorage, { package: name, build }: Release, file: string) => {
  try {
    return await storage.readFile(name, build, file);
  } catch (error) {
    if (error instanceof NoSuchFile || errorCode(error) === 'ENOENT') return null;
    if (error instanceof DeliveryProblem) throw error;
    throw new DeliveryProblem(
      `${file} in build ${build} of ${name} cannot be read (${errorCode(error) ?? String(error)}).`,
    );
  }
};

/** Files that are missing or not as they were packed, with its compressed forms: of one half (`server/`) or of all. */
export const damagesOf = async function* (
  storage: ReleaseStorage,
  release: Release,
  prefix = '',
): AsyncGenerator<string> {
  for (const [file, entry] of Object.entries(release.files)) {
    if (!file.startsWith(prefix)) continue;
    const expected = [
      [file, entry] as const,
      ...storedEncodings.flatMap((encoding) => {
        const stored = entry[encoding];
        return stored ? [[`${file}.${encoding}`, stored] as const] : [];
      }),
    ];
    for (const [stored, wanted] of expected) {
      const bytes = await bytesOf(storage, release, stored);
      if (!bytes) yield `${stored} is missing`;
      else if (!isWhole(bytes, wanted.integrity)) yield `${stored} was changed after packing`;
    }
  }
};

/**
 * Hashes every file of a release again, or those of one half (`server/`).
 * Rejects with a DeliveryProblem naming the first file that is missing or differs, or one that says why it cannot be read.
 */
export const verify = async (storage: ReleaseStorage, release: Release, prefix = ''): Promise<void> => {
  for await (const damage of damagesOf(storage, release, prefix))
    throw new DeliveryProblem(`Build ${release.build} of ${release.package} is damaged: ${damage}.`);
};
