import type { StoreContents, PickupPlace, Browse } from '@shop/contract/contents';
import { eq } from 'drizzle-orm';
import { paths } from '@shop/contract';
import { schema, type Queryable } from '../connection.ts';
import { seasonAt } from '../../domain/content/season.ts';
import { isRegionCode, type RegionCode } from '../../domain/tax/rates.ts';

const never = '1970-01-01T00:00:00.000Z';
/** The empty content for a store that was filled before these pages existed. */
const nothing: Browse = {
  rooms: [],
  types: [],
  christmas: { productIds: [], bundles: [] },
  weightBlocks: [],
  buyersShow: { categories: [], entries: [] },
  saleEvent: { startsAt: never, endsAt: never, prizes: [] },
  blocks: [],
  liveVideoUrl: null,
};

export const browseOf = async ({ db }: { db: Queryable }): Promise<Browse> =>
  (await findSiteDocument(db, 'browse')) ?? nothing;

/** The region code of a stored address, null for an unknown one. */
export const regionOf = async (db: Queryable, regionId: number): Promise<RegionCode | null> => {
  const regions = await siteDocument(db, 'regions');
  const code = regions.find((region) => region.regionId === regionId)?.code ?? '';
  return isRegionCode(code) ? code : null;
};

/** The name of the region of a stored address; empty for an unknown one. */
export const regionName = async (db: Queryable, regionId: number): Promise<{ en: string; fr: string }> => {
  const regions = await siteDocument(db, 'regions');
  return regions.find((region) => region.regionId === regionId)?.name ?? { en: '', fr: '' };
};

/** Where goods are picked up; null in a shop that names no place, or a store that is older than it. */
export const pickupPlace = async (db: Queryable): Promise<PickupPlace | null> =>
  (await findSiteDocument(db, 'site'))?.pickup ?? null;

/** The picture of the site's banner that leads to Plus+; null without such a banner. */
export const plusPicture = async (db: Queryable): Promise<string | null> =>
  (await findSiteDocument(db, 'banners'))?.top.find(({ url }) => url === paths.plus())?.image || null;

/** The season that the shop's calendar has now; null in a store that is older than the calendar. */
export const currentSeason = async ({ db, now }: { db: Queryable; now: () => Date }): Promise<string | null> =>
  seasonAt((await findSiteDocument(db, 'site'))?.calendar, now());

/** Documents of the site, by key: what of a shop has no table of its own. Read back with `siteDocument`. */
export const siteDocumentsOf = ({
  categories: _categories,
  products: _products,
  redirects: _redirects,
  reviews: _reviews,
  questions: _questions,
  people: _people,
  coupons: _coupons,
  customersCoupons: _customersCoupons,
  orders: _orders,
  contentPages,
  banners,
  ...documents
}: StoreContents) => ({
  ...documents,
  banners: { top: banners.top, homeHero: banners.homeHero },
  cartBanners: { cart: banners.cart, order: banners.order },
  productBanners: banners.product,
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
