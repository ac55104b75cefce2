import type { HeroBanner, HomeTile, ProductBanner, TopBanner } from '@shop/contract/contents';
import { entryOf, signOf, type ContentEntry } from '../../domain/content/entry.ts';
import type { SiteDocuments } from '../content/site-document.ts';
import { documentOr, writeDocument, type PlaceStore } from './place-store.ts';

/** How an entry lies in a document. */
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

/** Where a list of entries lies in a document. */
interface Spot<K extends keyof SiteDocuments, Raw> {
  readonly key: K;
  /** What the document is in a store that is older than it. */
  readonly none: SiteDocuments[K];
  of(document: SiteDocuments[K]): Raw[];
  with(document: SiteDocuments[K], list: Raw[]): SiteDocuments[K];
}

/** Entries of a list without names: each is named by a sign of what it says. */
const listed = <K extends keyof SiteDocuments, Raw>(spot: Spot<K, Raw>, { read, write }: Form<Raw>): PlaceStore => {
  const { key, none } = spot;
  const indexIn = (list: readonly Raw[], id: string): number => list.findIndex((raw) => signOf(read(raw)) === id);
  return {
    entries: async (db) =>
      spot.of(await documentOr(db, key, none)).map((raw) => {
        const entry = read(raw);
        return { id: signOf(entry), entry };
      }),
    add: (db, id, entry) =>
      writeDocument(db, key, none, (document) => {
        const list = spot.of(document);
        return indexIn(list, id) < 0 ? spot.with(document, [write(entry), ...list]) : null;
      }),
    replace: (db, id, entry) =>
      writeDocument(db, key, none, (document) => {
        const list = spot.of(document);
        const place = indexIn(list, id);
        return place < 0 ? null : spot.with(document, list.with(place, write(entry, list[place])));
      }),
    remove: (db, id) =>
      writeDocument(db, key, none, (document) => {
        const list = spot.of(document);
        const place = indexIn(list, id);
        return place < 0 ? null : spot.with(document, list.toSpliced(place, 1));
      }),
  };
};

const home = {
  key: 'home' as const,
  none: {
    homeBanner: [],
    marketing: [],
    salesDeals: [],
    shopByCategory: [],
    shopByRoom: [],
    shopBySets: [],
    trendingCover: { title: { en: '', fr: '' }, image: '', productIds: [] },
  },
} satisfies Pick<Spot<'home', never>, 'key' | 'none'>;
const cartBanners = { key: 'cartBanners' as const, none: { cart: [], order: [] } } satisfies Pick<
  Spot<'cartBanners', never>,
  'key' | 'none'
>;

/** Places whose entries lie in the site's documents. */
export const documentPlaces = {
  header: listed(
    {
      key: 'banners',
      none: { top: [], homeHero: [] },
      of: ({ top }) => top,
      with: (document, top) => ({ ...document, top }),
    },
    topBanner,
  ),
  hero: listed(
    { ...home, of: ({ homeBanner }) => homeBanner, with: (document, homeBanner) => ({ ...document, homeBanner }) },
    hero,
  ),
  offers: listed(
    { ...home, of: ({ marketing }) => marketing, with: (document, marketing) => ({ ...document, marketing }) },
    tile,
  ),
  rooms: listed(
    { ...home, of: ({ shopByRoom }) => shopByRoom, with: (document, shopByRoom) => ({ ...document, shopByRoom }) },
    tile,
  ),
  cart: listed(
    { ...cartBanners, of: ({ cart }) => cart, with: (document, cart) => ({ ...document, cart }) },
    topBanner,
  ),
  order: listed(
    { ...cartBanners, of: ({ order }) => order, with: (document, order) => ({ ...document, order }) },
    topBanner,
  ),
  products: listed({ key: 'productBanners', none: [], of: (all) => all, with: (_, all) => all }, productBanner),
};
