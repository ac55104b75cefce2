import type { Release, ReleaseFile } from './schemas.ts';
import type { ReleaseStorage } from './storage.ts';

const isClient = (file: string): boolean => file.startsWith('client/');
const nameOf = (file: string): string => file.slice('client/'.length);

/** The oldest build of which every release since then has held a client file (`main.js`) with the same bytes. */
export const sinceOf = ({ build, since }: Release, file: string): number => since?.[file] ?? build;

/**
 * The oldest build whose client folder holds every client file of a release with the same bytes. Scripts that find
 * others by their own address are at home there: what lies beside them is what they were built with.
 */
export const folderBuild = (release: Release): number => {
  const files = Object.keys(release.files).filter(isClient);
  if (files.length === 0) return release.build;
  return Math.max(...files.map((file) => sinceOf(release, nameOf(file))));
};

/** The client files that the release before has as well, with the build since which they have been the same. */
export const sinceFor = async (
  storage: ReleaseStorage,
  { package: name, build }: Pick<Release, 'package' | 'build'>,
  files: Record<string, ReleaseFile>,
): Promise<Record<string, number>> => {
  const earlier = (await storage.builds(name)).findLast((one) => one < build);
  const before = earlier === undefined ? null : await storage.readRelease(name, earlier).catch(() => null);
  if (!before) return {};
  return Object.fromEntries(
    Object.entries(files)
      .filter(([file, { integrity }]) => isClient(file) && before.files[file]?.integrity === integrity)
      .map(([file]) => [nameOf(file), sinceOf(before, nameOf(file))]),
  );
};
