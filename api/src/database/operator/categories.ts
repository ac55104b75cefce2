import { sql } from 'drizzle-orm';
import type { Branch } from '../../domain/catalogue/category-tree.ts';
import { plainWords } from '../../domain/text/plain-words.ts';
import type { CategoryRow } from '../catalogue/categories.ts';
import { schema, selectRows, type Queryable } from '../connection.ts';
import { textArray } from './goods.ts';

const { category, searchPhrase } = schema;

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
    (['en', 'fr'] as const).map((language) => {
      const phrase = name[language];
      return { language, phrase, weight: 0, plain: plainWords(phrase).join(' ') };
    }),
  );
  await transaction.insert(searchPhrase).values(phrases);
};
