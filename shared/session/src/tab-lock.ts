import { guestTokenChannel } from '@shop/contract';
import type { SessionPorts } from './ports.ts';

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
