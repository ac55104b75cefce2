import { isWhole, storedEncodings } from './digest.ts';
import { DeliveryProblem } from './problem.ts';
import type { Release } from './schemas.ts';
import type { ReleaseStorage } from './storage.ts';

/**
 * Hashes every file of a release again, or those of one half (`server/`).
 * Rejects with a DeliveryProblem naming the first file that is missing or differs.
 */
export const verify = async (storage: ReleaseStorage, release: Release, prefix = ''): Promise<void> => {
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
      if (!bytes) throw new DeliveryProblem(`Build ${build} of ${name} is damaged: ${stored} is missing.`);
      if (!isWhole(bytes, wanted.integrity)) {
        throw new DeliveryProblem(`Build ${build} of ${name} is damaged: ${stored} was changed after packing.`);
      }
    }
  }
};
