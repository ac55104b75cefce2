import type { CallResult } from '@shop/contract';
import { api, calling, withEndpoints } from '@shop/platform';

export type ArticleList = CallResult<'blogArticles'>;
export type Article = CallResult<'blogArticle'>;

/** The blog's articles of a topic or of all (null), a page at a time from 1, and one of them by the last part of its address. */
export const blogApi = withEndpoints(api, (build) => ({
  articles: build.query(
    calling('blogArticles', ({ topic, page }: { topic: string | null; page: number }) => ({
      query: { page, ...(topic === null ? {} : { topic }) },
    })),
  ),
  article: build.query(calling('blogArticle', (slug: string) => ({ query: { slug } }))),
}));
