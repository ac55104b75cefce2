import { withQuery } from './with-query.ts';

/** What can be seen without a network; `to` is the page that was wanted. */
export const offline = (query: { to?: string } = {}) => withQuery('/offline', query);
