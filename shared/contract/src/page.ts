import type { CallName } from './calls/index.ts';
import type { Language } from './constants/shop.ts';
import type { CallInput, CallResult } from './wire.ts';

/** Given to a page's loader, on the server and in the browser alike. `D` is the store's dispatch, `S` its state. */
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
  /** With status 404: the page says itself that there is nothing, and where to go; else the shell does. */
  ownView?: true;
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

/** The API's result, or its refusal. Code 0 or from 500 on means that there is no answer. */
export type ActionAnswer<N extends CallName> =
  | { ok: true; code: 200; result: CallResult<N> }
  | { ok: false; code: number; message: string; result?: unknown };

/** It runs on the server alone, for browsers without scripts. */
export interface ActionContext {
  /** Where the form was posted to. */
  url: URL;
  language: Language;
  fields: URLSearchParams;
  /** The shop's page that it was sent from, as a path; null when that is not known. */
  from: string | null;
  /** Calls the API; never throws. */
  call: <N extends CallName>(as: ActingAs, name: N, input: CallInput<N>) => Promise<ActionAnswer<N>>;
}

/** A plain form that was not carried out, as its page shows it again: what was typed, and what is wrong with it. */
export interface SentForm {
  /** No password is ever among them. */
  values: Readonly<Record<string, string>>;
  /** Texts for single fields, by name. */
  errors: Readonly<Record<string, string>>;
  /** A text for the whole form; absent when the fields say it all. */
  message?: string;
}

/**
 * The outcome of a form, said on the page that it was sent from, which a browser that sent it by itself need not leave.
 */
export interface SaidInPlace {
  text: string;
  /** Where it can be seen, if not here. */
  link?: { label: string; href: string };
  /** How many things are now behind a link of the header: it says so. */
  count?: { href: string; number: number };
  /** Dispatched by the shell once it has taken the page over. */
  actions: readonly { type: string; payload?: unknown }[];
}

/**
 * Where the browser goes on: a path of this site (`signedIn` is the customer's token that it is to keep, `signedOut` has
 * it keep none), or another site's page where one pays. Or the page that the form was posted to, shown once more with
 * what was sent. Or a line of text for programs that follow no redirect.
 */
export type ActionResult =
  | { redirect: string; signedIn?: string; inPlace?: SaidInPlace }
  | { redirect: string; signedOut: true }
  | { leaveFor: string }
  | { again: SentForm }
  | { status: number; text: string };

/** Screens whose first view may end at different places of a page. */
export type FirstViewScreen = 'phone' | 'wide';

/** Element at which the first view of such screens ends, and which screens these are. */
export const firstViewEnds: Readonly<Record<FirstViewScreen, { id: string; media: string }>> = {
  phone: { id: 'first-view-phone', media: '(width < 768px)' },
  wide: { id: 'first-view', media: '(width >= 768px)' },
};
