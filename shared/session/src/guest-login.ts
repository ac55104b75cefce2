import type { RequestClient } from '@shop/request';
import type { Memory } from './memory.ts';
import type { SessionPorts } from './ports.ts';

/** A guest token, and whether it is new or was there already. */
export interface GuestToken {
  token: string;
  from: 'login' | 'storage';
}

/** A guest token for the device other than the `refused` one, or undefined when the API gave none. */
export type GuestLogin = (deviceId: string, refused: string) => Promise<GuestToken | undefined>;

/**
 * Guest login, made once for all callers while it runs, in this tab and in the others, because two tokens would be two
 * guests with two carts. A caller that waited for another tab takes that tab's token.
 */
export const createGuestLogin = (
  { call }: RequestClient,
  memory: Memory,
  exclusive: NonNullable<SessionPorts['exclusive']> = async (run) => run(),
): GuestLogin => {
  let running: Promise<GuestToken | undefined> | undefined;
  const logIn = async (deviceId: string, refused: string): Promise<GuestToken | undefined> => {
    const stored = memory.guestToken();
    if (stored !== '' && stored !== refused) return { token: stored, from: 'storage' };
    const outcome = await call('guestLogin', { query: { device_id: deviceId, noAuth: '1' } }, { background: true });
    if (!outcome.ok || outcome.result.token === '') return undefined;
    // Stored before the lock is released to the next tab.
    memory.keepGuestToken(outcome.result.token);
    return { token: outcome.result.token, from: 'login' };
  };
  const run = async (deviceId: string, refused: string): Promise<GuestToken | undefined> => {
    try {
      return await exclusive(async () => logIn(deviceId, refused));
    } finally {
      running = undefined;
    }
  };
  return async (deviceId, refused) => (running ??= run(deviceId, refused));
};
