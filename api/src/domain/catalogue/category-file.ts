import { isOwnPath } from '@shop/contract/operator';
import type { BothLanguages } from '../text/both-languages.ts';
import type { Branch, CategoryTree } from './category-tree.ts';
import type { FileError } from './goods-file.ts';

/** A row of a file of categories: a path of this shop, and what a new one is called. */
export interface CategoryLine {
  /** In the file, from 1. */
  readonly line: number;
  readonly path: string;
  /** Empty texts where the row has none. */
  readonly name: BothLanguages;
}

export interface NewCategory extends CategoryLine {
  /** Path of the category above it; empty for a root. */
  readonly parent: string;
}

export interface CheckedCategories {
  /** What is right of them, parents before their children. */
  readonly wanted: NewCategory[];
  /** Rows whose category exists. */
  readonly unchanged: number;
  readonly errors: FileError[];
}

/** Every page reads all of them. */
const mostCategories = 2_000;
const mostLevels = 4;
const longestName = 100;
const pathShape = /^[a-z0-9]+(?:-[a-z0-9]+)*(?:\/[a-z0-9]+(?:-[a-z0-9]+)*)*\.html$/;
const longestPath = 200;

const levelOf = (path: string): number => path.split('/').length;
const parentOf = (path: string): string => (levelOf(path) === 1 ? '' : `${path.slice(0, path.lastIndexOf('/'))}.html`);

type Wrong = (line: number, column: string, message: string) => void;

const isNamed = ({ name }: CategoryLine): boolean => name.en !== '' || name.fr !== '';

/** One row for each path: several categories of another shop may become one. */
const merged = (lines: readonly CategoryLine[], wrong: Wrong): CategoryLine[] =>
  [...Map.groupBy(lines, ({ path }) => path).values()].flatMap((rows) => {
    const [first, ...others] = [...rows.filter(isNamed), ...rows.filter((row) => !isNamed(row))];
    if (!first) return [];
    for (const { line, name } of others.filter(isNamed))
      for (const language of ['en', 'fr'] as const)
        if (name[language] !== first.name[language])
          wrong(line, `name_${language}`, `${first.path} has another name in line ${first.line}.`);
    return [first];
  });

const pathProblem = (path: string, taken: ReadonlySet<string>): string | null => {
  if (!pathShape.test(path) || path.length > longestPath) return `"${path}" is no path such as furniture/desks.html.`;
  if (levelOf(path) > mostLevels) return `It lies deeper than ${mostLevels} levels.`;
  return isOwnPath(path) || taken.has(path) ? `Something else of the shop is at ${path}.` : null;
};

const nameProblem = (name: string): string | null => {
  if (name === '') return 'A new category needs it.';
  if (name.length > longestName) return `It is longer than ${longestName} characters.`;
  return /\p{Cc}/u.test(name) ? 'It holds a character that is none.' : null;
};

/** Finds names that stand twice below one category, whose keys are its path, the language and the name. */
const namesBelow = ({ byId, byPath }: CategoryTree) => {
  const keyOf = (parent: string, language: keyof BothLanguages, name: string): string =>
    `${parent} ${language} ${name.toLowerCase()}`;
  const seen = new Map<string, string>();
  const add = (parent: string, path: string, name: BothLanguages): void => {
    for (const language of ['en', 'fr'] as const) seen.set(keyOf(parent, language, name[language]), path);
  };
  for (const { parentId, urlPath, name } of byPath.values())
    add(byId.get(parentId ?? -1)?.urlPath ?? '', urlPath, name);
  return {
    add,
    of: (parent: string, language: keyof BothLanguages, name: string) => seen.get(keyOf(parent, language, name)),
  };
};

/**
 * Compares the rows of a file with the categories that exist.
 * @param taken paths of the file at which something else is
 */
export const checkCategories = (
  lines: readonly CategoryLine[],
  tree: CategoryTree,
  taken: ReadonlySet<string>,
): CheckedCategories => {
  const errors: FileError[] = [];
  const wrong: Wrong = (line, column, message) => void errors.push({ line, column, message });
  const unknown = lines.filter(({ path }) => !tree.byPath.has(path));
  const wanted = merged(unknown, wrong)
    .map((one) => ({ ...one, parent: parentOf(one.path) }))
    .toSorted((a, b) => levelOf(a.path) - levelOf(b.path) || a.line - b.line);
  const names = namesBelow(tree);
  const paths = new Set(wanted.map(({ path }) => path));
  for (const { line, path, parent, name } of wanted) {
    const problem = pathProblem(path, taken);
    if (problem !== null) wrong(line, 'ours', problem);
    else if (parent !== '' && !tree.byPath.has(parent) && !paths.has(parent))
      wrong(line, 'ours', `There is no category ${parent}: it needs a row of its own.`);
    for (const language of ['en', 'fr'] as const) {
      const text = name[language];
      const other = names.of(parent, language, text);
      const said = nameProblem(text) ?? (other === undefined ? null : `${other} has this name at the same place.`);
      if (said !== null) wrong(line, `name_${language}`, said);
    }
    names.add(parent, path, name);
  }
  const [first] = wanted;
  if (first && tree.byPath.size + wanted.length > mostCategories)
    wrong(first.line, '', `A shop has ${mostCategories} categories at most.`);
  const wrongLines = new Set(errors.map(({ line }) => line));
  return {
    wanted: wanted.filter(({ line }) => !wrongLines.has(line)),
    unchanged: lines.length - unknown.length,
    errors: errors.toSorted((a, b) => a.line - b.line),
  };
};

/** Branches of new categories, with ids from `nextId` on; those above them are given or in the list itself. */
export const branchesOf = (wanted: readonly NewCategory[], { byPath }: CategoryTree, nextId: number): Branch[] => {
  const ids = new Map(wanted.map(({ path }, place) => [path, nextId + place]));
  return wanted.map(({ path, parent, name }, place) => ({
    id: nextId + place,
    parentId: parent === '' ? null : (byPath.get(parent)?.id ?? ids.get(parent) ?? null),
    urlPath: path,
    name,
  }));
};
