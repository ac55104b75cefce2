import type { Article, Blog } from '@shop/contract/contents';
import { inArray } from 'drizzle-orm';
import { schema, type Queryable } from '../connection.ts';
import { findSiteDocument } from './site-document.ts';

const { contentPage } = schema;
type Page = typeof contentPage.$inferSelect;

/** An article with the content page that has its words. */
export interface WrittenArticle extends Article {
  page: Page;
}

/** Path of the page with an article's words. */
export const blogPath = (slug: string): string => `blog/${slug}`;

/** The blog without words, empty in a store that is older than it. */
export const blogOf = async (db: Queryable): Promise<Blog> =>
  (await findSiteDocument(db, 'blog')) ?? { topics: [], articles: [] };

/** These articles with their words, in this order. */
export const writtenArticles = async (db: Queryable, articles: readonly Article[]): Promise<WrittenArticle[]> => {
  if (articles.length === 0) return [];
  const paths = articles.map(({ slug }) => blogPath(slug));
  const pages = await db.select().from(contentPage).where(inArray(contentPage.urlPath, paths));
  return articles.flatMap((article) => {
    const page = pages.find(({ urlPath }) => urlPath === blogPath(article.slug));
    return page ? [{ ...article, page }] : [];
  });
};
