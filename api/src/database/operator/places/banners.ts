import type { HeroBanner, HomeTile, ProductBanner, TopBanner } from '@shop/contract/contents';
import { entryOf, signOf, type ContentEntry } from '../../../domain/content/entry.ts';
import type { Queryable } from '../../connection.ts';
import { findSiteDocument, type SiteDocuments } from '../../content/site-document.ts';
import { writeDocument, type PlaceStore } from './place-store.ts';

interface Form<Raw> {
  read(raw: Raw): ContentEntry;
  /** `before`: what it is put in place of. */
  write(entry: ContentEntry, before?: Raw): Raw;
}

const nowhere = '';

const topBanner: Form<TopBanner> = {
  read: ({ name, image, url }) => entryOf(name, { picture: image || null, url }),
  write: ({ title, picture, url }, before) => ({
    webToApp: before?.webToApp ?? false,
    isEnableUrl: before?.isEnableUrl ?? true,
    name: title,
    image: picture ?? '',
    url: url ?? nowhere,
  }),
};
const hero: Form<HeroBanner> = {
  read: ({ title, text, action, image, url }) => entryOf(title, { text, action, picture: image, url }),
  write: ({ title, text, action, picture, url }) => ({
    name: title,
    title,
    text: text ?? title,
    action: action ?? title,
    image: picture ?? '',
    url: url ?? nowhere,
  }),
};
const tile: Form<HomeTile> = {
  read: ({ name, text = null, image, url }) => entryOf(name, { text, picture: image, url }),
  write: ({ title, text, picture, url }) => ({
    name: title,
    ...(text && { text }),
    image: picture ?? '',
    url: url ?? nowhere,
  }),
};
const productBanner: Form<ProductBanner> = {
  read: ({ name, image, url, categoryIds }) => entryOf(name, { picture: image, url, categoryIds }),
  write: ({ title, picture, url, categoryIds }) => ({
    name: title,
    image: picture,
    url: url ?? nowhere,
    categoryIds: [...categoryIds],
  }),
};

/** Where a list of entries lies: in a document, or in one of its fields. */
interface Spot<K extends keyof SiteDocuments, Raw> {
  readonly key: K;
  /** The document of a store that is older than it. */
  readonly none: SiteDocuments[K];
  of(document: SiteDocuments[K]): Raw[];
  with(document: SiteDocuments[K], list: Raw[]): SiteDocuments[K];
}

/** Entries of a list without names. */
const listed = <K extends keyof SiteDocuments, Raw>(spot: Spot<K, Raw>, { read, write }: Form<Raw>): PlaceStore => {
  const { key, none } = spot;
  /** Writes the list anew; `change` gets where the entry stands, below 0 for nowhere, and answers null to leave it. */
  const rewrite = (db: Queryable, id: string, change: (list: Raw[], place: number) => Raw[] | null) =>
    writeDocument(db, key, none, (document) => {
      const list = spot.of(document);
      const after = change(
        list,
        list.findIndex((raw) => signOf(read(raw)) === id),
      );
      return after && spot.with(document, after);
    });
  return {
    naming: 'sign',
    entries: async (db) =>
      spot.of((await findSiteDocument(db, key)) ?? none).map((raw) => {
        const entry = read(raw);
        return { id: signOf(entry), entry };
      }),
    add: (db, id, entry) => rewrite(db, id, (list, place) => (place < 0 ? [write(entry), ...list] : null)),
    replace: (db, id, entry) =>
      rewrite(db, id, (list, place) => (place < 0 ? null : list.with(place, write(entry, list[place])))),
    remove: (db, id) => rewrite(db, id, (list, place) => (place < 0 ? null : list.toSpliced(place, 1))),
  };
};

const inField =
  <K extends 'banners' | 'home' | 'cartBanners'>(key: K, none: SiteDocuments[K]) =>
  <F extends keyof SiteDocuments[K]>(
    field: F,
    form: Form<SiteDocuments[K][F] extends readonly (infer Raw)[] ? Raw : never>,
  ): PlaceStore =>
    listed(
      {
        key,
        none,
        of: (document) => document[field] as Parameters<typeof form.read>[0][],
        with: (document, list) => ({ ...document, [field]: list }),
      },
      form,
    );

const ofHome = inField('home', {
  homeBanner: [],
  marketing: [],
  salesDeals: [],
  shopByCategory: [],
  shopByRoom: [],
  shopBySets: [],
  trendingCover: { title: { en: '', fr: '' }, image: '', productIds: [] },
});
const ofCart = inField('cartBanners', { cart: [], order: [] });

/** Places whose entries lie in the site's documents. */
export const bannerPlaces = {
  header: inField('banners', { top: [], homeHero: [] })('top', topBanner),
  hero: ofHome('homeBanner', hero),
  offers: ofHome('marketing', tile),
  rooms: ofHome('shopByRoom', tile),
  cart: ofCart('cart', topBanner),
  order: ofCart('order', topBanner),
  products: listed({ key: 'productBanners', none: [], of: (all) => all, with: (_, all) => all }, productBanner),
};
