import { type Release, type ReleaseFile, type ReleaseStorage, isWhole, sinceOf } from '@shop/delivery';
import { type ContentEncoding, negotiate } from '../http/encoding.ts';
import { releaseManifests } from './release-manifests.ts';

/** What a release's manifest says of a client file; null when it has none of that name. */
const entryIn = (release: Release | null, file: string): ReleaseFile | null => {
  const inside = `client/${file}`;
  return (release && Object.hasOwn(release.files, inside) && release.files[inside]) || null;
};

const storedForm = ({ br, gz, integrity }: ReleaseFile, accepted: ContentEncoding) => {
  if (accepted === 'br' && br) return { suffix: '.br', encoding: 'br', integrity: br.integrity };
  if (accepted !== 'identity' && gz) return { suffix: '.gz', encoding: 'gzip', integrity: gz.integrity };
  return { suffix: '', encoding: null, integrity };
};

export interface ReleasedFile {
  bytes: Uint8Array;
  /** How the bytes are compressed; null for the plain file. */
  encoding: string | null;
}

/** A file that lies in a release and is not as it was packed. */
export interface DamagedFile {
  package: string;
  build: number;
  file: string;
}

/**
 * Reads what `/assets/<package>/<build>/<file>` names: the file of that build or, when it is no longer stored whole, of
 * a later one that has held the same bytes since then. Null when there is none.
 */
export const releasedFiles = (storage: ReleaseStorage, onDamage: (damage: DamagedFile) => void) => {
  const manifest = releaseManifests(storage);

  const copies = async function* (name: string, build: number, file: string) {
    const own = await manifest(name, build);
    const first = entryIn(own, file);
    if (first) yield { build, entry: first };
    else if (own) return;
    for (const later of (await storage.builds(name)).filter((one) => one > build)) {
      const release = await manifest(name, later);
      const entry = entryIn(release, file);
      if (!release || !entry || sinceOf(release, file) > build) return;
      yield { build: later, entry };
    }
  };

  return async (
    name: string,
    build: number,
    file: string,
    acceptEncoding: string | undefined,
  ): Promise<ReleasedFile | null> => {
    for await (const copy of copies(name, build, file)) {
      const { suffix, encoding, integrity } = storedForm(copy.entry, negotiate(acceptEncoding));
      const bytes = await storage.readFile(name, copy.build, `client/${file}${suffix}`).catch(() => null);
      // Each time: a file that was whole before may have been changed since.
      if (bytes && isWhole(bytes, integrity)) return { bytes, encoding };
      if (bytes) onDamage({ package: name, build: copy.build, file: `client/${file}${suffix}` });
    }
    return null;
  };
};
