import { and, eq, sql } from 'drizzle-orm';
import type { Branch } from '../../domain/catalogue/category-tree.ts';
import { plainWords } from '../../domain/text/plain-words.ts';
import type { CategoryRow } from '../catalogue/categories.ts';
import { schema, selectRows, type Queryable } from '../connection.ts';
import { textArray } from './goods.ts';

const { category, product, productCategory, searchPhrase } = schema;

/** Those of these paths at which a product, a page of texts or a redirect is. */
export const takenPaths = async (db: Queryable, paths: readonly string[]): Promise<Set<string>> => {
  const wanted = sql`any(${textArray(paths)})`;
  const rows = await selectRows<{ path: string }>(
    db,
    sql`select url_path as path from product where url_path = ${wanted}
      union all select url_path from content_page where url_path = ${wanted}
      union all select from_path from redirect where from_path = ${wanted}`,
  );
  return new Set(rows.map(({ path }) => path));
};

const phraseOf = (language: 'en' | 'fr', phrase: string) => ({
  language,
  phrase,
  weight: 0,
  plain: plainWords(phrase).join(' '),
});

/** Makes categories without words and pictures, each last among its siblings, and has the search suggest them. */
export const insertCategories = async (
  transaction: Queryable,
  branches: readonly Branch[],
  before: readonly CategoryRow[],
): Promise<void> => {
  if (branches.length === 0) return;
  const last = new Map<number | null, number>();
  for (const { parentId, position } of before) last.set(parentId, Math.max(position, last.get(parentId) ?? 0));
  const rows = branches.map(({ id, parentId, urlPath, name }) => {
    const position = (last.get(parentId) ?? 0) + 1;
    last.set(parentId, position);
    return { id, parentId, urlPath, name, position, description: { en: '', fr: '' }, picture: '', productCount: 0 };
  });
  await transaction.insert(category).values(rows);
  const phrases = rows.flatMap(({ name }) =>
    (['en', 'fr'] as const).map((language) => phraseOf(language, name[language])),
  );
  await transaction.insert(searchPhrase).values(phrases);
};

/** Stores what was changed of a category. */
export const updateCategory = async (
  transaction: Queryable,
  id: number,
  values: Partial<Pick<CategoryRow, 'name' | 'isInMenu' | 'position'>>,
): Promise<void> => {
  await transaction.update(category).set(values).where(eq(category.id, id));
};

/** Has the search suggest the new name of a category in place of the one before, unless that names something else too. */
export const renamePhrase = async (
  transaction: Queryable,
  language: 'en' | 'fr',
  before: string,
  after: string,
): Promise<void> => {
  const isIt = (phrase: string) => and(eq(searchPhrase.language, language), eq(searchPhrase.phrase, phrase));
  const isNamed = sql<boolean>`exists (select from ${category} where ${category.name} ->> ${language} = ${before})
    or exists (select from ${product} where ${product.series} = ${before})`;
  const [row] = await selectRows<{ named: boolean }>(transaction, sql`select ${isNamed} as named`);
  if (!row?.named) await transaction.delete(searchPhrase).where(isIt(before));
  if ((await transaction.$count(searchPhrase, isIt(after))) === 0)
    await transaction.insert(searchPhrase).values(phraseOf(language, after));
};

/** Keys of the products in a category and below it. */
export const productsIn = async (db: Queryable, categoryId: number): Promise<number[]> => {
  const rows = await db
    .select({ id: productCategory.productId })
    .from(productCategory)
    .where(eq(productCategory.categoryId, categoryId))
    .orderBy(productCategory.productId);
  return rows.map(({ id }) => id);
};
