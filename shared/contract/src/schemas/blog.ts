import { Type } from 'typebox';
import { Article, ArticleCard, BlogTopic } from '../entities/blog.ts';
import { Html, Line, nullable, optional, record, Text } from '../entities/fields.ts';
import type { SchemaTable } from './definition.ts';
import { pageOf, paging } from './parts.ts';

export const blogSchemas = {
  /** `page_size` articles, the newest first, of one topic or all; `topics` has those with articles. */
  blogArticles: {
    query: record({ topic: optional(Line), ...paging }),
    result: pageOf(ArticleCard, {
      title: Text,
      lead: Html,
      topic: nullable(Text),
      all: Text,
      topics: Type.Array(BlogTopic),
    }),
    errors: { 404: 'There is no such topic.' },
  },
  blogArticle: { query: record({ slug: Line }), result: Article, errors: { 404: 'There is no such article.' } },
} as const satisfies SchemaTable;
