import type { Release, ReleaseStorage } from '@shop/delivery';

/** Manifests of any build, old ones too: open pages still run them. Bounded, and misses are not kept. */
export const releaseManifests = (storage: ReleaseStorage) => {
  const known = new Map<string, Release>();
  return async (name: string, build: number): Promise<Release | null> => {
    const key = `${name}/${build}`;
    const found = known.get(key) ?? (await storage.readRelease(name, build).catch(() => null));
    if (!found) return null;
    known.set(key, found);
    const [oldest] = known.keys();
    if (known.size > 64 && oldest) known.delete(oldest);
    return found;
  };
};
