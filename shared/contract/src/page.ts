import type { Language } from './constants.ts';

/** What a page's loader is given, on the server and in the browser alike. `D` is the store's dispatch, `S` its state. */
export interface PageContext<D = unknown, S = unknown> {
  dispatch: D;
  getState: () => S;
  params: Record<string, string>;
  url: URL;
  language: Language;
  signal: AbortSignal;
}

/** Only what differs from a 200 page. `redirect` is a path of this site (with status 301 or 302). */
export interface PageResult {
  status?: number;
  redirect?: string;
}

export interface PageHead {
  /** Without one the page has the title of `titleKey`, or of its route. */
  title?: string;
  /** Key in the remote's own locales, in place of the route's. */
  titleKey?: string;
  description?: string;
  /** Path of the canonical address, without the origin. */
  canonical?: string;
  /** Path of the picture for link previews. */
  image?: string;
  jsonLd?: object[];
  robots?: string;
}

/** Head of a page that belongs to one person: the route's title, and nothing for search engines. */
export const privateHead = (): PageHead => ({ robots: 'noindex, nofollow' });
