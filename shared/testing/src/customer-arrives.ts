import { act } from '@testing-library/react';
import {
  createSessionModel,
  createStorage,
  localStore,
  sessionEvents,
  tabStore,
  type SessionRoot,
} from '@shop/session';
import type { AppStore } from '@shop/store';

/** Somebody whom the API knows. */
export interface Visitor {
  kind: 'guest' | 'customer';
  token: string;
}

/**
 * Begins the session as the shell does: of a browser whose cookie holds this visitor's token, with what its local storage
 * keeps of them. Resolves once the session knows who it is; `false` leaves what it asks the API to the test.
 */
export const visitorArrives = async (store: AppStore, { kind, token }: Visitor, waits = true): Promise<void> => {
  const cookie = kind === 'customer' ? 'token' : 'GuestToken';
  const model = createSessionModel({
    client: store.services.client,
    storage: { local: createStorage(localStore), tab: createStorage(tabStore) },
    cookies: { read: (name) => (name === cookie ? token : null), write: () => {}, remove: () => {} },
    broadcast: { announce: () => {}, listen: () => () => {} },
  });
  store.registerModels([model]);
  const isKnown = (): boolean => {
    const { session } = store.getState() as unknown as SessionRoot; // it was registered just now
    return session.status === 'guest' || session.customer !== null;
  };
  await act(async () => {
    store.dispatch(sessionEvents.sessionStarted());
    if (!waits || isKnown()) return;
    await new Promise<void>((resolve) => {
      const leave = store.subscribe(() => {
        if (!isKnown()) return;
        leave();
        resolve();
      });
    });
  });
};

/** A customer arrives once the first view is there. */
export const customerArrives = (store: AppStore): Promise<void> =>
  visitorArrives(store, { kind: 'customer', token: 'customer' }, false);
