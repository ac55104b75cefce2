import { intentTypes } from '@shop/contract';
import { configureStore } from '@reduxjs/toolkit';
import type { Action, Middleware } from '@reduxjs/toolkit';
import { createRequestClient } from '@shop/request';
import { api } from '@shop/store';
import createSagaMiddleware from 'redux-saga';
import { fakeBrowser } from './fake-browser.ts';
import { createSessionModel, sessionHeaders } from './index.ts';
import type { SessionPorts } from './index.ts';

export const site = 'http://api.test';

/** A session on a real store, with the real client. For tests. */
export const startSession = (browser = fakeBrowser(), effects: Partial<SessionPorts> = {}) => {
  const requested: unknown[] = [];
  const waiting: { type: string; seen: () => void }[] = [];
  const record: Middleware = () => (next) => (action) => {
    const answer = next(action);
    const { type, payload } = action as Action & { payload?: unknown }; // nothing here dispatches anything but actions
    if (type === intentTypes.signInRequested) requested.push(payload);
    for (const one of waiting.filter((each) => each.type === type)) one.seen();
    return answer;
  };
  const sagas = createSagaMiddleware();
  const client = createRequestClient({
    baseUrl: site,
    retries: 0,
    headers: () => sessionHeaders(store.getState()),
    refreshToken: async () => model.refreshToken(store),
  });
  const model = createSessionModel({ client, ...browser.ports(), ...effects });
  const store = configureStore({
    reducer: { session: model.slice.reducer, api: api.reducer },
    middleware: (standard) =>
      // Its slow-check warnings would fail tests on a busy machine.
      standard({ thunk: { extraArgument: { client } }, serializableCheck: false, immutableCheck: false }).concat(
        api.middleware,
        sagas,
        record,
      ),
  });
  const task = sagas.run(model.saga);
  /** Resolves at the next event of a type. */
  const next = async (event: { type: string }) =>
    new Promise<void>((resolve) => {
      waiting.push({ type: event.type, seen: resolve });
    });
  return { browser, requested, client, store, next, stop: () => task.cancel(), refreshToken: model.refreshToken };
};
