import { asc, inArray } from 'drizzle-orm';
import { schema, type Queryable } from '../connection.ts';

const { category } = schema;
export type CategoryRow = typeof category.$inferSelect;

/** Every category, in the order of the menu. */
export const allCategories = (db: Queryable): Promise<CategoryRow[]> =>
  db.select().from(category).orderBy(asc(category.position), asc(category.id));

export const categoriesByIds = (db: Queryable, ids: readonly number[]): Promise<CategoryRow[]> =>
  db
    .select()
    .from(category)
    .where(inArray(category.id, [...ids]));

/** A category with its ancestors, the root first; empty for an unknown one. */
export const lineage = (categories: readonly CategoryRow[], id: number): CategoryRow[] => {
  const byId = new Map(categories.map((row) => [row.id, row]));
  const line: CategoryRow[] = [];
  for (let next = byId.get(id); next && !line.includes(next); next = byId.get(next.parentId ?? 0)) line.unshift(next);
  return line;
};
