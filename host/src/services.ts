import type { ReactNode } from 'react';
import type { IntentName, Language, RemoteConfig, RemoteFault } from '@shop/contract';
import type { AppStore, Known } from '@shop/platform';
import type { I18n } from '@shop/i18n';
import type { RequestClient } from '@shop/request';
import type { RemoteLoader } from './federation/remote-loader.ts';
import type { Region } from './remotes/regions.ts';
import type { PageRequest } from './router/load-page.ts';
import type { PageData } from './router/page-data.ts';
import type { VisitorFlags } from './router/page-flags.ts';
import type { DeferredOffline } from './offline/deferred-offline.ts';
import type { SlowCalls } from './shell/waiting/slow-calls.ts';

/** The page that the server rendered into this document. */
export interface FirstView {
  data: PageData;
  /** The server's markup is still in view. */
  isStanding(): boolean;
  /** The page's own code has drawn it. */
  taken(): void;
  /** Its code and its texts are there: it can be drawn. */
  isReady(): boolean;
  /** Asks for the page's code, without which its tree cannot be hydrated; false when it does not come. */
  prepare(): Promise<boolean>;
}

/** One set per request on the server, one per page load in a browser. */
export interface ShellServices {
  store: AppStore;
  client: RequestClient;
  i18n: I18n;
  language: Language;
  remotes: RemoteLoader;
  configs: readonly RemoteConfig[];
  flags: VisitorFlags;
  /** Whether a registered customer is asking; decides the guard of auth-required routes. */
  signedIn(): boolean;
  /** Where faults of remotes go: console and web server, or the server's log. Loads that fail are reported there already. */
  report(fault: RemoteFault, error: unknown): void;
  /** Drawn by parts of packages; a browser's alone. */
  regions?: Set<Region>;
  /** Shows a part that is the same on every page as it was rendered before; the server's alone, for pages of everyone. */
  cachedPart?(name: string, children: ReactNode): ReactNode;
  /** The page that the server rendered; a browser's alone, and only until another page is shown. */
  firstView?: FirstView | undefined;
  /** Calls whose answer takes long; a browser's alone. */
  slowCalls?: SlowCalls;
  /** What is there without a network; a browser's alone. */
  offline?: DeferredOffline;
  /** Loads the page behind a link that a person seems about to open, unless that is called off; a browser's alone. */
  prefetch?(path: string): () => void;
  /** Pages that are being made ready, by path and query; a browser's alone. */
  readying?: Map<string, Promise<void>>;
  /** Has an intent's owner brought before the intent comes; a browser's alone. */
  readyIntent?(intent: IntentName): Promise<void>;
  /** Runs beside each navigation in a browser, which waits for nothing of it. */
  onNavigation?(target: URL, signal: AbortSignal): Promise<void>;
  /** Null where no answer says it; known, where an answer in the cache says so already; a browser's alone, after its first view. */
  known?(pathname: string): Known | null;
  /** A page that can be shown before its data is there; null where it cannot. A browser's alone, after its first view. */
  early?(request: PageRequest): Promise<PageData | null>;
}
