import { type RunBuild, buildRelease } from './build.ts';
import type { ReleasedPackage } from './packages.ts';
import { type HowToRelease, promoteTogether } from './registry.ts';
import type { Release } from './schemas.ts';
import { sourceHash } from './source-hash.ts';
import type { ReleaseStorage } from './storage.ts';
import { verify } from './verify.ts';

const soundRelease = async (storage: ReleaseStorage, name: string, hash: string): Promise<Release | null> => {
  const live = (await storage.readRegistry())[name]?.live;
  const newestFirst = (await storage.builds(name)).toReversed();
  const candidates = live ? [live, ...newestFirst.filter((build) => build !== live)] : newestFirst;
  for (const build of candidates) {
    const release = await storage.readRelease(name, build).catch(() => null);
    if (release?.sourceHash !== hash) continue;
    // A damaged release is not reused; the package is built again under a new number.
    const sound = await verify(storage, release).then(
      () => true,
      () => false,
    );
    if (sound) return release;
  }
  return null;
};

/** Built anew, found ready, held back because that build was rolled back, or left to others. */
export interface Ensured {
  name: string;
  outcome: 'built' | 'unchanged' | 'held' | 'used';
  build: number;
}

export interface EnsureOptions {
  /** Called when a package has to be built, and when its outcome is known. */
  onProgress?: (event: { name: string; outcome: 'building' | Ensured['outcome']; build?: number }) => void;
  /** How many builds may run side by side; 2 unless told. */
  atOnce?: number;
  runBuild?: RunBuild;
  release?: HowToRelease;
}

/**
 * Makes today's sources live, all packages in one step: a sound release made from them is reused, else one is built.
 * A build that was rolled back is not made live again until somebody promotes it or the sources change.
 */
export const ensureLive = async (
  root: string,
  targets: ReleasedPackage[],
  storage: ReleaseStorage,
  { onProgress, atOnce = 2, runBuild, release: how }: EnsureOptions = {},
): Promise<Ensured[]> => {
  const ensure = async (target: ReleasedPackage): Promise<Ensured> => {
    const { name } = target;
    const found = await soundRelease(storage, name, await sourceHash(root, target));
    const pointer = (await storage.readRegistry())[name];
    if (found && pointer?.rolledBack === found.build) return { name, outcome: 'held', build: pointer.live };
    if (found) return { name, outcome: 'unchanged', build: found.build };
    onProgress?.({ name, outcome: 'building' });
    const { release, files } = await buildRelease(root, target, storage, runBuild);
    await storage.addRelease(release, files);
    return { name, outcome: 'built', build: release.build };
  };
  const waiting = [...targets];
  const done: Ensured[] = [];
  const work = async () => {
    for (let target = waiting.shift(); target; target = waiting.shift()) {
      const ensured = await ensure(target);
      done.push(ensured);
      onProgress?.(ensured);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  const registry = await storage.readRegistry();
  const changed = done.filter(({ name, build }) => registry[name]?.live !== build);
  if (changed.length > 0) {
    await promoteTogether(storage, Object.fromEntries(changed.map(({ name, build }) => [name, build])), how);
  }
  return done;
};
