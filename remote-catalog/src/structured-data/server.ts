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
import { plainText } from '../parts/plain-text.ts';

const absolute = (path: string, origin: string): string => new URL(path, origin).href;

/** schema.org BreadcrumbList of a way from the root down. */
export const breadcrumbList = (way: readonly Breadcrumb[], origin: string): object => ({
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
export const blogPosting = (article: CallResult<'blogArticle'>, language: Language, origin: string): object => {
  const shop = { '@type': 'Organization', name: brand.name, url: origin };
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
export const itemList = (products: readonly ProductCard[], origin: string): object => ({
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
export const linkList = (links: readonly { name: string; url: string }[], origin: string): object => ({
  '@context': 'https://schema.org',
  '@type': 'ItemList',
  itemListElement: links.map(({ name, url }, place) => ({
    '@type': 'ListItem',
    position: place + 1,
    name,
    url: absolute(paths.content(url), origin),
  })),
});

const dayNames: Readonly<Record<string, string>> = {
  Mo: 'Monday',
  Tu: 'Tuesday',
  We: 'Wednesday',
  Th: 'Thursday',
  Fr: 'Friday',
  Sa: 'Saturday',
  Su: 'Sunday',
};

/** The shop itself, and how its people are reached: `opening` is such as `Mo-Sa 08:00-20:00`, in Eastern Time. */
export const organisation = ({ telephone, opening }: SiteConfig['customer_service'], origin: string): object => {
  const [, first = '', last = '', opens, closes] = /^(\w\w)-(\w\w) ([\d:]+)-([\d:]+)$/.exec(opening) ?? [];
  const days = Object.keys(dayNames);
  const open = days.slice(days.indexOf(first), days.indexOf(last) + 1).map((day) => dayNames[day]);
  return {
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
      hoursAvailable: { '@type': 'OpeningHoursSpecification', dayOfWeek: open, opens, closes },
    },
  };
};

/** schema.org VideoObject of an install video. */
export const videoObject = (video: CallResult<'productVideos'>['list'][number], origin: string): object => ({
  '@context': 'https://schema.org',
  '@type': 'VideoObject',
  name: video.title,
  description: video.steps.join(' ') || video.title,
  uploadDate: video.created_at,
  contentUrl: absolute(video.url, origin),
  ...(video.poster ? { thumbnailUrl: absolute(video.poster, origin) } : {}),
});

const availability = (product: Product): string => {
  if (product.status === 2) return 'Discontinued';
  if (!product.inventory.is_in_stock) return 'OutOfStock';
  return product.product_tag === 'Pre-order' ? 'PreOrder' : 'InStock';
};

/** schema.org Product with its offer; prices in dollars, as schema.org writes them. */
export const productJsonLd = (product: Product, origin: string): object => {
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
    image: product.gallery.map(({ pre_image }) => absolute(pre_image, origin)),
    url,
    offers: {
      '@type': 'Offer',
      url,
      price: (product.price.final_price / 100).toFixed(2),
      priceCurrency: currency,
      availability: `https://schema.org/${availability(product)}`,
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
