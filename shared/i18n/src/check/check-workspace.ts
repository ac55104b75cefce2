import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { checkTexts } from './check-texts.ts';

const isSource = (path: string): boolean => !/(^|\/)(node_modules|dist|locales)(\/|$)|\.test\.tsx?$/.test(path);

const readJson = (path: string): unknown => (existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : {});

const kit = new URL('../../../kit/', import.meta.url).pathname;

const textsOfFiles = (folder: string, files: readonly string[]): string[] =>
  files.map((path) => readFileSync(join(folder, path), 'utf8'));

/** Asked for by `@shop/kit` with the `t` of a package that uses it. */
const kitOf = (sources: readonly string[]): string[] =>
  sources.some((text) => text.includes("'@shop/kit'"))
    ? textsOfFiles(kit, globSync('src/**/*.{ts,tsx}', { cwd: kit }).filter(isSource))
    : [];

/** The faults in one package's `locales/en.json` and `locales/fr.json`, against all of its code. */
const checkPackage = (folder: string): string[] => {
  const sources = globSync('{src,server}/**/*.{ts,tsx}', { cwd: folder }).filter(isSource);
  const config = globSync('*.config.ts', { cwd: folder });
  const texts = textsOfFiles(folder, [...sources, ...config]);
  return checkTexts({
    en: readJson(join(folder, 'locales/en.json')),
    fr: readJson(join(folder, 'locales/fr.json')),
    sources: texts,
    helpers: kitOf(texts),
  });
};

/** The faults of every package of the workspace that has texts, each line with its package. */
export const checkWorkspace = (root: string): string[] =>
  globSync('{host,remote-*,shared/*}/locales/en.json', { cwd: root })
    .map((path) => dirname(dirname(path)))
    .toSorted()
    .flatMap((folder) => checkPackage(join(root, folder)).map((fault) => `${folder}: ${fault}`));
