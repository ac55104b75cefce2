import { cellsOf } from '@shop/csv/cells';
import { csvOf } from '@shop/csv/write';
import type { OperatorResult } from '@shop/contract/operator';

/** By the name of another shop’s category the path of ours; a name without one stays as it is. */
export type Mapping = Readonly<Record<string, string>>;
type Category = Pick<OperatorResult<'categories'>['list'][number], 'path' | 'name'>;

const inCell = (cell: string): string[] =>
  cell
    .split('|')
    .map((name) => name.trim())
    .filter(Boolean);

/** A product file with our categories in place of theirs. */
export const withCategories = (csv: string, mapping: Mapping): string => {
  const [header = [], ...lines] = cellsOf(csv);
  const place = header.indexOf('categories');
  const mapped = (cell: string): string => [...new Set(inCell(cell).map((name) => mapping[name] ?? name))].join(' | ');
  return csvOf([header, ...lines.map((cells) => cells.map((cell, at) => (at === place ? mapped(cell) : cell)))]);
};

/** Numbers of the products and options of a file, by the line in which each begins. */
export const skusByLine = (csv: string): ReadonlyMap<number, string> => {
  const [header = [], ...records] = cellsOf(csv);
  const place = header.indexOf('sku');
  const skus = new Map<number, string>();
  let line = 2;
  for (const cells of records) {
    skus.set(line, cells[place] ?? '');
    line += 1 + cells.join('').split('\n').length - 1;
  }
  return skus;
};

const same = (one: string, other: string): boolean => one.trim().toLowerCase() === other.trim().toLowerCase();

/** Those of their categories that one of ours has the very name of, in one of the languages. */
export const sameNames = (theirs: readonly string[], ours: readonly Category[]): Mapping =>
  Object.fromEntries(
    theirs.flatMap((name) => {
      const named = ours.filter((category) => same(category.name.en, name) || same(category.name.fr, name));
      const [only] = named;
      return only && named.length === 1 ? [[name, only.path]] : [];
    }),
  );
