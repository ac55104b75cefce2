import type { Language, RemoteConfig } from '@shop/contract';
import type { AppStore } from '@shop/platform';
import type { I18n } from '@shop/i18n';
import type { RequestClient } from '@shop/request';
import type { RemoteLoader } from './federation/remote-loader.ts';
import type { SlowCalls } from './shell/waiting/slow-calls.ts';

/** What the shell of one person is made of: one set per request on the server, one per page load in a browser. */
export interface ShellServices {
  store: AppStore;
  client: RequestClient;
  i18n: I18n;
  language: Language;
  remotes: RemoteLoader;
  configs: readonly RemoteConfig[];
  /** Whether a registered customer is asking; decides the guard of auth-required routes. */
  signedIn(): boolean;
  /** Where faults of pages go: the browser's own report, or the server's log. */
  report(error: unknown): void;
  /** Calls whose answer takes long; a browser's alone. */
  slowCalls?: SlowCalls;
  /** Runs beside each navigation's loaders in a browser; resolves when the navigation may go on. */
  beforeNavigation?(target: URL, signal: AbortSignal): Promise<void>;
}
