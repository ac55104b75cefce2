import { intents, type Customer } from '@shop/contract';
import { http, HttpResponse } from 'msw';
import { fakeBrowser } from './fake-browser.ts';
import { customerApi, selectCustomer, selectIsPlus, selectIsSignedIn, sessionEvents } from './index.ts';
import { anna, createTestApi } from './test-api.ts';
import { site, startSession } from './test-session.ts';

const api = createTestApi();
const running: (() => void)[] = [];
beforeAll(() => api.server.listen({ onUnhandledFrame: 'error' }));
afterEach(() => {
  api.reset();
  running.splice(0).forEach((stop) => stop());
});
afterAll(() => api.server.close());

const INFORMATION = `${site}/api/account/information`;
const plusAnna = { ...anna, customer_group: 'Plus+' } as Customer; // the session reads nothing else
const says = (result: unknown, code = 200) =>
  api.server.use(http.get(INFORMATION, () => HttpResponse.json({ code, message: '', result, type: '' })));
/** The next answer waits until it is let go. */
const holdsOneBack = (): (() => void) => {
  let letGo = (): void => undefined;
  const pending = new Promise<void>((resolve) => (letGo = resolve));
  const late = async () => {
    await pending;
    return HttpResponse.json({ code: 200, message: '', result: anna, type: '' });
  };
  api.server.use(http.get(INFORMATION, late, { once: true }));
  return () => letGo();
};
const { initiate, select } = customerApi.endpoints.customer;

/** A browser whose cookie holds the customer's token, and what an earlier page kept of them. */
const returning = (stored?: object) => {
  const browser = fakeBrowser();
  browser.document.cookie = `token=customer-1; expires=${new Date(Date.now() + 1e6).toUTCString()}`;
  if (stored) browser.local.setItem('userInfo', JSON.stringify(stored));
  api.known.add('customer-1');
  return browser;
};
const open = (browser: ReturnType<typeof fakeBrowser>) => {
  const session = startSession(browser);
  running.push(session.stop);
  const { dispatch, getState } = session.store;
  const after = async (event: { type: string }, action: Parameters<typeof dispatch>[0]) => {
    const seen = session.next(event);
    dispatch(action);
    await seen;
  };
  return {
    ...session,
    dispatch,
    after,
    start: () => after(sessionEvents.customerLoaded, sessionEvents.sessionStarted()),
    stored: () => JSON.parse(browser.local.getItem('userInfo') ?? 'null') as unknown,
    customer: () => selectCustomer(getState()),
    isPlus: () => selectIsPlus(getState()),
    isSignedIn: () => selectIsSignedIn(getState()),
    ask: () => dispatch(initiate(undefined, { subscribe: false, forceRefetch: true })),
    cached: () => select()(getState()).data,
  };
};

test('a change of which nothing more is known is asked for: every page and this browser go by the answer', async () => {
  const { start, after, stored, isPlus } = open(returning(anna));
  await start();
  says(plusAnna);
  await after(sessionEvents.customerLoaded, intents.customerChanged({}));
  expect(stored()).toEqual(plusAnna);
  expect(isPlus()).toBe(true);
});

test('a change that comes with the API’s answer is taken as it is, without another call', async () => {
  const { start, after, stored, customer, cached } = open(returning(anna));
  await start();
  await after(sessionEvents.customerLoaded, intents.customerChanged({ customer: { ...plusAnna, firstName: 'Anne' } }));
  expect(customer()).toMatchObject({ firstName: 'Anne', group: 'Plus+' });
  expect(stored()).toEqual({ ...plusAnna, firstName: 'Anne' });
  expect(cached()).toEqual(stored());
  expect(api.calls).toEqual([]);
});

test('while the API does not say what has changed, nothing of before is kept for the next page', async () => {
  const browser = returning(anna);
  const first = open(browser);
  await first.start();
  says(null, 500);
  await first.after({ type: 'api/executeQuery/rejected' }, intents.customerChanged({}));
  expect(first.stored()).toBeNull();
  expect(first.customer()?.firstName).toBe('Anna');
  says(plusAnna);
  const second = open(browser);
  await second.start();
  expect(second.isPlus()).toBe(true);
});

test('an answer from before the change is not what is gone by', async () => {
  const { start, dispatch, next, stored, ask } = open(returning(anna));
  await start();
  says(plusAnna);
  const letGo = holdsOneBack();
  const early = ask();
  dispatch(intents.customerChanged({}));
  letGo();
  await early;
  await next(sessionEvents.customerLoaded);
  expect(stored()).toEqual(plusAnna);
});

test('SESS-011 what a page asks for itself is what every page goes by, where it differs from what is kept', async () => {
  const { start, customer, stored, isPlus, ask } = open(returning(anna));
  await start();
  expect(api.calls).toEqual([]);
  says(plusAnna);
  await ask();
  expect(isPlus()).toBe(true);
  expect(customer()?.email).toBe(anna.email);
  expect(stored()).toEqual(plusAnna);
});

test('SESS-011 what the first view brought is newer than what an earlier page kept', async () => {
  const { start, stored, isPlus, ask } = open(returning(anna));
  says(plusAnna);
  await ask();
  expect(stored()).toEqual(anna);
  await start();
  expect(isPlus()).toBe(true);
  expect(stored()).toEqual(plusAnna);
});

test('an answer that comes after the customer has gone is kept nowhere', async () => {
  const { start, after, ask, stored, customer, isSignedIn } = open(returning(anna));
  await start();
  const letGo = holdsOneBack();
  const late = ask();
  await after(sessionEvents.guestTokenReceived, sessionEvents.logoutRequested());
  letGo();
  await late;
  expect(isSignedIn()).toBe(false);
  expect(customer()).toBeNull();
  expect(stored()).toBeNull();
});

test('a guest has nothing to change', async () => {
  const session = open(fakeBrowser());
  await session.after(sessionEvents.guestTokenReceived, sessionEvents.sessionStarted());
  session.dispatch(intents.customerChanged({ customer: plusAnna }));
  session.dispatch(intents.customerChanged({}));
  expect(session.cached()).toBeUndefined();
  expect(session.stored()).toBeNull();
  expect(api.calls).toEqual(['GET /api/guest/login']);
});
