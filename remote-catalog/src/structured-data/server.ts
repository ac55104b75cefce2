import {
  brand,
  currency,
  paths,
  type Breadcrumb,
  type CallResult,
  type Language,
  type Product,
  type ProductCard,
  type SiteConfig,
} from '@shop/contract';
import type {
  BlogPosting,
  BreadcrumbList,
  ItemList,
  OfferShippingDetails,
  OnlineStore,
  OpeningHoursSpecification,
  Product as ProductData,
  VideoObject,
  WithContext,
} from 'schema-dts';
import { plainText } from '../parts/plain-text.ts';

const absolute = (path: string, origin: string): string => new URL(path, origin).href;

/** schema.org BreadcrumbList of a way from the root down. */
export const breadcrumbList = (way: readonly Breadcrumb[], origin: string): WithContext<BreadcrumbList> => ({
  '@context': 'https://schema.org',
  '@type': 'BreadcrumbList',
  itemListElement: way.map(({ name, url_path }, place) => ({
    '@type': 'ListItem',
    position: place + 1,
    name,
    item: absolute(paths.category(url_path), origin),
  })),
});

/** schema.org BlogPosting of an article, written by the shop. */
export const blogPosting = (
  article: CallResult<'blogArticle'>,
  language: Language,
  origin: string,
): WithContext<BlogPosting> => {
  const shop = { '@type': 'Organization' as const, name: brand.name, url: origin };
  const url = absolute(paths.article(article.slug), origin);
  return {
    '@context': 'https://schema.org',
    '@type': 'BlogPosting',
    headline: article.title,
    description: article.summary,
    articleSection: article.topic.name,
    image: absolute(article.image, origin),
    datePublished: article.published_at,
    dateModified: article.updated_at,
    inLanguage: language === 'fr' ? 'fr-CA' : 'en-CA',
    author: shop,
    publisher: shop,
    url,
    mainEntityOfPage: url,
  };
};

/** schema.org ItemList of one page of products. */
export const itemList = (products: readonly ProductCard[], origin: string): WithContext<ItemList> => ({
  '@context': 'https://schema.org',
  '@type': 'ItemList',
  itemListElement: products.map(({ name, url_path }, place) => ({
    '@type': 'ListItem',
    position: place + 1,
    name,
    url: absolute(paths.product(url_path), origin),
  })),
});

/** schema.org ItemList of pages of this site, such as the rooms. */
export const linkList = (links: readonly { name: string; url: string }[], origin: string): WithContext<ItemList> => ({
  '@context': 'https://schema.org',
  '@type': 'ItemList',
  itemListElement: links.map(({ name, url }, place) => ({
    '@type': 'ListItem',
    position: place + 1,
    name,
    url: absolute(paths.content(url), origin),
  })),
});

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

/** The shop itself, how its people are reached, and for how long goods are taken back. */
export const organisation = (
  { customer_service: { telephone, opening }, return_days: days }: Pick<SiteConfig, 'customer_service' | 'return_days'>,
  origin: string,
): WithContext<OnlineStore> => ({
  '@context': 'https://schema.org',
  '@type': 'OnlineStore',
  name: brand.name,
  url: origin,
  contactPoint: {
    '@type': 'ContactPoint',
    contactType: 'customer service',
    telephone,
    areaServed: 'CA',
    availableLanguage: ['en', 'fr'],
    url: absolute(paths.contact(), origin),
    hoursAvailable: openingHours(opening),
  },
  hasMerchantReturnPolicy: {
    '@type': 'MerchantReturnPolicy',
    applicableCountry: 'CA',
    returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
    merchantReturnDays: days,
    returnMethod: 'https://schema.org/ReturnByMail',
    merchantReturnLink: absolute(paths.content('return-policy'), origin),
  },
});

/** schema.org VideoObject of an install video. */
export const videoObject = (
  video: CallResult<'productVideos'>['list'][number],
  origin: string,
): WithContext<VideoObject> => ({
  '@context': 'https://schema.org',
  '@type': 'VideoObject',
  name: video.title,
  description: video.steps.join(' ') || video.title,
  uploadDate: video.created_at,
  contentUrl: absolute(video.url, origin),
  ...(video.poster ? { thumbnailUrl: absolute(video.poster, origin) } : {}),
});

const availability = (product: Product) => {
  if (product.status === 2) return 'https://schema.org/Discontinued';
  if (!product.inventory.is_in_stock) return 'https://schema.org/OutOfStock';
  return product.product_tag === 'Pre-order' ? 'https://schema.org/PreOrder' : 'https://schema.org/InStock';
};

const dollars = (cents: number): string => (cents / 100).toFixed(2);

/** What delivery of one piece costs, and how long it takes. */
const shippingDetails = ({
  regions,
  fee,
  from,
  to,
}: NonNullable<Product['shipping']>[number]): OfferShippingDetails => ({
  '@type': 'OfferShippingDetails',
  shippingDestination: { '@type': 'DefinedRegion', addressCountry: 'CA', addressRegion: regions },
  shippingRate: { '@type': 'MonetaryAmount', value: dollars(fee), currency },
  deliveryTime: {
    '@type': 'ShippingDeliveryTime',
    transitTime: { '@type': 'QuantitativeValue', minValue: from, maxValue: to, unitCode: 'DAY' },
  },
});

/** So many pictures of a product are named: the first ones show it from each side, those after them its other colours. */
const PICTURES = 3;

/** schema.org Product with its offer; prices in dollars, as schema.org writes them. */
export const productJsonLd = (product: Product, origin: string): WithContext<ProductData> => {
  const { rating, gtin } = product;
  const url = absolute(paths.product(product.url_path), origin);
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: product.name,
    description: plainText(product.highlights.join(' ') || product.texts.key_features, 300),
    sku: product.sku,
    ...(gtin ? { gtin13: gtin } : {}),
    brand: { '@type': 'Brand', name: brand.name },
    image: product.gallery.slice(0, PICTURES).map(({ pre_image }) => absolute(pre_image, origin)),
    offers: {
      '@type': 'Offer',
      url,
      price: dollars(product.price.final_price),
      priceCurrency: currency,
      availability: availability(product),
      shippingDetails: (product.shipping ?? []).map(shippingDetails),
    },
    ...(rating.reviews_count > 0
      ? {
          aggregateRating: {
            '@type': 'AggregateRating',
            ratingValue: rating.reviewStar,
            reviewCount: rating.reviews_count,
          },
        }
      : {}),
  };
};
