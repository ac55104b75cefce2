import { allCategories, type CategoryRow } from '../../database/catalogue/categories.ts';
import { applyCategories, previewCategories, type CategoriesOutcome } from '../../flows/operator/categories.ts';
import { changeCategory } from '../../flows/operator/category.ts';
import { mistakesOf } from './file-calls.ts';
import { lineGiven } from './given.ts';
import type { OperatorHandlers } from './serve.ts';

const countsOf = (outcome: CategoriesOutcome) => ({
  made: outcome.wanted.length,
  unchanged: outcome.unchanged,
  ...mistakesOf(outcome),
});

const rowOf = ({ urlPath, name, isInMenu }: CategoryRow, parent: CategoryRow | null | undefined) => ({
  path: urlPath,
  name,
  parent: parent?.urlPath ?? '',
  menu: isInMenu ? ('shown' as const) : ('hidden' as const),
});
const rowsOf = (rows: readonly CategoryRow[]) => {
  const byId = new Map(rows.map((row) => [row.id, row]));
  return rows.map((row) => rowOf(row, byId.get(row.parentId ?? -1)));
};

export const categoriesCalls: OperatorHandlers<
  'categories' | 'changeCategory' | 'previewCategories' | 'applyCategories'
> = {
  categories: async ({ services: { db } }) => ({
    list: rowsOf(await allCategories(db)),
  }),
  changeCategory: async ({ services, by, body: { path, name, menu, place } }) => {
    const change = {
      name: name && { en: lineGiven(name.en), fr: lineGiven(name.fr) },
      isInMenu: menu && menu === 'shown',
      place,
    };
    const { row, parent, changed } = await changeCategory(services, by, path.trim(), change);
    return { ...rowOf(row, parent), changed };
  },
  previewCategories: async ({ services, body }) => {
    const outcome = await previewCategories(services, body);
    return { ...countsOf(outcome), list: [...outcome.wanted] };
  },
  applyCategories: async ({ services, by, body }) => countsOf(await applyCategories(services, by, body)),
};
