import { paths, type Breadcrumb, type CallResult, type ProductCard } from '@shop/contract';

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

/** The text of HTML, for descriptions in the document's head; cut at a word after `length` characters. */
export function plainText(html: string, length = 160): string {
  const text = html
    .replace(/<[^>]*>/g, ' ')
    .replace(/&nbsp;/g, ' ')
    .replace(/&amp;/g, '&')
    .replace(/\s+/g, ' ')
    .trim();
  return text.length <= length ? text : `${text.slice(0, text.lastIndexOf(' ', length))}…`;
}
