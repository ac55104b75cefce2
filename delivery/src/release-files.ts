import { storedEncodings } from './digest.ts';
import { DeliveryProblem } from './problem.ts';
import type { BuildInfo, Release } from './schemas.ts';

/** The files that a build names: what its pages ask for, and what the web server loads. */
export const namedFiles = (info: BuildInfo): string[] => [
  ...[
    info.entry.client,
    ...info.scripts,
    ...(info.start === undefined ? [] : [info.start]),
    ...info.styles,
    ...Object.values(info.exposes).flatMap(({ js, css }) => [...js, ...css]),
  ].map((file) => `client/${file}`),
  `server/${info.entry.server}`,
];

/** All files of a release beside its manifest, with their compressed forms. */
export const storedFiles = ({ files }: Release): string[] =>
  Object.entries(files).flatMap(([file, entry]) => [
    file,
    ...storedEncodings.filter((encoding) => entry[encoding]).map((encoding) => `${file}.${encoding}`),
  ]);

/** A page would load a file without a hash unchecked, so a release that names one is not read. */
export const requireHashes = (release: Release, manifest: string): void => {
  const bare = namedFiles(release).find((file) => !Object.hasOwn(release.files, file));
  if (bare) throw new DeliveryProblem(`${manifest} names ${bare} and has no hash of it.`);
};
