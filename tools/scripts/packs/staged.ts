import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { globSync } from 'node:fs';
import path from 'node:path';
import { writeStyleLevels } from '@shop/build/style-levels';
import { root } from '../checks/run.ts';
import { compile } from './compiled.ts';
import { catalog, packedManifest } from './manifest.ts';
import { offeredPackages } from './offered.ts';

export const copy = async (from: string, to: string): Promise<void> => {
  await mkdir(path.dirname(to), { recursive: true });
  await cp(from, to);
};

export const writeJson = async (file: string, value: unknown): Promise<void> =>
  writeFile(file, `${JSON.stringify(value, null, 2)}\n`);

/** Files that are packed as they are: styles, recordings, templates, scripts that were never TypeScript. */
const asTheyAre = (folder: string): string[] =>
  globSync('{src,recorded,template,template-alone}/**/*', {
    cwd: path.join(root, folder),
    withFileTypes: true,
  })
    .filter((entry) => entry.isFile() && !/(?:\.tsx?|\.snap)$/.test(entry.name))
    .map((entry) => path.relative(path.join(root, folder), path.join(entry.parentPath, entry.name)));

/** Links that lead out of the package say their words only. */
export const readme = (text: string): string => text.replaceAll(/\[([^\]]+)\]\((?!https?:)[^)]*\)/g, '$1');

/** The texts of host and remotes, which lie beside the package in the workspace and within it once it is packed. */
const packTexts = async (to: string): Promise<void> => {
  for (const file of globSync('{host,remote-*}/locales/*.json', { cwd: root }).toSorted())
    await copy(path.join(root, file), path.join(to, 'texts', file));
  const script = path.join(to, 'src/texts.js');
  await writeFile(script, (await readFile(script, 'utf8')).replaceAll('../../../', '../texts/'));
  // Every key of every text would be in the report of what the package offers.
  await writeFile(path.join(to, 'src/text-names.d.ts'), 'export type TextName = `${string}:${string}`;\n');
};

/** What a package has beside its own files. */
const additions: Readonly<Record<string, (to: string) => Promise<void>>> = {
  '@shop/build': (to) => copy(path.join(root, 'tsconfig.base.json'), path.join(to, 'tsconfig.base.json')),
  '@shop/contract': async (to) => {
    const remotes = globSync('remote-*/names.d.ts', { cwd: root }).toSorted();
    for (const file of remotes) await copy(path.join(root, file), path.join(to, 'names', file.replace('/names', '')));
    const all = remotes.map((file) => `import './${path.dirname(file)}.d.ts';\n`);
    await writeFile(path.join(to, 'names/index.d.ts'), all.join(''));
  },
  '@shop/qa': packTexts,
};

/** Exports of those. */
const addedExports: Readonly<Record<string, Record<string, string | { types: string }>>> = {
  '@shop/build': { './tsconfig.base.json': './tsconfig.base.json' },
  '@shop/contract': { './names': { types: './names/index.d.ts' } },
};

/** Lays every offered package out as it is packed, each in a folder of its own below `to`; `compiled` is the compiler's. */
const stage = async (compiled: string, to: string): Promise<void> => {
  const all = offeredPackages();
  await compile(
    all.map(({ folder }) => `${folder}/src`),
    compiled,
  );
  const versions = new Map(all.map(({ manifest }) => [manifest.name, manifest.version]));
  const libraries = catalog();
  await Promise.all(
    all.map(async ({ folder, manifest }) => {
      const { name } = manifest;
      const target = path.join(to, path.basename(folder));
      await cp(path.join(compiled, folder), target, { recursive: true });
      for (const file of asTheyAre(folder)) await copy(path.join(root, folder, file), path.join(target, file));
      await writeFile(
        path.join(target, 'README.md'),
        readme(await readFile(path.join(root, folder, 'README.md'), 'utf8')),
      );
      writeStyleLevels(path.join(root, folder, 'src'), path.join(target, 'src'));
      await additions[name]?.(target);
      const exports = { ...manifest.exports, ...addedExports[name] };
      await writeJson(path.join(target, 'package.json'), packedManifest({ ...manifest, exports }, versions, libraries));
    }),
  );
};

/** Does something in a folder that goes afterwards; `staged` in it has every package as it is packed. */
export const inStage = async <T>(name: string, act: (work: string, staged: string) => Promise<T>): Promise<T> => {
  await mkdir(path.join(root, '.cache'), { recursive: true });
  const work = await mkdtemp(path.join(root, `.cache/${name}-`));
  try {
    const staged = path.join(work, 'staged');
    await stage(path.join(work, 'compiled'), staged);
    return await act(work, staged);
  } finally {
    await rm(work, { recursive: true });
  }
};
