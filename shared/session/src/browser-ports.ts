import { localStore, tabStore } from './browser-storage.ts';
import { createCookies } from './cookies.ts';
import type { SessionPorts } from './ports.ts';
import { createStorage } from './storage.ts';
import { createTokenChannel } from './token-channel.ts';
import { guestTokenChannel } from '@shop/contract';

/** Runs something in one tab at a time; where the browser has no locks, at once. */
export const createTabLock =
  (locks: LockManager | undefined): NonNullable<SessionPorts['exclusive']> =>
  async <T>(run: () => Promise<T>): Promise<T> => {
    let started = false;
    try {
      if (!locks) return await run();
      return await locks.request(guestTokenChannel, async () => {
        started = true;
        return run();
      });
    } catch (error) {
      // A sandboxed page is refused the lock itself.
      if (started || !locks) throw error;
      return run();
    }
  };

/** The session's ports in a page: its cookies, its storage, the other tabs. */
export const browserPorts = (
  page: Window & typeof globalThis,
): Pick<SessionPorts, 'storage' | 'cookies' | 'broadcast' | 'exclusive'> => ({
  storage: { local: createStorage(localStore), tab: createStorage(tabStore) },
  cookies: createCookies(page.document),
  broadcast: createTokenChannel(page),
  exclusive: createTabLock(page.navigator.locks),
});
