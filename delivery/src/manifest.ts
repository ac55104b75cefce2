import { isWhole } from './digest.ts';
import { DeliveryProblem } from './problem.ts';
import { requireHashes } from './release-files.ts';
import { Release, parseDocument } from './schemas.ts';
import type { Signatures } from './signatures/signing.ts';

export interface StoredManifest {
  name: string;
  build: number;
  bytes: Uint8Array;
  /** For messages: where it lies. */
  place: string;
}

/** The release that a manifest tells of. @throws DeliveryProblem when it is another's, or names files without a hash */
export const releaseIn = ({ name, build, bytes, place }: StoredManifest): Release => {
  const release = parseDocument(Release, Buffer.from(bytes).toString(), place);
  if (release.package !== name || release.build !== build)
    throw new DeliveryProblem(`${place} is that of ${release.package} ${release.build}.`);
  requireHashes(release, place);
  return release;
};

/**
 * The same for one that is to be believed: `known` is its hash where the registry has pointed at the build, and
 * `signature` that of a team which may release the package. Rejects with a DeliveryProblem.
 */
export const signedRelease = async (
  signatures: Signatures,
  manifest: StoredManifest,
  { known, signature }: { known: string | undefined; signature: string | null },
): Promise<Release> => {
  const { name, bytes, place } = manifest;
  if (known && !isWhole(bytes, known)) throw new DeliveryProblem(`${place} was changed after it was promoted.`);
  await signatures.requireSigned(name, bytes, signature, place);
  return releaseIn(manifest);
};

/** The bytes of a manifest as it is written. */
export const manifestOf = (release: Release): Buffer => Buffer.from(`${JSON.stringify(release, null, 2)}\n`);

export const noBuild = (name: string, build: number, place?: string): DeliveryProblem =>
  new DeliveryProblem(`There is no build ${build} of ${name}${place ? ` (no ${place})` : ''}.`);

export const buildExists = ({ package: name, build }: Release): DeliveryProblem =>
  new DeliveryProblem(`Build ${build} of ${name} exists already; releases never change.`);
