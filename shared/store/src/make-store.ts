import { combineSlices, configureStore, type Middleware, type Reducer } from '@reduxjs/toolkit';
import createSagaMiddleware from 'redux-saga';
import { api } from './api.ts';
import type { StoreServices } from './base-query.ts';
import { createModelRegistry, type Model } from './models.ts';

export type PreloadedState = Readonly<Record<string, unknown>>;

export interface StoreOptions {
  services: StoreServices;
  /** Registered at once, before anything renders. */
  models?: readonly Model[];
  /** The server's state, by slice path. */
  preloaded?: PreloadedState;
  /** Comes before the sagas: an action that it holds back reaches them when it is let go. */
  middleware?: readonly Middleware[];
  /** False on the server: there loaders and RTK Query fill the store, and no saga runs. */
  sagas?: boolean;
  onCrash?: (error: unknown) => void;
}

/** A store of one person: on the server one per request, in the browser one per page load, in tests one per test. */
export const makeStore = (options: StoreOptions) => {
  const { services, models = [], preloaded, middleware = [], sagas = true, onCrash = console.error } = options;
  // Together, because each that is added later has all of them combined anew and an action sent through them.
  const first = new Map(models.flatMap(({ slice }) => (slice ? [[slice.reducerPath, slice.reducer]] : [])));
  const rootReducer = combineSlices(
    api,
    // The root's type names none of them: who owns a slice reads it.
    Object.fromEntries([...first].map(([path, reducer]) => [path, seeded(reducer, path, preloaded)])) as Record<
      never,
      Reducer
    >,
  );
  const sagaMiddleware = createSagaMiddleware({ onError: () => undefined });
  const store = configureStore({
    reducer: rootReducer,
    middleware: (defaults) =>
      defaults({ thunk: { extraArgument: services }, serializableCheck: false, immutableCheck: false }).concat(
        ...middleware,
        api.middleware,
        sagaMiddleware,
      ),
    ...(preloaded?.[api.reducerPath] ? { preloadedState: { api: preloaded[api.reducerPath] } as never } : {}), // from our own server
    // The browser's Redux DevTools, for developers alone: a release says nothing of what a person does.
    devTools: process.env['NODE_ENV'] !== 'production' && { name: 'Shop' },
  });
  const registry = createModelRegistry({
    slices: first.keys(),
    inject: (reducerPath, reducer) => {
      rootReducer.inject({ reducerPath, reducer: seeded(reducer, reducerPath, preloaded) } as never);
      store.dispatch({ type: 'models/registered', payload: reducerPath });
    },
    ...(sagas ? { run: (saga) => sagaMiddleware.run(saga) } : {}),
    onCrash,
  });
  registry.register(models);
  return Object.assign(store, { registerModels: registry.register, services });
};

export type AppStore = ReturnType<typeof makeStore>;
export type AppDispatch = AppStore['dispatch'];
export type RootState = ReturnType<AppStore['getState']>;

/** The server's state of a slice waits here until its owner registers it: combineSlices would drop an unclaimed key. */
const seeded = (reducer: Reducer, path: string, preloaded: PreloadedState | undefined): Reducer => {
  const initial = preloaded?.[path];
  return initial === undefined ? reducer : (state = initial, action) => reducer(state, action);
};
