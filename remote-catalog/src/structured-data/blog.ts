import { brand, paths, type CallResult } from '@shop/contract';
import type { BlogPosting, WithContext } from 'schema-dts';
import { file, page, type Place } from './place.ts';

/** schema.org BlogPosting of an article, written by the shop. */
export const blogPosting = (article: CallResult<'blogArticle'>, place: Place): WithContext<BlogPosting> => {
  const shop = { '@type': 'Organization' as const, name: brand.name, url: place.url.origin };
  const url = page(paths.article(article.slug), place);
  return {
    '@context': 'https://schema.org',
    '@type': 'BlogPosting',
    headline: article.title,
    description: article.summary,
    articleSection: article.topic.name,
    image: file(article.image, place),
    datePublished: article.published_at,
    dateModified: article.updated_at,
    inLanguage: `${place.language}-CA`,
    author: shop,
    publisher: shop,
    url,
    mainEntityOfPage: url,
  };
};
