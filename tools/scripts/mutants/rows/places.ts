import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../../checks/run.ts';

/** Lines of a file of the product; all of them without a word. */
export interface Place {
  file: string;
  lines?: readonly [number, number];
}

const read = (file: string): string => readFileSync(path.join(root, file), 'utf8');

/** Files of the product: no tests, and nothing that only they use. */
const isProduct = (file: string): boolean =>
  !/\.test\.|\.spec\.|\.d\.ts$|(?:^|\/)testing(?:\/|\.)|\/samples\.|\/fixtures?\./.test(file);

const sources = globSync('{api,host,world,shared/*,remote-*}/{src,server,contract}/**/*.{ts,tsx}', { cwd: root })
  .filter((file) => !file.includes('node_modules') && isProduct(file))
  .toSorted();

/** How many lines after the row's id still belong to what it is said of. */
const REACH = 25;

/** Where the sources name a row: what follows its id, to the next empty line. */
export const citedPlaces = (id: string, files = sources, text = read): Place[] =>
  files.flatMap((file) => {
    const lines = text(file).split('\n');
    return lines.flatMap((line, at): Place[] => {
      if (!line.includes(id)) return [];
      const code = lines.findIndex((one, place) => place >= at && !/^\s*(?:\/\/|\/?\*)/.test(one));
      const empty = lines.findIndex((one, place) => place > code && one.trim() === '');
      const end = Math.min(empty === -1 ? lines.length : empty, code + REACH);
      return code === -1 ? [] : [{ file, lines: [code + 1, end] }];
    });
  });

const endings = ['', '.ts', '.tsx', '/index.ts'];

/** The files of the product that a file imports by their place. */
const imported = (file: string): string[] =>
  [...read(file).matchAll(/(?:from|import) ?\(?'(\.[^']+)'/g)].flatMap(([, target = '']) => {
    const near = path.join(path.dirname(file), target);
    const found = endings
      .map((ending) => near + ending)
      .find((one) => /\.tsx?$/.test(one) && existsSync(path.join(root, one)));
    return found !== undefined && isProduct(found) ? [found] : [];
  });

/** The text of a test file's tests that name a row. */
const testsOf = (id: string, file: string): string =>
  read(file)
    .split(/\n(?=(?:describe|test)\b)/)
    .filter((test) => test.includes(id))
    .join('\n');

/** Who answers the calls that a test makes at the whole API. */
const answering = (text: string): string[] =>
  [...new Set([...text.matchAll(/call\('(\w+)'/g)].map(([, name = '']) => name))].flatMap((name) =>
    sources.filter((file) => file.startsWith('api/src/http/') && new RegExp(`^ {2}${name}[:(]`, 'm').test(read(file))),
  );

/**
 * What a row's tests try: the places that name the row, else the handlers of the calls that they make, what they import,
 * and what that imports beside it.
 */
export const placesOf = (id: string, tests: readonly string[]): Place[] => {
  const cited = citedPlaces(id);
  if (cited.length > 0) return cited;
  const direct = tests.flatMap((file) => [...imported(file), ...answering(testsOf(id, file))]);
  const files = new Set([...direct, ...direct.flatMap(imported)]);
  return [...files].map((file) => ({ file }));
};
