import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Names of the sublayers that a layer has, weakest first. Every sheet declares them, so that its order is everybody's. */
export const levels = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'] as const;
export type Level = (typeof levels)[number];

/** Says the levels of a package whose sources are elsewhere. */
const LEVELS = 'style-levels.json';

const isSource = (file: string): boolean => /(?<!\.test|\.d)\.tsx?$/.test(file);
const isSheet = (file: string): boolean => file.endsWith('.module.css');

/** Of a package's own `imports` (`#footer`): every file that a condition may choose. */
const aliasesOf = (folder: string): Map<string, string[]> => {
  const file = path.join(folder, '../package.json');
  const { imports = {} } = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as { imports?: object }) : {};
  const targets = (value: unknown): string[] =>
    typeof value === 'string' ? [path.resolve(folder, '..', value)] : Object.values(value ?? {}).flatMap(targets);
  return new Map(Object.entries(imports).map(([name, value]) => [name, targets(value)]));
};

/** Of imports, static or not. */
const specifiersOf = (file: string): string[] =>
  [...readFileSync(file, 'utf8').matchAll(/\b(?:from|import)\s*\(?\s*'([.#][^']+)'/g)].map(([, name = '']) => name);

/** File → the files of the same package that it imports. */
const importsOf = (folder: string): Map<string, string[]> => {
  const aliases = aliasesOf(folder);
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(isSource).sort();
  return new Map(
    files.map((name) => {
      const file = path.join(folder, name);
      const resolve = (specifier: string): string[] =>
        aliases.get(specifier) ?? [path.resolve(path.dirname(file), specifier)];
      return [file, specifiersOf(file).flatMap(resolve)];
    }),
  );
};

/** Sheet → the sheets of the components that its own components are made of. */
const sheetsBelow = (imports: ReadonlyMap<string, readonly string[]>): Map<string, Set<string>> => {
  const reached = (file: string, seen: Set<string>): Set<string> => {
    if (seen.has(file)) return seen;
    seen.add(file);
    for (const next of imports.get(file) ?? []) reached(next, seen);
    return seen;
  };
  const below = new Map<string, Set<string>>();
  for (const used of imports.values()) {
    const parts = [
      ...used.filter((file) => !isSheet(file)).reduce((seen, file) => reached(file, seen), new Set<string>()),
    ];
    for (const sheet of used.filter(isSheet)) {
      const known = below.get(sheet) ?? new Set();
      for (const part of parts) if (isSheet(part) && part !== sheet) known.add(part);
      below.set(sheet, known);
    }
  }
  return below;
};

/**
 * The level of each CSS Module of a package (`folder` is its `src`): above those of all components that its components
 * are made of. So where two sheets meet on one element, the one of the outer component wins, in whatever order they
 * arrive. Sheets that use each other get distinct levels too, by their names' order.
 */
export const styleLevels = (folder: string): Map<string, Level> => {
  const written = path.join(folder, LEVELS);
  if (existsSync(written)) {
    const levelsByFile = JSON.parse(readFileSync(written, 'utf8')) as Record<string, Level>; // by the command that packs
    return new Map(Object.entries(levelsByFile).map(([sheet, level]) => [path.join(folder, sheet), level]));
  }
  const below = sheetsBelow(importsOf(folder));
  const heights = new Map<string, number>();
  const height = (sheet: string, above: ReadonlySet<string>): number => {
    const known = heights.get(sheet);
    if (known !== undefined) return known;
    const path = new Set([...above, sheet]);
    const parts = [...(below.get(sheet) ?? [])].filter((part) => !path.has(part)).sort();
    const found = parts.reduce((most, part) => Math.max(most, height(part, path) + 1), 0);
    heights.set(sheet, found);
    return found;
  };
  return new Map(
    [...below.keys()].sort().map((sheet) => {
      const level = levels[height(sheet, new Set())];
      if (!level) throw new Error(`${sheet}: components are nested deeper than the ${levels.length} levels of a layer`);
      return [sheet, level];
    }),
  );
};

/** Writes the levels of a package that is packed beside its sheets: its compiled files have fewer imports. */
export const writeStyleLevels = (source: string, packed: string): void => {
  const found = [...styleLevels(source)].map(([sheet, level]) => [path.relative(source, sheet), level]);
  if (found.length > 0) writeFileSync(path.join(packed, LEVELS), JSON.stringify(Object.fromEntries(found)));
};

/** The `src` folder that a file lies in. */
export const sourceFolder = (file: string): string => {
  const folders = file.split(path.sep);
  return folders.slice(0, folders.lastIndexOf('src') + 1).join(path.sep);
};
