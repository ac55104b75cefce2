import type { StoreContents } from '@shop/contract/contents';
import { eq } from 'drizzle-orm';
import { schema, type Queryable } from '../connection.ts';

/** Documents of the site, by key; read back with `siteDocument`. */
export const siteDocumentsOf = ({
  site,
  banners,
  gifts,
  home,
  navigationImages,
  hotKeywords,
  searchSynonyms,
  helpPages,
  regions,
  installVideos,
  blog,
  browse,
  contentPages,
}: StoreContents) => ({
  site,
  banners: { top: banners.top, homeHero: banners.homeHero },
  cartBanners: { cart: banners.cart, order: banners.order },
  productBanners: banners.product,
  gifts,
  home,
  navigationImages,
  hotKeywords,
  searchSynonyms,
  helpPages,
  regions,
  installVideos,
  blog,
  browse,
  footer: contentPages.flatMap(({ footerLink, urlPath, title }) =>
    footerLink ? [{ footerLink, urlPath, title }] : [],
  ),
});
export type SiteDocuments = ReturnType<typeof siteDocumentsOf>;

/** One of the site's documents, or null in a store that is older than the document. */
export const findSiteDocument = async <K extends keyof SiteDocuments>(
  db: Queryable,
  key: K,
): Promise<SiteDocuments[K] | null> => {
  const [row] = await db
    .select({ value: schema.siteDocument.value })
    .from(schema.siteDocument)
    .where(eq(schema.siteDocument.key, key));
  // Only the seed writes these documents, under the keys of SiteDocuments.
  return row ? (row.value as SiteDocuments[K]) : null;
};

/** One of the site's documents, as it was seeded. */
export const siteDocument = async <K extends keyof SiteDocuments>(db: Queryable, key: K): Promise<SiteDocuments[K]> => {
  const document = await findSiteDocument(db, key);
  if (!document) throw new Error(`The store has no site document "${key}"`);
  return document;
};
