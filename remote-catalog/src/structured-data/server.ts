import { brand, paths, type Breadcrumb, type CallResult, type ProductCard, type SiteConfig } from '@shop/contract';
import type {
  BreadcrumbList,
  ItemList,
  OnlineStore,
  OpeningHoursSpecification,
  VideoObject,
  WebSite,
  WithContext,
} from 'schema-dts';
import { file, page, type Place } from './place.ts';

export { productJsonLd } from './product.ts';

/** schema.org BreadcrumbList of a way from the root down. */
export const breadcrumbList = (way: readonly Breadcrumb[], place: Place): WithContext<BreadcrumbList> => ({
  '@context': 'https://schema.org',
  '@type': 'BreadcrumbList',
  itemListElement: way.map(({ name, url_path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: page(paths.category(url_path), place),
  })),
});

const listOf = (entries: readonly { name: string; path: string }[], place: Place): WithContext<ItemList> => ({
  '@context': 'https://schema.org',
  '@type': 'ItemList',
  itemListElement: entries.map(({ name, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    url: page(path, place),
  })),
});

/** schema.org ItemList of one page of products. */
export const itemList = (products: readonly ProductCard[], place: Place): WithContext<ItemList> =>
  listOf(
    products.map(({ name, url_path }) => ({ name, path: paths.product(url_path) })),
    place,
  );

/** schema.org ItemList of pages of this site, such as the rooms. */
export const linkList = (links: readonly { name: string; url: string }[], place: Place): WithContext<ItemList> =>
  listOf(
    links.map(({ name, url }) => ({ name, path: paths.content(url) })),
    place,
  );

const weekdays = {
  Mo: 'https://schema.org/Monday',
  Tu: 'https://schema.org/Tuesday',
  We: 'https://schema.org/Wednesday',
  Th: 'https://schema.org/Thursday',
  Fr: 'https://schema.org/Friday',
  Sa: 'https://schema.org/Saturday',
  Su: 'https://schema.org/Sunday',
} as const;

/** Hours such as `Mo-Sa 08:00-20:00`, in Eastern Time. */
const openingHours = (opening: string): OpeningHoursSpecification => {
  const [, first = '', last = '', opens = '', closes = ''] = /^(\w\w)-(\w\w) ([\d:]+)-([\d:]+)$/.exec(opening) ?? [];
  const names = Object.keys(weekdays);
  const dayOfWeek = Object.values(weekdays).slice(names.indexOf(first), names.indexOf(last) + 1);
  return { '@type': 'OpeningHoursSpecification', dayOfWeek, opens, closes };
};

/** The shop itself, how its people are reached, and how goods are taken back. */
export const organisation = (
  {
    customer_service: { telephone, opening },
    return_days: days,
    return_cost: cost,
  }: Pick<SiteConfig, 'customer_service' | 'return_days' | 'return_cost'>,
  place: Place,
): WithContext<OnlineStore> => ({
  '@context': 'https://schema.org',
  '@type': 'OnlineStore',
  name: brand.name,
  url: place.url.origin,
  contactPoint: {
    '@type': 'ContactPoint',
    contactType: 'customer service',
    telephone,
    areaServed: 'CA',
    availableLanguage: ['en', 'fr'],
    url: page(paths.contact(), place),
    hoursAvailable: openingHours(opening),
  },
  hasMerchantReturnPolicy: {
    '@type': 'MerchantReturnPolicy',
    applicableCountry: 'CA',
    returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
    merchantReturnDays: days,
    returnMethod: 'https://schema.org/ReturnByMail',
    ...(cost === 0 && { returnFees: 'https://schema.org/FreeReturn' as const }),
    merchantReturnLink: page(paths.content('return-policy'), place),
  },
});

/** schema.org VideoObject of an install video. */
export const videoObject = (
  video: CallResult<'productVideos'>['list'][number],
  place: Place,
): WithContext<VideoObject> => ({
  '@context': 'https://schema.org',
  '@type': 'VideoObject',
  name: video.title,
  description: video.steps.join(' ') || video.title,
  uploadDate: video.created_at,
  contentUrl: file(video.url, place),
  ...(video.poster ? { thumbnailUrl: file(video.poster, place) } : {}),
});

/** The site itself: the name that search engines show beside its pages. */
export const website = (place: Place): WithContext<WebSite> => ({
  '@context': 'https://schema.org',
  '@type': 'WebSite',
  name: brand.name,
  url: page(paths.home(), place),
  inLanguage: `${place.language}-CA`,
  publisher: { '@type': 'OnlineStore', name: brand.name, url: place.url.origin },
});
