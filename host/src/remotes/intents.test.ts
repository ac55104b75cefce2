import { configureStore, Tuple } from '@reduxjs/toolkit';
import { intents, intentTypes, type IntentName } from '@shop/contract';
import { createRemoteLoader } from '../federation/remote-loader.ts';
import { remoteConfig } from '../testing/test-shell.ts';
import { createIntents } from './intents.ts';

const cart = remoteConfig([], {
  name: 'cart-checkout',
  intents: [
    { intent: 'cartAddRequested', expose: './drawer' },
    { intent: 'cartDrawerRequested', expose: './drawer' },
  ],
});
const open = intents.cartDrawerRequested({ open: true });

/** A store that writes down what reaches it, with a remote that arrives as told. */
const setUp = (fetchDrawer: () => Promise<unknown>, isServed = true) => {
  const seen: string[] = [];
  const fetched = jest.fn(fetchDrawer);
  const failed: [string, string | null][] = [];
  const { middleware, ready } = createIntents({
    configs: [cart],
    remotes: createRemoteLoader(fetched),
    register: (models) => seen.push(`${models.length} models`),
    prepare: async (remote) => void seen.push(`texts of ${remote}`),
    isServed: async () => isServed,
    show: (remote, expose) => seen.push(`show ${remote}${expose}`),
    fail: (...what) => failed.push(what),
  });
  const store = configureStore({
    reducer: (state: null = null, { type }: { type: string }) => {
      if (!type.startsWith('@@')) seen.push(type);
      return state;
    },
    middleware: () => new Tuple(middleware),
  });
  const dispatch = async (action: { type: string }): Promise<unknown> => store.dispatch(action);
  return { dispatch, ready, seen, fetched, failed };
};

test('an intent’s owner is loaded when it is first dispatched, and hears of it afterwards', async () => {
  const { dispatch, seen, fetched } = setUp(async () => ({ models: [{}], default: () => null }));
  expect(fetched).not.toHaveBeenCalled();
  await expect(dispatch(open)).resolves.toBe(true);
  expect(seen).toEqual([
    'texts of cart-checkout',
    '1 models',
    'show cart-checkout./drawer',
    intentTypes.cartDrawerRequested,
  ]);
});

test('each intent leaves a mark with its owner, also one that nobody owns', async () => {
  const mark = jest.spyOn(performance, 'mark');
  const { dispatch } = setUp(async () => ({ models: [] }));
  await dispatch(open);
  await dispatch(intents.signInRequested({ mode: 1 }));
  await dispatch({ type: 'cart/opened' });
  expect(mark.mock.calls).toEqual([
    [intentTypes.cartDrawerRequested, { detail: 'cart-checkout' }],
    [intentTypes.signInRequested, { detail: undefined }],
  ]);
});

test('afterwards it goes straight on', async () => {
  const { dispatch, seen, fetched } = setUp(async () => ({ models: [] }));
  await dispatch(open);
  seen.length = 0;
  await expect(dispatch(open)).resolves.toBe(true);
  expect(fetched).toHaveBeenCalledTimes(1);
  expect(seen).toEqual([intentTypes.cartDrawerRequested]);
});

test('an owner that does not arrive is told, and the intent goes nowhere', async () => {
  const { dispatch, seen, failed } = setUp(async () => undefined);
  await expect(dispatch(open)).resolves.toBe(false);
  expect(failed).toEqual([[intentTypes.cartDrawerRequested, 'cart-checkout']]);
  expect(seen).not.toContain(intentTypes.cartDrawerRequested);
});

test('the next try asks again', async () => {
  let isThere = false;
  const { dispatch, seen } = setUp(async () => (isThere ? { models: [] } : undefined));
  await dispatch(open);
  isThere = true;
  await expect(dispatch(open)).resolves.toBe(true);
  expect(seen.at(-1)).toBe(intentTypes.cartDrawerRequested);
});

test('an owner that was made ready is there when its intent comes, and nobody is told when it is not', async () => {
  let isThere = false;
  const { dispatch, ready, seen, fetched, failed } = setUp(async () => (isThere ? { models: [] } : undefined));
  await ready('cartDrawerRequested');
  expect(failed).toEqual([]);
  isThere = true;
  await ready('cartDrawerRequested');
  await ready('cartDrawerRequested');
  seen.length = 0;
  await dispatch(open);
  expect(seen).toEqual([intentTypes.cartDrawerRequested]);
  expect(fetched).toHaveBeenCalledTimes(2);
});

test('what is no intent, and what the host itself hears, goes straight on', async () => {
  const { dispatch, seen, fetched } = setUp(async () => ({}));
  const notice = intents.noticeGiven({ text: 'Hello', tone: 'ok' });
  expect(await dispatch(notice)).toBe(notice);
  await dispatch({ type: 'anything' });
  expect(seen).toEqual([intentTypes.noticeGiven, 'anything']);
  expect(fetched).not.toHaveBeenCalled();
});

test('an intent that no live remote owns goes nowhere, and the person is told', async () => {
  const { dispatch, seen, failed } = setUp(async () => ({}));
  await expect(dispatch(intents.signInRequested({}))).resolves.toBe(false);
  expect(failed).toEqual([[intentTypes.signInRequested, null]]);
  expect(seen).toEqual([]);
});

test('an intent whose owner needs what the backend has not loads nothing, and the person is told', async () => {
  const { dispatch, fetched, failed, ready } = setUp(async () => ({}), false);
  await expect(dispatch(open)).resolves.toBe(false);
  await ready('cartDrawerRequested');
  expect(fetched).not.toHaveBeenCalled();
  expect(failed).toEqual([[intentTypes.cartDrawerRequested, 'cart-checkout']]);
});

test('an intent whose name this build has never heard of reaches the remote that owns it', async () => {
  const seen: unknown[] = [];
  const { middleware } = createIntents({
    configs: [
      remoteConfig([], { name: 'hello', intents: [{ intent: 'helloSaid' as IntentName, expose: './greeting' }] }),
    ],
    remotes: createRemoteLoader(async () => ({ models: [] })),
    register: () => undefined,
    prepare: async () => undefined,
    isServed: async () => true,
    show: (remote, expose) => seen.push(remote + expose),
    fail: (...what) => seen.push(what),
  });
  const reducer = (state: null = null, action: { type: string }) => {
    if (!action.type.startsWith('@@')) seen.push(action);
    return state;
  };
  const store = configureStore({ reducer, middleware: () => new Tuple(middleware) });
  const said = (intents as unknown as Record<string, (payload: unknown) => { type: string }>)['helloSaid']?.({
    to: 'you',
  });
  await expect(store.dispatch(said as { type: string })).resolves.toBe(true);
  expect(seen).toEqual(['hello./greeting', { type: 'shop/helloSaid', payload: { to: 'you' } }]);
});
