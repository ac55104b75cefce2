import type { Pack } from './pack.ts';

const byName = (lines: readonly string[]): Map<string, string> =>
  new Map(lines.map((line) => [line.slice(0, line.lastIndexOf(' ')), line]));

/** What differs between two surfaces, a text for each declaration; none when nothing does. */
export const surfaceChanges = (before: readonly string[], after: readonly string[]): string[] => {
  const [old, now] = [byName(before), byName(after)];
  return [...new Set([...old.keys(), ...now.keys()])]
    .toSorted()
    .filter((name) => old.get(name) !== now.get(name))
    .map((name) => `${name} ${old.has(name) ? (now.has(name) ? 'has changed' : 'is gone') : 'is new'}`);
};

const ofPackages = (before: Pack, after: Pack): string[] => {
  const names = [...new Set([...Object.keys(before.packages), ...Object.keys(after.packages)])].toSorted();
  return names.flatMap((name) => {
    const [old, now] = [before.packages[name], after.packages[name]];
    if (!old || !now) return `${name} ${now ? `${now.version} is new` : 'is gone'}`;
    if (old.file === now.file) return [];
    return `${name} ${old.version === now.version ? `${now.version} with other contents` : `${old.version} → ${now.version}`}`;
  });
};

const ofLibraries = (before: Pack, after: Pack): string[] =>
  Object.entries(after.libraries).flatMap(([name, version]) => {
    const old = before.libraries[name];
    return old === undefined || old === version ? [] : `${name} ${old} → ${version}`;
  });

const part = (title: string, lines: readonly string[]): string[] =>
  lines.length === 0 ? [] : [title, ...lines.map((line) => `  ${line}`), ''];

/** What a newer pack has changed, for whoever builds on it; empty when it is the same. */
export const packChanges = (before: Pack, after: Pack): string =>
  [
    ...part('Packages:', ofPackages(before, after)),
    ...part('Declarations:', surfaceChanges(before.surface, after.surface)),
    ...part('Libraries:', ofLibraries(before, after)),
  ]
    .join('\n')
    .trimEnd();
