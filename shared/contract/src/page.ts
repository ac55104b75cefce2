import type { CallName } from './calls/index.ts';
import type { Language } from './constants.ts';
import type { CallInput } from './wire.ts';

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

/**
 * As whom an action calls the API: with a token in any case (a new guest's where the visitor has none), with the token
 * that the visitor has, or without.
 */
export type ActingAs = 'shopper' | 'visitor' | 'nobody';

/** What a plain form's action is given. It runs on the server alone, for browsers without scripts. */
export interface ActionContext {
  /** Where the form was posted to. */
  url: URL;
  fields: URLSearchParams;
  /** The shop's page that it was sent from, as a path; null when that is not known. */
  from: string | null;
  /** The code that the API answers a call with; 0 or from 500 on when there is no answer. */
  call: <N extends CallName>(as: ActingAs, name: N, input: CallInput<N>) => Promise<number>;
}

/** Where the browser goes on (a path of this site), or a line of text for programs that follow no redirect. */
export type ActionResult = { redirect: string } | { status: number; text: string };
