import type { FlagAnswers, LayoutName, PageHead, SentForm } from '@shop/contract';
import type { Known } from '@shop/platform';

/** Why a page's own content cannot be shown. */
export type PageFailure = 'remote' | 'not-found' | 'unavailable' | 'oops' | 'offline';

/** Plain data, so that it travels from server to browser. */
export interface PageData {
  /** The remote that owns the page; null for the shell's own pages. */
  remote: string | null;
  /** The expose that shows it. */
  page: string;
  name: string;
  params: Record<string, string>;
  layout: LayoutName;
  titleKey: string;
  head: PageHead | null;
  /** HTTP status of the document when the server renders it. */
  status: number;
  failure: PageFailure | null;
  /** From other pages; a browser's alone. */
  known?: Known;
  /** It is shown from that alone: the rest is on its way, and its loader is to run once more. */
  isEarly?: boolean;
  /** Answers of the flags that its route names, but for defaults. */
  flags?: FlagAnswers;
  /** A plain form that was posted to the page and is shown once more; only a server knows of one. */
  sent?: SentForm;
}

/**
 * Names of the shell's own pages: Error, NotFound (ROUTE-039), Oops, where too many requests lead (ERR-001), and Offline,
 * where the service worker leads.
 */
export type ShellPageName = 'Error' | 'NotFound' | 'Oops' | 'Offline';

const titleKeys = {
  Error: 'title.error',
  NotFound: 'title.not-found',
  Oops: 'title.oops',
  Offline: 'failure.offline.title',
} as const;

/** A page of the shell's own: the error screens. */
export const shellPage = (name: ShellPageName, status: number, failure: PageFailure): PageData => {
  const titleKey = titleKeys[name];
  return { remote: null, page: name, name, params: {}, layout: 'default', titleKey, head: null, status, failure };
};
