import { eq } from 'drizzle-orm';
import { schema, type Queryable } from '../connection.ts';
import type { SiteDocuments } from '../seed/content.ts';

/** One of the site's documents, as it was seeded. */
export const siteDocument = async <K extends keyof SiteDocuments>(db: Queryable, key: K): Promise<SiteDocuments[K]> => {
  const [row] = await db
    .select({ value: schema.siteDocument.value })
    .from(schema.siteDocument)
    .where(eq(schema.siteDocument.key, key));
  if (!row) throw new Error(`The store has no site document "${key}"`);
  // Only the seed writes these documents, under the keys of SiteDocuments.
  return row.value as SiteDocuments[K];
};
