import { isWhole, storedEncodings } from './digest.ts';
import { DeliveryProblem } from './problem.ts';
import type { Release } from './schemas.ts';
import type { ReleaseStorage } from './storage.ts';

/** What of a release is missing or not as it was packed, with its compressed forms: of one half (`server/`) or of all. */
export const damagesOf = async function* (
  storage: ReleaseStorage,
  release: Release,
  prefix = '',
): AsyncGenerator<string> {
  const { package: name, build } = release;
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
      const bytes = await storage.readFile(name, build, stored).catch(() => null);
      if (!bytes) yield `${stored} is missing`;
      else if (!isWhole(bytes, wanted.integrity)) yield `${stored} was changed after packing`;
    }
  }
};

/**
 * Hashes every file of a release again, or those of one half (`server/`).
 * Rejects with a DeliveryProblem naming the first file that is missing or differs.
 */
export const verify = async (storage: ReleaseStorage, release: Release, prefix = ''): Promise<void> => {
  for await (const damage of damagesOf(storage, release, prefix))
    throw new DeliveryProblem(`Build ${release.build} of ${release.package} is damaged: ${damage}.`);
};
