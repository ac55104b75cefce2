import type { Language, RemoteConfig, RemoteFault, RenderMode } from '@shop/contract';

/** What the web server knows of the visitor when a page is rendered for one person; null for public pages. */
export type Visitor = { guestToken?: string; token?: string; deviceId?: string } | null;

/** A remote as the server's render sees it; `serverEntry` is null when its files are missing or damaged. */
export type RenderedRemote = { name: string; build: number; serverEntry: string | null; config: RemoteConfig };

export type RenderInput = {
  /** Path with query, beginning with one slash. */
  url: string;
  language: Language;
  /** Such as `https://shop.example`, without a slash at the end. */
  origin: string;
  remotes: RenderedRemote[];
  /** Where the API is, and headers that every call of the render carries. */
  api: { baseUrl: string; headers: Readonly<Record<string, string>> };
  visitor: Visitor;
  /** Aborted when the time for rendering is over. */
  signal: AbortSignal;
  /** Hears of a remote that failed although the page goes on. */
  report(fault: Omit<RemoteFault, 'build'>, error: unknown): void;
};

/** A module of a remote that the page uses; its CSS is inlined and its scripts are preloaded. */
export type UsedExpose = { remote: string; expose: string };

export type Preload = {
  href: string;
  as: string;
  type?: string;
  imagesrcset?: string;
  imagesizes?: string;
  fetchpriority?: 'high' | 'low' | 'auto';
};

/** Addresses are paths of this site or absolute; the server completes them with its origin. */
export type PageHead = {
  title: string;
  description?: string;
  /** The page's address in its language. */
  canonical?: string;
  robots?: string;
  image?: string;
  jsonLd?: object[];
  /** The page in each language, and `x-default`. */
  alternates?: { lang: string; href: string }[];
  preloads?: Preload[];
};

export type RenderOutput = {
  status: number;
  /** A path of this site; sent as 301 when `status` is 301, else as 302. */
  redirect?: string;
  /** Goes inside `<div id="root">`. */
  markup: string;
  head: PageHead;
  /** Goes as JSON into `<script type="application/json" id="state">`. */
  state: unknown;
  exposes: UsedExpose[];
  /** True keeps the page out of every cache. */
  personal: boolean;
  layout: string;
};

/** What is known of a page from the route tables alone, before anything is rendered. */
export type PageMatch = {
  render: RenderMode;
  layout?: string;
  title?: string;
  exposes?: UsedExpose[];
  /** Names of the query that the page reads; undefined when that is not known, and all of it counts. */
  query?: readonly string[];
};

/** The exports of `server/render.js` in a host release. */
export type HostBundle = {
  render(input: RenderInput): Promise<RenderOutput>;
  matchPage(pathname: string, configs: RemoteConfig[]): PageMatch;
};

/** One remote in the page's `<script type="application/json" id="registry">`. */
export type InlinedRemote = {
  name: string;
  build: number;
  /** Where the build's files lie, with a slash at the end; `exposes` are relative to it. */
  base: string;
  entry: string;
  /** `sha256-…` of the entry; null for a development override. */
  integrity: string | null;
  exposes: Record<string, { js: string[]; css: string[] }>;
  config: RemoteConfig;
  /** Range of platform versions that the build needs. */
  platform: string;
  override?: true;
};

export type InlinedRegistry = {
  builds: Record<string, number>;
  remotes: InlinedRemote[];
  /** `/assets`, or the same on another origin. */
  assetBase: string;
  language: Language;
};
