import { createGuestLogin } from './guest-login.ts';
import { createMemory } from './memory.ts';
import type { SessionPorts } from './ports.ts';
import type { SessionStore } from './refresh-token.ts';
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
    refreshToken: async (here: SessionStore): Promise<boolean> => {
      // With the request client, which alone needs it: no first view waits for it.
      const { refreshToken } = await import(/* webpackChunkName: "client" */ './refresh-token.ts');
      return refreshToken(here, memory, guestLogin, ports);
    },
  };
};

export type SessionModel = ReturnType<typeof createSessionModel>;
