import type { CallResult } from '@shop/contract';
import { api } from '@shop/platform';

export type ArticleList = CallResult<'blogArticles'>;
export type Article = CallResult<'blogArticle'>;

export interface ArticlesAsked {
  /** Null for those of all topics. */
  topic: string | null;
  /** From 1. */
  page: number;
}

/** The blog's articles, a page at a time, and one of them by the last part of its address. */
export const blogApi = api.injectEndpoints({
  endpoints: (build) => ({
    articles: build.query<ArticleList, ArticlesAsked>({
      query: ({ topic, page }) => ({ call: 'blogArticles', query: { page, ...(topic === null ? {} : { topic }) } }),
    }),
    article: build.query<Article, string>({ query: (slug) => ({ call: 'blogArticle', query: { slug } }) }),
  }),
});

export const { useArticlesQuery, useArticleQuery } = blogApi;
