import { createAction, createSlice, type Middleware } from '@reduxjs/toolkit';
import type { RequestClient } from '@shop/request';
import { put, take, takeEvery } from 'redux-saga/effects';
import { cartApi } from './cart-endpoints.ts';
import { makeStore, type AppStore, type StoreOptions } from './make-store.ts';
import { survive } from './survive.ts';

type Call = RequestClient['call'];

const asked: unknown[][] = [];
const client = (answer: unknown): RequestClient => ({
  call: ((...given: unknown[]) => {
    asked.push(given);
    return Promise.resolve(answer);
  }) as Call, // one answer for whatever is asked
});
const ok = (result: unknown) => ({ ok: true, code: 200, result, message: '', type: 'success' });

beforeEach(() => {
  asked.length = 0;
});

const make = (options: Partial<StoreOptions> = {}): AppStore =>
  makeStore({ services: { client: client(ok({ items_qty: 2 })) }, ...options });

const rang = createAction<string>('bell/rang');
const bell = createSlice({
  name: 'bell',
  initialState: { events: [] as string[] },
  reducers: { events: (state, { payload }: { payload: string }) => ({ events: [...state.events, payload] }) },
  selectors: { selectEvents: (state) => state.events },
});
const eventsOf = (store: AppStore): readonly string[] =>
  bell.selectors.selectEvents(store.getState() as unknown as { bell: { events: string[] } });

test('an endpoint asks its call once for many readers, and the envelope’s result is its data', async () => {
  const store = make();
  const cart = () => store.dispatch(cartApi.endpoints.cart.initiate());
  const [first, second] = await Promise.all([cart(), cart()]);
  expect(first.data).toEqual({ items_qty: 2 });
  expect(second.data).toEqual({ items_qty: 2 });
  expect(asked).toEqual([['carts', {}, { background: true, inPlace: true, signal: expect.any(AbortSignal) }]]);
});

test('any other answer is the error, with what the API said more', async () => {
  const failure = {
    ok: false,
    reason: 'code',
    code: 400,
    message: 'Max qty is 5',
    result: { field: 'qty' },
    type: 'error',
  };
  const store = make({ services: { client: client(failure) } });
  const { error } = await store.dispatch(cartApi.endpoints.cart.initiate());
  expect(error).toEqual({ reason: 'code', code: 400, message: 'Max qty is 5', result: { field: 'qty' } });
});

test('two stores of one process share no data', async () => {
  const [mine, yours] = [make(), make({ services: { client: client(ok({ items_qty: 9 })) } })];
  await mine.dispatch(cartApi.endpoints.cart.initiate());
  expect(cartApi.endpoints.cart.select()(yours.getState()).data).toBeUndefined();
});

test('the server’s state of a slice waits until its owner registers it', () => {
  const store = make({ preloaded: { bell: { events: ['on the server'] } } });
  expect(store.getState()).not.toHaveProperty('bell');
  store.registerModels([{ slice: bell }]);
  store.registerModels([{ slice: bell }]);
  expect(eventsOf(store)).toEqual(['on the server']);
});

test('a store that is made with slices has them without an action, and knows them when they are registered', () => {
  const actions: unknown[] = [];
  const record: Middleware = () => (next) => (action) => {
    actions.push(action);
    return next(action);
  };
  const events = ['on the server'];
  const store = make({
    models: [{ slice: bell }, { slice: bell }],
    preloaded: { bell: { events } },
    middleware: [record],
  });
  expect(actions).toEqual([]);
  expect(eventsOf(store)).toEqual(events);
  store.registerModels([{ slice: bell }]);
  expect(actions).toEqual([]);
  store.dispatch(bell.actions.events('here'));
  expect(eventsOf(store)).toEqual([...events, 'here']);
});

test('a registered saga runs once, and not at all on the server', () => {
  let started = 0;
  const saga = function* () {
    started += 1;
    yield take('never');
  };
  const store = make();
  store.registerModels([{ saga }, { saga }]);
  store.registerModels([{ saga }]);
  make({ sagas: false, models: [{ saga }] });
  expect(started).toBe(1);
});

test('an action that a middleware holds back reaches the sagas when it is let go', async () => {
  let letGo = (): void => undefined;
  const store = make({
    middleware: [
      () => (next) => (action) => {
        if (!rang.match(action)) return next(action);
        letGo = () => void next(action);
        return undefined;
      },
    ],
  });
  store.dispatch(rang('held'));
  store.registerModels([
    {
      slice: bell,
      *saga() {
        yield takeEvery(rang, function* onRing({ payload }: ReturnType<typeof rang>) {
          yield put(bell.actions.events(payload));
        });
      },
    },
  ]);
  letGo();
  expect(eventsOf(store)).toEqual(['held']);
});

test('a worker that throws is reported, and its watcher lives on', () => {
  const faults: unknown[] = [];
  const store = make();
  store.registerModels([
    {
      slice: bell,
      *saga() {
        const onRing = function* recordEvent({ payload }: ReturnType<typeof rang>) {
          if (payload === 'crash') throw new Error('broken');
          yield put(bell.actions.events(payload));
        };
        yield takeEvery(
          rang,
          survive(onRing, (error) => faults.push(error)),
        );
      },
    },
  ]);
  store.dispatch(rang('crash'));
  store.dispatch(rang('after'));
  expect(faults).toEqual([new Error('broken')]);
  expect(eventsOf(store)).toEqual(['after']);
});

test('a saga that dies is started anew, but not for ever', async () => {
  const crashes: unknown[] = [];
  let ended: (value: unknown) => void = () => undefined;
  const sixth = new Promise((resolve) => (ended = resolve));
  const onCrash = (error: unknown): void => {
    crashes.push(error);
    if (crashes.length === 6) ended(undefined);
  };
  make({ onCrash }).registerModels([
    {
      *saga() {
        yield put(rang('once more'));
        throw new Error('always');
      },
    },
  ]);
  await sixth;
  await Promise.resolve();
  expect(crashes).toHaveLength(6);
});

test.each([
  ['development', [{ name: 'Shop', trace: true }]],
  ['production', []],
])('in %s Redux DevTools see the store or do not', (mode, seen) => {
  const options: unknown[] = [];
  const before = process.env['NODE_ENV'];
  const compose = (given: unknown) => {
    options.push(given);
    return (enhancer: unknown) => enhancer;
  };
  Object.assign(window, { __REDUX_DEVTOOLS_EXTENSION_COMPOSE__: compose });
  Object.assign(process.env, { NODE_ENV: mode });
  try {
    jest.isolateModules(() => {
      // Anew, because the toolkit looks for the extension when it is loaded.
      const fresh: typeof import('./make-store.ts') = jest.requireActual('./make-store.ts');
      fresh.makeStore({ services: { client: client(ok(null)) } });
    });
    expect(options).toEqual(seen);
  } finally {
    Reflect.deleteProperty(window, '__REDUX_DEVTOOLS_EXTENSION_COMPOSE__');
    Object.assign(process.env, { NODE_ENV: before });
  }
});
