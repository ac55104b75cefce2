import path from 'node:path';

interface Wanted {
  /** The file that is changed. */
  near: string | undefined;
  /** Full titles of the tests in each file, by its path. */
  titles: Readonly<Record<string, readonly string[]>>;
  /** What titles of the tests that reach the change are like; all of them do when none is given. */
  pattern: string | undefined;
}

/** How many folders two files have in common. */
const nearness = (one: string, other: string): number => {
  const folders = path.dirname(other).split(path.sep);
  const its = path.dirname(one).split(path.sep);
  const parting = its.findIndex((folder, at) => folder !== folders[at]);
  return parting === -1 ? its.length : parting;
};

/** Which files of tests are asked whether they notice a change, the nearest first: those with a test that reaches it. */
export const filesToAsk = <T extends { path: string }>(
  files: readonly T[],
  { near = '', titles, pattern = '' }: Wanted,
): T[] => {
  const reaches = new RegExp(pattern, 'i');
  return files
    .filter((file) => titles[file.path]?.some((title) => reaches.test(title)) ?? true)
    .toSorted((one, other) => nearness(other.path, near) - nearness(one.path, near));
};
