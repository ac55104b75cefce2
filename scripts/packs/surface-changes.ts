/** The first line that two texts do not share, as it was and is. */
const difference = (before = '', after = ''): string => {
  const [was, is] = [before.split('\n'), after.split('\n')];
  const at = Math.max(was.length, is.length);
  const line = Array.from({ length: at }, (_, index) => index).find((index) => was[index] !== is[index]) ?? 0;
  return `line ${line + 1} was “${was[line] ?? ''}”, is “${is[line] ?? ''}”`;
};

/** What differs between reports and those that were committed, a line for each file; none when nothing does. */
export const changesOf = (committed: ReadonlyMap<string, string>, reports: ReadonlyMap<string, string>): string[] =>
  [...new Set([...committed.keys(), ...reports.keys()])]
    .toSorted()
    .filter((file) => committed.get(file) !== reports.get(file))
    .map((file) => `docs/surface/${file}: ${difference(committed.get(file), reports.get(file))}`);
