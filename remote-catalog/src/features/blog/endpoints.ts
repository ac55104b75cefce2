import type { CallResult } from '@shop/contract';
import { api, calling, withEndpoints } from '@shop/platform';

export type ArticleList = CallResult<'blogArticles'>;
export type Article = CallResult<'blogArticle'>;

export interface ArticlesAsked {
  /** Null for those of all topics. */
  topic: string | null;
  /** From 1. */
  page: number;
}

/** The blog's articles, a page at a time, and one of them by the last part of its address. */
export const blogApi = withEndpoints(api, (build) => ({
  articles: build.query(
    calling('blogArticles', ({ topic, page }: ArticlesAsked) => ({
      query: { page, ...(topic === null ? {} : { topic }) },
    })),
  ),
  article: build.query(calling('blogArticle', (slug: string) => ({ query: { slug } }))),
}));
