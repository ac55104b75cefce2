import type { GuestLogin } from './guest-login.ts';
import type { Memory } from './memory.ts';
import type { SessionPorts } from './ports.ts';
import { sessionEvents } from './slice.ts';
import type { SessionRoot } from './slice.ts';

/** The store as the refresh sees it. */
export interface SessionStore {
  getState: () => SessionRoot;
  dispatch: (event: ReturnType<(typeof sessionEvents)[keyof typeof sessionEvents]>) => unknown;
}

/**
 * A token to go on with after a 401; true when there is one (SESS-007 to SESS-009). A token that another tab has put
 * in place meanwhile is taken over; else there is a guest login; failing that, the guest's data is cleared.
 * The page is reloaded when it is one for customers and nobody is signed in any more.
 */
export const createTokenRefresh =
  (memory: Memory, guestLogin: GuestLogin, { routeNeedsAuth, reloadPage }: SessionPorts) =>
  async ({ getState, dispatch }: SessionStore): Promise<boolean> => {
    // A call may be refused before the session has started.
    if (getState().session.deviceId === '') dispatch(sessionEvents.sessionRestored(memory.restore()));
    const refused = getState().session.token;
    const customerToken = memory.customerToken();
    if (customerToken !== '' && customerToken !== refused) {
      dispatch(sessionEvents.signedIn({ token: customerToken, from: 'storage' }));
      return true;
    }
    dispatch(sessionEvents.sessionExpired());
    const guest = await guestLogin(getState().session.deviceId, refused);
    dispatch(guest ? sessionEvents.guestTokenReceived(guest) : sessionEvents.guestSessionCleared());
    if (routeNeedsAuth?.()) reloadPage?.();
    return guest !== undefined;
  };
