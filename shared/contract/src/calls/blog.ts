import type { CallTable } from './definition.ts';

export const blogCalls = {
  /** This project's own */ blogArticles: { method: 'GET', path: '/api/blog_articles' },
  /** This project's own */ blogArticle: { method: 'GET', path: '/api/blog_article' },
} as const satisfies CallTable;
