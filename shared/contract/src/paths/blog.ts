import { withQuery } from './with-query.ts';

export const blog = (topic?: string | null, page?: number) =>
  withQuery('/blog', { topic, page: page === 1 ? undefined : page });
export const article = (slug: string) => `/blog/${encodeURIComponent(slug)}`;
