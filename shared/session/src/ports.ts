import type { Language } from '@shop/contract';
import type { RequestClient } from '@shop/request';
import type { LocalKey, TabKey } from './browser-storage.ts';
import type { Cookies } from './cookies.ts';
import type { KeyValueStore } from './storage.ts';
import type { TokenChannel } from './token-channel.ts';

/** All that the session reaches outside the store. */
export interface SessionPorts {
  client: RequestClient;
  /** Local storage, and the tab's own session storage. */
  storage: { local: KeyValueStore<LocalKey>; tab: KeyValueStore<TabKey> };
  cookies: Cookies;
  broadcast: TokenChannel;
  /** Runs something in one tab at a time. */
  exclusive?: <T>(run: () => Promise<T>) => Promise<T>;
  /** Called when the cart's owner has changed. */
  reloadCart?: () => unknown;
  /** Called when the notifications' owner has changed. */
  reloadNotes?: () => unknown;
  reloadPage?: () => void;
  /** The site's language; English unless told. */
  language?: () => Language;
  /** The query of the page that the visit began on. */
  query?: () => URLSearchParams;
  /** Whether this person has agreed to be measured. */
  mayMeasure?: () => boolean;
  /** Whether the page that is shown is for customers only. */
  routeNeedsAuth?: () => boolean;
  /** Whether what stands on the page that is shown is one person's work, which must not be lost with their session. */
  keepsWork?: () => boolean;
  /** A flow threw; by default it is reported as an uncaught error, and the flows go on. */
  onFault?: (error: unknown) => void;
}
