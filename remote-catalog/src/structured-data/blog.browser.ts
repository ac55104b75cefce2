import type * as server from './blog.ts';

/** As in `browser.ts`. */
export const blogPosting: typeof server.blogPosting = () => ({}) as never;
