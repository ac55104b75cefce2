import { globSync, readFileSync } from 'node:fs';
import { cp, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { releaseSettings, releaseStorage } from '@shop/delivery';
import { root } from '../checks/run.ts';
import { makeBuildsLive } from '../running/live-builds.ts';
import { compile } from './compiled.ts';
import { catalog, compiledName, type Manifest, manifestOf, rangeOf } from './manifest.ts';
import type { Offered } from './offered.ts';
import { copy, readme, writeJson } from './staged.ts';

/** A package of the shop that runs beside a remote in a repository of its own; no code of a remote imports it. */
interface ShopPackage {
  /** Relative to the workspace. */
  folder: string;
  /** Folders of sources in it. */
  sources: readonly string[];
  /** Files and folders that only the workspace needs. */
  left?: readonly string[];
  /** Files beside the sources, as globs. */
  files?: readonly string[];
}

/** The smallest size of each picture, with which the API answers for the others. Scenes have no small one. */
const pictures = ['assets/pictures/*-320.avif', 'assets/pictures/scene-*.avif'];

const shopPackages: readonly ShopPackage[] = [
  {
    folder: 'api',
    sources: ['src'],
    left: ['api/src/hold', 'api/src/testing', 'api/src/catalogue-bench', 'api/src/search-quality', 'api/src/bench*.ts'],
    files: ['migrations/**/*'],
  },
  { folder: 'host', sources: ['server', 'contract'], left: ['host/server/testing.ts'] },
  { folder: 'shared/csv', sources: ['src'] },
  { folder: 'shared/serving', sources: ['src'] },
  { folder: 'tools/shop', sources: ['src'] },
  { folder: 'world', sources: ['src'], files: ['data/**/*', 'assets/*.json', ...pictures, 'assets/videos/*'] },
];

/** Folder and manifest of each. */
export const packagesOfShop = (): Offered[] =>
  shopPackages.map(({ folder }) => ({ folder, manifest: manifestOf(folder) }));

const filesOf = ({ folder, sources, left = [], files = [] }: ShopPackage): string[] => {
  const at = path.join(root, folder);
  const others = sources.map((source) => `${source}/**/*`);
  const found = globSync([...others, ...files], {
    cwd: at,
    withFileTypes: true,
    exclude: (entry) => left.includes(path.relative(root, path.join(entry.parentPath, entry.name))),
  });
  return found
    .filter((entry) => entry.isFile() && !/\.tsx?$/.test(entry.name))
    .map((entry) => path.relative(at, path.join(entry.parentPath, entry.name)));
};

/** Packages that the compiled files in a folder name. */
const importedIn = (folder: string): Set<string> => {
  const texts = globSync('**/*.js', { cwd: folder }).map((file) => readFileSync(path.join(folder, file), 'utf8'));
  const named = texts.flatMap((text) => [
    ...text.matchAll(/(?:from|import\(|import|resolve\(|require\()\s*["']([^"'.][^"']*)["']/g),
  ]);
  return new Set(named.map(([, name = '']) => name.split('/', name.startsWith('@') ? 2 : 1).join('/')));
};

const manifestPacked = (
  { name, version, type, bin, exports, dependencies, peerDependencies }: Manifest,
  staged: string,
  versions: ReadonlyMap<string, string>,
): Record<string, unknown> => {
  const libraries = catalog();
  const all = Object.entries({ ...dependencies, ...peerDependencies });
  // Of the host's libraries most are in its builds alone.
  const imported = name === '@shop/host' ? importedIn(staged) : null;
  const asked = imported ? all.filter(([one]) => imported.has(one)) : all;
  const compiled = (named: Manifest['exports'] | Manifest['bin'] = {}) =>
    Object.fromEntries(Object.entries(named).map(([one, file]) => [one, compiledName(String(file))]));
  return {
    name,
    version,
    type,
    ...(bin && { bin: compiled(bin) }),
    exports: {
      ...compiled(exports),
      ...(name === '@shop/host' && { './releases/registry.json': './releases/registry.json' }),
    },
    dependencies: Object.fromEntries(asked.map(([one, range]) => [one, rangeOf(one, range, versions, libraries)])),
  };
};

/** What is live in this checkout, built where its sources have changed: manifests, files for browsers and for the web server. */
const stageReleases = async (to: string): Promise<void> => {
  await makeBuildsLive((line) => console.error(line));
  const { releases, key } = releaseSettings();
  const { place } = releases;
  if (place.kind !== 'folder') throw new Error('RELEASES has to be a folder whose builds can be packed.');
  const storage = releaseStorage(releases, key);
  const registry = await storage.readRegistry().finally(storage.close);
  const pointers = Object.entries(registry).map(([name, { live, manifests = {} }]) => {
    const hash = manifests[live];
    return [name, { live, lastGood: live, ...(hash && { manifests: { [live]: hash } }) }] as const;
  });
  for (const [name, { live }] of pointers)
    await cp(path.join(place.folder, name, String(live)), path.join(to, name, String(live)), {
      recursive: true,
      filter: (file) => path.basename(file) !== 'maps',
    });
  await writeJson(path.join(to, 'registry.json'), Object.fromEntries(pointers));
  await copy(path.join(place.folder, 'teams.json'), path.join(to, 'teams.json'));
};

/** Lays these packages out as they are packed, each in a folder of its own below `staged`; `versions` are of all packages. */
export const stageShop = async (work: string, staged: string, versions: ReadonlyMap<string, string>): Promise<void> => {
  const compiled = path.join(work, 'compiled-shop');
  await compile(
    shopPackages.flatMap(({ folder, sources }) => sources.map((source) => `${folder}/${source}`)),
    compiled,
    { declaration: false, left: shopPackages.flatMap(({ left = [] }) => left) },
  );
  for (const one of shopPackages) {
    const to = path.join(staged, path.basename(one.folder));
    await cp(path.join(compiled, one.folder), to, { recursive: true });
    for (const file of filesOf(one)) await copy(path.join(root, one.folder, file), path.join(to, file));
    const text = await readFile(path.join(root, one.folder, 'README.md'), 'utf8');
    await writeFile(path.join(to, 'README.md'), readme(text));
    if (one.folder === 'host') await stageReleases(path.join(to, 'releases'));
    await writeJson(path.join(to, 'package.json'), manifestPacked(manifestOf(one.folder), to, versions));
  }
};
