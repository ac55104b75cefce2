import { asc, inArray } from 'drizzle-orm';
import { schema, type Queryable } from '../connection.ts';
import type { CachedRows } from '../content/cached-rows.ts';

const { category } = schema;
export type CategoryRow = typeof category.$inferSelect;

/** Every category, in the order of the menu. */
export const allCategories = (db: Queryable): Promise<CategoryRow[]> =>
  db.select().from(category).orderBy(asc(category.position), asc(category.id));

/** The same as it is kept between calls. */
export const cachedCategories = (db: Queryable, cached: CachedRows): Promise<CategoryRow[]> =>
  cached.ofSite('categories', () => allCategories(db));

/** These categories and all that lie below them. */
export const withAllBelow = (categories: readonly CategoryRow[], ids: readonly number[]): number[] => {
  const below = Map.groupBy(categories, ({ parentId }) => parentId);
  const found = new Set(categories.map(({ id }) => id).filter((id) => ids.includes(id)));
  for (const id of found) for (const child of below.get(id) ?? []) found.add(child.id);
  return [...found];
};

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
