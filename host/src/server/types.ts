import type { Language, PageHead, RemoteConfig, RemoteFault } from '@shop/contract';
import type { Texts } from '@shop/i18n';
import type { PreloadedState } from '@shop/store';
import type { HydrationState } from 'react-router-dom';
import type { Alternate } from '../shell/page-address.ts';

/** What the web server asks of a page. */
export interface RenderInput {
  /** Absolute path with its query. */
  url: string;
  language: Language;
  /** Scheme and host that people see. */
  origin: string;
  remotes: readonly { name: string; build: number; serverEntry: string | null; config: RemoteConfig }[];
  /** Where the API is, and headers that every call of the render carries. */
  api: { baseUrl: string; headers: Readonly<Record<string, string>> };
  /** The person's cookies, for personal pages; null for a first view that everyone shares. */
  visitor: { guestToken?: string; token?: string; deviceId?: string } | null;
  signal: AbortSignal;
  /** Hears of a remote that failed although the page goes on; without it the console does. */
  report?(fault: Omit<RemoteFault, 'build'>, error: unknown): void;
}

/** What goes into the page as JSON and comes back to life in the browser. */
export interface PageState {
  store: PreloadedState;
  router: HydrationState;
  /** The shell's texts; a remote's come as a chunk of their own. */
  texts: Texts;
}

export interface RenderOutput {
  status: number;
  redirect?: string;
  markup: string;
  /** Its canonical address is the one in the page's language. */
  head: PageHead & { alternates?: Alternate[] };
  state: PageState;
  /** What the page needs in the browser: `{ remote: 'catalog', expose: './home' }`. */
  exposes: { remote: string; expose: string }[];
  personal: boolean;
  layout: string;
}
