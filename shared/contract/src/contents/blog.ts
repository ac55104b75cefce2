import type { Text } from './text.ts';

/** Articles on a page of the list that does not say how many. */
export const articlesPerPage = 6;

/** An article of the blog besides its words, which are the content page at `blog/<slug>`. */
export interface Article {
  slug: string;
  /** Slug of its topic. */
  topic: string;
  summary: Text;
  /** URL path of the picture, `/media/pictures/…-640.avif`, a scene’s `-1200.avif`. */
  image: string;
  /** ISO 8601. */
  publishedAt: string;
  productIds: number[];
  /** Slugs of the articles to read next. */
  related: string[];
}

export interface Blog {
  /** A `slug` stands in the list's address. */
  topics: { slug: string; name: Text }[];
  /** The newest first. */
  articles: Article[];
}

declare module './contents.ts' {
  interface StoreContents {
    blog: Blog;
  }
}
