import { allCategories } from '../../database/catalogue/categories.ts';
import type { Queryable } from '../../database/connection.ts';
import { insertCategories, takenPaths } from '../../database/operator/categories.ts';
import { logChanges } from '../../database/operator/log.ts';
import { lockMakers } from '../../database/operator/products.ts';
import { transact } from '../../database/transact.ts';
import {
  branchesOf,
  checkCategories,
  type CategoryLine,
  type NewCategory,
} from '../../domain/catalogue/category-file.ts';
import { categoryTree } from '../../domain/catalogue/category-tree.ts';
import { rowsOf } from '../../domain/moving/rows.ts';
import type { Operator } from '../../domain/operator/operator.ts';
import type { Services } from '../../services.ts';
import { refuseWrong, reportedOf, type FileMistakes, type GoodsFile } from './goods-file.ts';

/** Rows of a file that are read. */
const mostRows = 5_000;

export interface CategoriesOutcome extends FileMistakes {
  /** Parents before their children. */
  readonly wanted: readonly NewCategory[];
  readonly unchanged: number;
}

const linesOf = async (file: GoodsFile): Promise<CategoryLine[]> => {
  const lines: CategoryLine[] = [];
  for await (const { line, cell } of rowsOf(file.read(), { needed: ['ours', 'name_en', 'name_fr'] }, mostRows))
    if (cell('ours') !== '')
      lines.push({ line, path: cell('ours'), name: { en: cell('name_en'), fr: cell('name_fr') } });
  return lines;
};

const compared = async (db: Queryable, lines: readonly CategoryLine[]) => {
  const before = await allCategories(db);
  const tree = categoryTree(before);
  const taken = await takenPaths(
    db,
    lines.map(({ path }) => path),
  );
  const { errors, ...checked } = checkCategories(lines, tree, taken);
  return { before, tree, outcome: { ...checked, ...reportedOf(errors) } };
};

/** Previews which categories a file would make. @throws OperatorProblem 400 for a file that cannot be read */
export const previewCategories = async ({ db }: Services, file: GoodsFile): Promise<CategoriesOutcome> =>
  (await compared(db, await linesOf(file))).outcome;

/**
 * Makes the categories of a file that there are not, all of them or none.
 * @throws ShopError 400 where it has mistakes, with `errors` by line and column
 * @throws OperatorProblem 400 for a file that cannot be read
 */
export const applyCategories = async (
  services: Services,
  by: Operator,
  file: GoodsFile,
): Promise<CategoriesOutcome> => {
  const lines = await linesOf(file);
  return transact(services.db, async (db) => {
    await lockMakers(db);
    const { before, tree, outcome } = await compared(db, lines);
    refuseWrong(outcome);
    const nextId = Math.max(0, ...before.map(({ id }) => id)) + 1;
    const branches = branchesOf(outcome.wanted, tree, nextId);
    await insertCategories(db, branches, before);
    const changes = branches.map(({ id, parentId, urlPath }) => ({
      by,
      change: { action: 'category.make', subject: urlPath, before: null, after: { id, parent: parentId } },
    }));
    await logChanges(db, changes, services.now());
    return outcome;
  });
};
