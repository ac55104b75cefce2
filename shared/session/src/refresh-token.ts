import { intents, type Intent } from '@shop/contract';
import type { GuestLogin } from './guest-login.ts';
import type { Memory } from './memory.ts';
import type { SessionPorts } from './ports.ts';
import { sessionEvents } from './slice.ts';
import type { SessionRoot } from './slice.ts';

export interface SessionStore {
  getState: () => SessionRoot;
  dispatch: (
    event: ReturnType<(typeof sessionEvents)[keyof typeof sessionEvents]> | Intent<'signInRequested'>,
  ) => unknown;
}

/** Stops the session of a customer who is paying or writing, and opens the sign-in where they stand (SESS-007). */
const stop = ({ getState, dispatch }: SessionStore, memory: Memory): void => {
  const { customer } = getState().session;
  const email = (customer ?? memory.storedCustomer())?.email;
  dispatch(sessionEvents.sessionEnded());
  dispatch(intents.signInRequested({ ...(email ? { mode: 2, email } : {}), reason: 'sessionEnded' }));
};

/**
 * A token to go on with after a 401; true when there is one (SESS-007 to SESS-009). A token that another tab has put
 * in place meanwhile is taken over; else there is a guest login; failing that, the guest's data is cleared.
 * The page is reloaded when it is one for customers and nobody is signed in any more. Where a customer is paying or
 * writing the session stops instead: as a guest they would have another cart, and what they wrote would be lost.
 */
export const refreshToken = async (
  store: SessionStore,
  memory: Memory,
  guestLogin: GuestLogin,
  { routeNeedsAuth, reloadPage, keepsWork }: SessionPorts,
): Promise<boolean> => {
  const { getState, dispatch } = store;
  // A call may be refused before the session has started.
  if (getState().session.deviceId === '') dispatch(sessionEvents.sessionRestored(memory.restore()));
  const { status, token: refused } = getState().session;
  const customerToken = memory.customerToken();
  if (customerToken !== '' && customerToken !== refused) {
    dispatch(sessionEvents.signedIn({ token: customerToken, from: 'storage' }));
    return true;
  }
  if ((status === 'customer' || status === 'ended') && keepsWork?.()) {
    if (status === 'customer') stop(store, memory);
    return false;
  }
  dispatch(sessionEvents.sessionExpired());
  const guest = await guestLogin(getState().session.deviceId, refused);
  dispatch(guest ? sessionEvents.guestTokenReceived(guest) : sessionEvents.guestSessionCleared());
  if (routeNeedsAuth?.()) reloadPage?.();
  return guest !== undefined;
};
