import { localStore, tabStore } from './browser-storage.ts';
import { createCookies } from './cookies.ts';
import type { SessionPorts } from './ports.ts';
import { createStorage } from './storage.ts';
import { createTabLock } from './tab-lock.ts';
import { createTokenChannel } from './token-channel.ts';

/** The session's ports in a page: its cookies, its storage, the other tabs. */
export const browserPorts = (
  page: Window & typeof globalThis,
): Pick<SessionPorts, 'storage' | 'cookies' | 'broadcast' | 'exclusive'> => ({
  storage: { local: createStorage(localStore), tab: createStorage(tabStore) },
  cookies: createCookies(page.document),
  broadcast: createTokenChannel(page),
  exclusive: createTabLock(page.navigator.locks),
});
