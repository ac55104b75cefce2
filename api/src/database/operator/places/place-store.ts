import { eq } from 'drizzle-orm';
import type { ContentEntry, PlacedEntry } from '../../../domain/content/entry.ts';
import { schema, type Queryable } from '../../connection.ts';
import type { SiteDocuments } from '../../content/site-document.ts';

/** A place whose entries operators change. All but `held` want a transaction. */
export interface PlaceStore {
  /** How entries are named: by a path that is chosen for each, which has this form, by numbers, or by signs of what they say. */
  readonly naming: { readonly path: RegExp; readonly such: string } | 'number' | 'sign';
  /** Returns what is wrong with an entry, or null. */
  problemOf?(db: Queryable, entry: ContentEntry): Promise<string | null>;
  /** The pictures of entries that have pages of their own, by the paths of their content pages. */
  pictures?(db: Queryable): Promise<ReadonlyMap<string, string>>;
  /** In the order in which they are shown. */
  entries(db: Queryable): Promise<PlacedEntry[]>;
  /** Puts an entry first; false where there is one of this id. */
  add(db: Queryable, id: string, entry: ContentEntry, now: Date): Promise<boolean>;
  /** False where there is none of this id, as for `remove`. */
  replace(db: Queryable, id: string, entry: ContentEntry, now: Date): Promise<boolean>;
  remove(db: Queryable, id: string): Promise<boolean>;
}

const { siteDocument } = schema;

/**
 * Writes what a document of the site is to be, while nobody else does; null leaves it as it is, and false is answered.
 */
export const writeDocument = async <K extends keyof SiteDocuments>(
  transaction: Queryable,
  key: K,
  none: SiteDocuments[K],
  change: (before: SiteDocuments[K]) => SiteDocuments[K] | null,
): Promise<boolean> => {
  await transaction.insert(siteDocument).values({ key, value: none }).onConflictDoNothing();
  const [row] = await transaction
    .select({ value: siteDocument.value })
    .from(siteDocument)
    .where(eq(siteDocument.key, key))
    .for('update');
  const after = change((row?.value ?? none) as SiteDocuments[K]); // nothing else is stored under this key
  if (!after) return false;
  await transaction.update(siteDocument).set({ value: after }).where(eq(siteDocument.key, key));
  return true;
};
