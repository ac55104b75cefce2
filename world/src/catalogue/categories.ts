import type { Category } from '@shop/contract/contents';
import { Type } from 'typebox';
import { closed, readJson } from '../data/read.ts';
import { pictureModel, pictureUrl } from './galleries.ts';
import { categoryFile, type CategoryRow, type Goods } from './kind.ts';

/** A category's row with its place in the tree. */
export interface PlacedCategory {
  id: number;
  /** Itself first, then its parent, up to the root. */
  lineage: number[];
  /** Two letters that start the article numbers below this root. */
  prefix: string;
  row: CategoryRow;
}

/** The eleven roots of the mega-menu in its order (SHELL-024); the first row of the first file of each is the root itself. */
const departments = readJson(
  'departments.json',
  Type.Array(
    closed({ prefix: Type.String({ pattern: '^[A-Z]{2}$' }), files: Type.Array(Type.String(), { minItems: 1 }) }),
  ),
);

const place = (): PlacedCategory[] => {
  const placed = new Map<string, PlacedCategory>();
  departments.forEach(({ prefix, files }, rootIndex) => {
    const rows = files.flatMap((file) => readJson(`categories/${file}.json`, categoryFile));
    const rootPath = rows[0]?.path;
    let index = 0;
    rows.forEach((row) => {
      const id = (rootIndex + 1) * 100 + (row.number ?? index++);
      const parentPath = row.path === rootPath ? undefined : (row.parent ?? rootPath);
      const parent = parentPath === undefined ? undefined : placed.get(parentPath);
      if (parentPath !== undefined && !parent) throw new Error(`${row.path} stands before its parent ${parentPath}`);
      placed.set(row.path, { id, lineage: [id, ...(parent?.lineage ?? [])], prefix, row });
    });
  });
  return [...placed.values()];
};

export const placedCategories: readonly PlacedCategory[] = place();

const byPath = new Map(placedCategories.map((placed) => [placed.row.path, placed]));

/** @throws Error for a path that no category has. */
export const categoryAt = (path: string): PlacedCategory => {
  const placed = byPath.get(path);
  if (!placed) throw new Error(`No category at ${path}`);
  return placed;
};

export type StockedCategory = PlacedCategory & { row: { goods: Goods } };
export const isStocked = (placed: PlacedCategory): placed is StockedCategory => placed.row.goods !== undefined;

/** The whole tree, parents before children. */
export const makeCategories = (): Category[] => {
  const siblings = new Map<number | null, number>();
  return placedCategories.map(({ id, lineage, row }) => {
    const parentId = lineage[1] ?? null;
    const position = (siblings.get(parentId) ?? 0) + 1;
    siblings.set(parentId, position);
    const { colours, shapes } = pictureModel(row.model);
    const colour = colours[id % colours.length] ?? colours[0];
    const picture = pictureUrl({ model: row.model, shape: shapes[id % shapes.length] ?? 'a', colour }, 'angle');
    return {
      id,
      parentId,
      urlPath: row.path,
      name: row.name,
      description: row.description,
      picture,
      position,
      btu: row.btu ?? null,
    };
  });
};
