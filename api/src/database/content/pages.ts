import { asc, eq } from 'drizzle-orm';
import { first, schema, type Queryable } from '../connection.ts';

const { contentPage } = schema;

/** A page of texts by its id or its path; null for an unknown one. */
export const findContentPage = async (db: Queryable, which: { id: number } | { urlPath: string }) => {
  const wanted = 'id' in which ? eq(contentPage.id, which.id) : eq(contentPage.urlPath, which.urlPath);
  return first(db.select().from(contentPage).where(wanted));
};

/** Path and last change of every page of texts. */
export const contentPageList = (db: Queryable) =>
  db
    .select({ urlPath: contentPage.urlPath, updatedAt: contentPage.updatedAt })
    .from(contentPage)
    .orderBy(asc(contentPage.urlPath));
