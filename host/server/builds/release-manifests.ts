import type { Release, ReleaseStorage } from '@shop/delivery';
import { memo } from '@shop/serving/memo';

/** Manifests of any build, old ones too: open pages still run them. Misses are not kept. */
export const releaseManifests = (storage: ReleaseStorage) => {
  const known = memo<Promise<Release>>({ max: 64 });
  return (name: string, build: number): Promise<Release | null> =>
    known.of(`${name}/${build}`, () => storage.readRelease(name, build)).catch(() => null);
};
