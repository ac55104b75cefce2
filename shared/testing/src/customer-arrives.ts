import { act } from '@testing-library/react';
import { createSessionModel, createStorage, localStore, sessionEvents, tabStore } from '@shop/session';
import type { AppStore } from '@shop/store';

/**
 * Begins the session as the shell does once the first view is there: of a browser whose cookie holds a customer's token,
 * with what its local storage keeps of them.
 */
export const customerArrives = async (store: AppStore): Promise<void> => {
  const model = createSessionModel({
    client: store.services.client,
    storage: { local: createStorage(localStore), tab: createStorage(tabStore) },
    cookies: { read: (name) => (name === 'token' ? 'customer' : null), write: () => {}, remove: () => {} },
    broadcast: { announce: () => {}, listen: () => () => {} },
  });
  store.registerModels([model]);
  await act(async () => void store.dispatch(sessionEvents.sessionStarted()));
};
