import { createGuestLogin } from './guest-login.ts';
import { createMemory } from './memory.ts';
import type { SessionPorts } from './ports.ts';
import { createTokenRefresh } from './refresh-token.ts';
import { createSessionSaga } from './saga.ts';
import { sessionSlice } from './slice.ts';

/**
 * The session as a model of the store. `refreshToken(store)` is what the request client calls after a 401; it
 * shares its guest login with the saga.
 */
export const createSessionModel = (ports: SessionPorts) => {
  const memory = createMemory(ports);
  const guestLogin = createGuestLogin(ports.client, memory, ports.exclusive);
  return {
    slice: sessionSlice,
    saga: createSessionSaga(ports, memory, guestLogin),
    refreshToken: createTokenRefresh(memory, guestLogin, ports),
  };
};

export type SessionModel = ReturnType<typeof createSessionModel>;
