import { asc, eq, max } from 'drizzle-orm';
import type { ContentEntry } from '../../domain/content/entry.ts';
import { first, schema, type Queryable } from '../connection.ts';

const { contentPage } = schema;

const isAt = (urlPath: string) => eq(contentPage.urlPath, urlPath);

/** A page of texts by its id or its path; null for an unknown one. */
export const findContentPage = async (db: Queryable, which: { id: number } | { urlPath: string }) => {
  const wanted = 'id' in which ? eq(contentPage.id, which.id) : isAt(which.urlPath);
  return first(db.select().from(contentPage).where(wanted));
};

/** Path and last change of every page of texts. */
export const contentPageList = (db: Queryable) =>
  db
    .select({ urlPath: contentPage.urlPath, updatedAt: contentPage.updatedAt })
    .from(contentPage)
    .orderBy(asc(contentPage.urlPath));

/** False where there is a page at this path. */
export const insertPage = async (db: Queryable, urlPath: string, { title, body }: ContentEntry, updatedAt: Date) => {
  const [last] = await db.select({ id: max(contentPage.id) }).from(contentPage);
  const values = { id: (last?.id ?? 0) + 1, urlPath, title, body: body ?? { en: '', fr: '' }, updatedAt };
  const target = contentPage.urlPath;
  return (await db.insert(contentPage).values(values).onConflictDoNothing({ target }).returning()).length > 0;
};

/** False where there is none at this path, as for `removePage`. */
export const rewritePage = async (db: Queryable, urlPath: string, { title, body }: ContentEntry, updatedAt: Date) => {
  const changes = { title, ...(body && { body }), updatedAt };
  return (await db.update(contentPage).set(changes).where(isAt(urlPath)).returning()).length > 0;
};

export const removePage = async (db: Queryable, urlPath: string) =>
  (await db.delete(contentPage).where(isAt(urlPath)).returning()).length > 0;
