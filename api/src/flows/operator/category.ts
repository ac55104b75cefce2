import { allCategories, type CategoryRow } from '../../database/catalogue/categories.ts';
import type { Queryable } from '../../database/connection.ts';
import { productsIn, renamePhrase, updateCategory } from '../../database/operator/categories.ts';
import { logChange } from '../../database/operator/log.ts';
import { lockMakers, productsByIds, writeProducts } from '../../database/operator/products.ts';
import { transact } from '../../database/transact.ts';
import { noSuch } from '../../domain/operator-problem.ts';
import type { Facts, Operator } from '../../domain/operator/operator.ts';
import type { BothLanguages } from '../../domain/text/both-languages.ts';
import type { Services } from '../../services.ts';
import { treeOf } from './products.ts';

/** What is absent stays. */
export interface CategoryChange {
  readonly name?: BothLanguages | undefined;
  readonly isInMenu?: boolean | undefined;
  /** Among those with the same parent, from 1. */
  readonly place?: number | undefined;
}

const languages = ['en', 'fr'] as const;

/** Puts a category at a place among its siblings, whose positions follow. @returns whether its place is another one */
const move = async (db: Queryable, siblings: readonly CategoryRow[], row: CategoryRow, place: number) => {
  const others = siblings.filter(({ id }) => id !== row.id);
  const ordered = others.toSpliced(place - 1, 0, row);
  if (ordered.every(({ id }, at) => siblings[at]?.id === id)) return false;
  for (const [at, { id, position }] of ordered.entries())
    if (position !== at + 1) await updateCategory(db, id, { position: at + 1 });
  return true;
};

/** Products whose words are written in one transaction. */
const atOnce = 300;

/** Has the search find what is in a category by its new name. */
const rewriteWords = async (services: Services, id: number): Promise<void> => {
  const ids = await productsIn(services.db, id);
  for (let from = 0; from < ids.length; from += atOnce)
    await transact(services.db, async (db) => {
      await lockMakers(db);
      await writeProducts(db, await productsByIds(db, ids.slice(from, from + atOnce)), await treeOf(db));
    });
};

/**
 * Changes the names of a category, whether the menu leads to it, or its place there.
 * @returns it and its parent as they are then, and what is other than before
 * @throws OperatorProblem 404
 */
export const changeCategory = async (
  services: Services,
  by: Operator,
  path: string,
  { name, isInMenu, place }: CategoryChange,
): Promise<{ row: CategoryRow; parent: CategoryRow | null; changed: string[] }> => {
  const done = await transact(services.db, async (db) => {
    await lockMakers(db);
    const all = await allCategories(db);
    const row = all.find(({ urlPath }) => urlPath === path);
    if (!row) throw noSuch('category', path);
    const siblings = all.filter(({ parentId }) => parentId === row.parentId);
    const placeOf = (rows: readonly CategoryRow[]): number => rows.findIndex(({ id }) => id === row.id) + 1;
    const renamed = name ? languages.filter((language) => name[language] !== row.name[language]) : [];
    const changed: string[] = [];
    if (name && renamed.length > 0) {
      await updateCategory(db, row.id, { name });
      for (const language of renamed) await renamePhrase(db, language, row.name[language], name[language]);
      changed.push('name');
    }
    if (isInMenu !== undefined && isInMenu !== row.isInMenu) {
      await updateCategory(db, row.id, { isInMenu });
      changed.push('menu');
    }
    if (place !== undefined && (await move(db, siblings, row, place))) changed.push('place');
    const after = await allCategories(db);
    const parent = after.find(({ id }) => id === row.parentId) ?? null;
    const now = after.find(({ id }) => id === row.id) ?? row;
    if (changed.length > 0) {
      const factsOf = (one: CategoryRow, rows: readonly CategoryRow[]): Facts => ({
        in_menu: one.isInMenu,
        place: placeOf(rows),
      });
      const facts = {
        before: factsOf(row, siblings),
        after: {
          ...factsOf(
            now,
            after.filter(({ parentId }) => parentId === row.parentId),
          ),
          ...(renamed.length > 0 && { renamed: renamed.join(', ') }),
        },
      };
      await logChange(db, by, { action: 'category.change', subject: path, ...facts }, services.now());
    }
    return { row: now, parent, changed };
  });
  if (done.changed.includes('name')) await rewriteWords(services, done.row.id);
  return done;
};
