import type { Moment } from './document.ts';
import type { FormInput, FormOutput } from './forms.ts';
import type { FlagAnswers, Language, PageHead, RemoteConfig, RemoteFault, RenderMode, SentForm } from '@shop/contract';

/** Who a page is rendered for, by the visitor's cookies; null for a first view that everyone shares. */
export type Visitor = { guestToken?: string; token?: string; deviceId?: string } | null;

/** A remote as the server's render sees it; `serverEntry` is null when its files are missing or damaged. */
export interface RenderedRemote {
  name: string;
  build: number;
  serverEntry: string | null;
  config: RemoteConfig;
}

/**
 * Sends a call of the API in place of `fetch`.
 * @throws a TypeError for a connection that is not there or breaks, the signal's reason when it is called off
 */
export type SendCall = (
  url: string,
  call: {
    method: 'GET' | 'POST' | 'PUT' | 'DELETE';
    headers: Readonly<Record<string, string>>;
    body: string | FormData | null;
    signal: AbortSignal;
  },
) => Promise<{ headers: Pick<Headers, 'get'>; json(): unknown }>;

export interface OfSite<T> {
  value: T;
  /** False when an answer was missing: the value is then used for one page only. */
  isWhole: boolean;
}

export interface RenderInput {
  /** Path with query, beginning with one slash. */
  url: string;
  language: Language;
  /** Such as `https://shop.example`, without a slash at the end. */
  origin: string;
  remotes: readonly RenderedRemote[];
  /** Where the API is, and headers that every call of the render carries. */
  api: { baseUrl: string; headers: Readonly<Record<string, string>> };
  /** Sends these calls, and notes what the page is made from; undefined for `fetch`. */
  send?: SendCall;
  visitor: Visitor;
  /** A plain form that was posted to the page and is shown once more. */
  sent?: SentForm;
  /** Answers of the page's flags, but for those that are the default. */
  flags?: FlagAnswers;
  /**
   * Calls `make` once for each name and keeps the value for all pages of a thread, until one of the answers that it was
   * made from may have changed. Only for what is made from answers about the whole site, which are the same for
   * everyone, by calls of `send`. Undefined for a visitor's page.
   */
  ofSite?<T>(name: string, make: (send?: SendCall) => Promise<OfSite<T>>): Promise<T>;
  /** Aborted when the time for rendering is over. */
  signal: AbortSignal;
  /** Called for a remote that failed while the page goes on. */
  report(fault: Omit<RemoteFault, 'build'>, error: unknown): void;
}

/** A module of a remote that the page uses; its CSS is inlined and its scripts are preloaded. */
export interface UsedExpose {
  remote: string;
  expose: string;
}

/** The page in another language, as search engines are told it. */
export interface Alternate {
  /** A value of `hreflang`; `x-default` for all other languages. */
  lang: string;
  /** A path of this site. */
  href: string;
}

/** Addresses are paths of this site or absolute; the web server completes them with its origin. */
export type RenderedHead = Omit<PageHead, 'title' | 'titleKey'> & { title: string; alternates?: Alternate[] };

/** A rendered page. `S` is its state, of which the web server knows only that it is JSON. */
export interface RenderOutput<S = unknown> {
  status: number;
  /** A path of this site; sent as 301 when `status` is 301, else as 302. */
  redirect?: string;
  /** Goes inside the root element. */
  markup: string;
  head: RenderedHead;
  /** Goes as JSON into the data block `state`, or into a file of its own where the page's scripts wait. */
  state: S;
  /**
   * When the answers in a state came, in ms since 1970, where the state itself does not say: the build's client takes it
   * from a file. Undefined from builds that look for it in the page alone.
   */
  answeredAt?: number;
  /** The moments that the answers in `state` say, which stand beside it; undefined for none. */
  moments?: readonly Moment[];
  exposes: UsedExpose[];
  /** True keeps the page out of every cache. */
  personal: boolean;
}

/** By the route tables alone, before anything is rendered. */
export interface PageMatch {
  render: RenderMode;
  exposes?: UsedExpose[];
  /** Names of the query that the page reads; undefined when unknown, and then the whole query counts. */
  query?: readonly string[] | undefined;
  /** Flags that the page may read; a build from before reads none. */
  flags?: readonly string[];
}

/** The exports of `server/render.js` in a host release. */
export interface HostBundle<S = unknown> {
  render(input: RenderInput): Promise<RenderOutput<S>>;
  /** Has a form taken by the remote's own `action`. */
  act(input: FormInput): Promise<FormOutput>;
  /** Loads a module of a remote as a page would, for the gate of `delivery`, which tries every one before it is live. */
  importExpose(remote: Pick<RenderedRemote, 'name' | 'build' | 'serverEntry'>, expose: string): Promise<unknown>;
}
