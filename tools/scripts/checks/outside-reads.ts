import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root, type Finished } from './run.ts';
import { filesIn, type Source } from './sources.ts';

/** A path in a string that leads out of its folder, unless it is imported, which package.json and its rules hold. */
const leadingOut = /(from |import |import\(|mock\()?(['"`]|\}\/)(\.\.(?:\/\.\.)*)(\/[^'"`]*)?['"`]/g;

/** The folder of the package that a file is in; empty for the workspace. */
const packageOf = (file: string, isPackage: (folder: string) => boolean): string => {
  let folder = path.dirname(file);
  while (folder !== '.' && !isPackage(folder)) folder = path.dirname(folder);
  return folder === '.' ? '' : folder;
};

/** What a test reads beyond its package and what that imports; `known` has of each package the folders that it imports. */
export const readsOutside = (
  { file, source }: Source,
  known: ReadonlyMap<string, ReadonlySet<string>>,
): readonly string[] => {
  const own = packageOf(file, (folder) => known.has(folder));
  const mayRead = known.get(own);
  if (!mayRead) return [];
  return [...source.matchAll(leadingOut)].flatMap(([, imported, , up = '', rest = '']) => {
    const target = path.join(path.dirname(file), up + rest);
    if (imported || target.startsWith('..')) return [];
    const owner = packageOf(path.join(target, 'x'), (folder) => known.has(folder));
    return owner === own || mayRead.has(owner) ? [] : [target];
  });
};

interface Manifest {
  name: string;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
}

/** Of each package's folder the folders of all that it imports, at whatever distance. */
const importedFolders = (folders: readonly string[]): Map<string, Set<string>> => {
  const manifests = new Map(
    folders.map((folder): [string, Manifest] => [
      folder,
      JSON.parse(readFileSync(path.join(root, folder, 'package.json'), 'utf8')), // npm's own format
    ]),
  );
  const folderOf = new Map([...manifests].map(([folder, { name }]) => [name, folder]));
  const direct = ({ dependencies, devDependencies }: Manifest): string[] =>
    Object.keys({ ...dependencies, ...devDependencies }).flatMap((name) => folderOf.get(name) ?? []);
  const all = (folder: string, seen: Set<string>): Set<string> => {
    const manifest = manifests.get(folder);
    for (const next of manifest ? direct(manifest) : []) {
      if (seen.has(next)) continue;
      seen.add(next);
      all(next, seen);
    }
    return seen;
  };
  return new Map(folders.map((folder) => [folder, all(folder, new Set())]));
};

/**
 * Fails when a unit test reads files beyond its package and what that imports: its result is kept by those alone. One that
 * looks at the whole workspace is called `*.workspace.test.ts`, and runs when any file has changed.
 */
export const testsReadTheirOwn = async (): Promise<Finished> => {
  const files = await filesIn(['.']);
  const folders = new Set(
    files.map(({ file }) => packageOf(file, (folder) => existsSync(path.join(root, folder, 'package.json')))),
  );
  folders.delete('');
  const known = importedFolders([...folders]);
  const outside = files
    .filter(({ file }) => /\.test\.tsx?$/.test(file) && !/\.(?:workspace|nightly)\.test\.tsx?$/.test(file))
    .flatMap((one) => readsOutside(one, known).map((target) => `${one.file} reads ${target || 'the whole workspace'}`));
  return { ok: outside.length === 0, output: outside.join('\n') };
};
