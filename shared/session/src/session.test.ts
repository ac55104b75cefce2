import type { CallResult } from '@shop/contract';
import type { CallOutcome } from '@shop/request';
import { http, HttpResponse } from 'msw';
import { fakeBrowser } from './fake-browser.ts';
import { personalKeys } from './browser-storage.ts';
import { selectCustomer, selectGreetingName, selectIsSignedIn, sessionEvents, sessionHeaders } from './index.ts';
import type { SessionPorts } from './index.ts';
import { anna, createTestApi } from './test-api.ts';
import { site, startSession } from './test-session.ts';

const api = createTestApi();
beforeAll(() => api.server.listen({ onUnhandledFrame: 'error' }));
afterEach(() => {
  api.reset();
  running.splice(0).forEach((stop) => stop());
});
afterAll(() => api.server.close());

const running: (() => void)[] = [];
const setUp = (browser = fakeBrowser(), effects: Partial<SessionPorts> = {}) => {
  const session = startSession(browser, effects);
  running.push(session.stop);
  const dispatch = session.store.dispatch;
  const start = async () => {
    const known = session.next(sessionEvents.guestTokenReceived);
    dispatch(sessionEvents.sessionStarted());
    await known;
  };
  const signIn = async (token: string | null = 'customer-1', code = 200) => {
    if (token) api.known.add(token);
    const loaded = session.next(sessionEvents.customerLoaded);
    const result = { token, verify_status: true, entity_id: 7 };
    const answer: CallOutcome<CallResult<'login'>> =
      code === 200
        ? { ok: true, code: 200, result, message: '', type: '' }
        : { ok: false, reason: 'code', code, result, message: '' };
    dispatch(sessionEvents.signInAnswered(answer));
    if (token && code === 200) await loaded;
  };
  const logOut = async () => {
    const gone = session.next(sessionEvents.guestTokenReceived);
    dispatch(sessionEvents.logoutRequested());
    await gone;
  };
  return { ...session, dispatch, start, signIn, logOut, state: () => session.store.getState().session };
};

test('before the browser has looked, nobody is known: the first view is the same for everyone', () => {
  const { state, store } = setUp();
  expect(state()).toMatchObject({ status: 'unknown', token: '', customer: null });
  expect(sessionHeaders(store.getState())['Authorization']).toBeUndefined();
});

test('SESS-001 a visitor without a token gets one by guest login', async () => {
  const { start, state, store } = setUp();
  await start();
  expect(state()).toMatchObject({ status: 'guest', token: 'guest-1' });
  expect(sessionHeaders(store.getState())['Authorization']).toBe('guest-1');
});

test('SESS-001 a stored guest token is used, without a guest login', async () => {
  const browser = fakeBrowser();
  await setUp(browser).start();
  const again = setUp(browser);
  await again.start();
  expect(again.state().token).toBe('guest-1');
  expect(api.calls).toEqual(['GET /api/guest/login']);
});

test('SESS-014 the device id is made once and kept for 365 days', async () => {
  const browser = fakeBrowser();
  const first = setUp(browser);
  await first.start();
  const second = setUp(browser);
  await second.start();
  expect(first.state().deviceId).not.toBe('');
  expect(second.state().deviceId).toBe(first.state().deviceId);
  expect(sessionHeaders(second.store.getState())['Device-Id']).toBe(first.state().deviceId);
  const cookie = browser.document.written.find((text) => text.startsWith('deviceId=')) ?? '';
  const days = (Date.parse(/expires=([^;]+)/.exec(cookie)?.[1] ?? '') - Date.now()) / 86_400_000;
  expect(Math.round(days)).toBe(365);
});

test('SESS-022 the guest token is a cookie, mirrored in local storage', async () => {
  const { browser, start } = setUp();
  await start();
  expect(browser.document.cookie).toContain('GuestToken=guest-1');
  expect(browser.local.getItem('GuestToken')).toBe('guest-1');
});

test.each([
  ['a code other than 200', 'customer-1', 401],
  ['no token', null, 200],
])('SESS-002 %s makes nobody a customer', async (_case, token, code) => {
  const { start, signIn, state } = setUp();
  await start();
  await signIn(token, code);
  expect(state().status).toBe('guest');
});

test('SESS-003 a sign-in keeps the token, drops the guest’s cookie and records is_old_user', async () => {
  const { browser, start, signIn, state, store } = setUp();
  await start();
  await signIn();
  expect(state()).toMatchObject({ status: 'customer', token: 'customer-1', isOldUser: true });
  expect(selectIsSignedIn(store.getState())).toBe(true);
  expect(browser.document.cookie).toContain('token=customer-1');
  expect(browser.document.cookie).not.toContain('GuestToken');
  expect(browser.local.getItem('GuestToken')).toBeNull();
});

test('SESS-011 account info is kept under userInfo and not fetched again', async () => {
  const browser = fakeBrowser();
  const first = setUp(browser);
  await first.start();
  await first.signIn();
  expect(JSON.parse(browser.local.getItem('userInfo') ?? '')).toEqual(anna);
  const fetched = api.calls.filter((one) => one.endsWith('information')).length;
  const second = setUp(browser);
  const loaded = second.next(sessionEvents.customerLoaded);
  second.dispatch(sessionEvents.sessionStarted());
  await loaded;
  expect(selectCustomer(second.store.getState())?.email).toBe('anna@home.ca');
  expect(selectGreetingName(second.store.getState())).toBe('Anna Roy');
  expect(api.calls.filter((one) => one.endsWith('information'))).toHaveLength(fetched);
});

test('a damaged cache is fetched anew', async () => {
  const browser = fakeBrowser();
  browser.document.cookie = `token=customer-1; expires=${new Date(Date.now() + 1e6).toUTCString()}`;
  browser.local.setItem('userInfo', '{"entity_id":');
  api.known.add('customer-1');
  const { next, dispatch, store } = setUp(browser);
  const loaded = next(sessionEvents.customerLoaded);
  dispatch(sessionEvents.sessionStarted());
  await loaded;
  expect(selectCustomer(store.getState())?.entityId).toBe(7);
});

test('SESS-004 CHK-017 ADDR-010 a logout clears all that belonged to the person', async () => {
  const { browser, start, signIn, logOut, dispatch, state } = setUp();
  await start();
  await signIn();
  dispatch(sessionEvents.indentReceived('order-9'));
  browser.local.setItem('shipping_address', '{}');
  browser.tab.setItem('request_path', '/pay');
  browser.tab.setItem('email', 'anna@home.ca');
  expect(browser.local.getItem('indent')).toBe('order-9');
  await logOut();
  expect(browser.document.cookie).not.toContain('token=customer-1');
  for (const key of ['userInfo', 'shipping_address', 'indent']) expect(browser.local.getItem(key)).toBeNull();
  for (const key of ['request_path', 'email']) expect(browser.tab.getItem(key)).toBeNull();
  expect(state()).toMatchObject({ customer: null, indent: '', isOldUser: null });
});

test('SESS-004 a logout clears every key of a person and leaves what is the browser’s own', async () => {
  const { browser, start, signIn, logOut } = setUp();
  await start();
  await signIn();
  for (const key of personalKeys.local) browser.local.setItem(key, 'x');
  for (const key of personalKeys.tab) browser.tab.setItem(key, 'x');
  browser.local.setItem('push_start', '1');
  browser.tab.setItem('push_shown', '1');
  await logOut();
  const left = (area: Storage, keys: readonly string[]) => keys.filter((key) => area.getItem(key) !== null);
  expect(left(browser.local, [...personalKeys.local, 'push_start'])).toEqual(['push_start']);
  expect(left(browser.tab, [...personalKeys.tab, 'push_shown'])).toEqual(['push_shown']);
});

test('what is a person’s goes with the next page when a form has logged them out', async () => {
  const browser = fakeBrowser();
  const first = setUp(browser);
  await first.start();
  await first.signIn();
  for (const key of personalKeys.local) if (key !== 'userInfo') browser.local.setItem(key, 'x');
  browser.local.setItem('push_start', '1');
  browser.document.cookie = 'token=; expires=Thu, 01 Jan 1970 00:00:00 GMT; path=/';
  const { start, state } = setUp(browser);
  await start();
  expect(state()).toMatchObject({ status: 'guest', customer: null, indent: '' });
  const left = [...personalKeys.local, 'push_start'].filter((key) => browser.local.getItem(key) !== null);
  expect(left).toEqual(['push_start']);
});

test('SESS-005 CHK-016 after a logout: flag 0, a fresh guest token, the cart, then the page', async () => {
  const steps: string[] = [];
  const reloaded = new Promise<void>((resolve) => {
    const effects = {
      reloadCart: () => steps.push(`cart as ${session.state().token}`),
      reloadPage: () => {
        steps.push(`page with flag ${session.state().payLogin}`);
        resolve();
      },
    };
    const session = setUp(fakeBrowser(), effects);
    void (async () => {
      await session.start();
      const settled = session.next(sessionEvents.trackingValuesLoaded);
      await session.signIn();
      await settled;
      session.dispatch(sessionEvents.paySignInCompleted());
      expect(sessionHeaders(session.store.getState())['Is-Pay-Login']).toBe('1');
      steps.length = 0;
      await session.logOut();
      expect(session.browser.local.getItem('payLogin')).toBe('0');
    })();
  });
  await reloaded;
  expect(steps).toEqual(['cart as guest-2', 'page with flag 0']);
});

test('SESS-006 a guest token goes to the other tabs, and one of theirs is taken over', async () => {
  const { browser, start, state } = setUp();
  await start();
  expect(browser.announced).toEqual(['guest-1']);
  browser.fromOtherTab('guest-9');
  expect(state()).toMatchObject({ status: 'guest', token: 'guest-9' });
  expect(browser.document.cookie).toContain('GuestToken=guest-9');
  expect(browser.announced).toEqual(['guest-1']);
});

test('SESS-006 another tab’s guest token signs no customer out', async () => {
  const { browser, start, signIn, state } = setUp();
  await start();
  await signIn();
  browser.fromOtherTab('guest-9');
  expect(state()).toMatchObject({ status: 'customer', token: 'customer-1' });
  expect(browser.document.cookie).not.toContain('GuestToken');
});

test('a guest login that fails is tried again, and the flows go on', async () => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'performance'] });
  api.server.use(http.get(`${site}/api/guest/login`, () => HttpResponse.error(), { once: true }));
  const { start, state } = setUp();
  const started = start();
  while (state().status === 'unknown') await jest.advanceTimersByTimeAsync(1_000);
  await started;
  jest.useRealTimers();
  expect(state().status).toBe('guest');
});

test('a fault in one flow is told and does not end the others', async () => {
  const onFault = jest.fn();
  const { start, signIn, state } = setUp(fakeBrowser(), {
    onFault,
    reloadCart: () => {
      throw new Error('no cart');
    },
  });
  const fault = async () => new Promise<void>((resolve) => onFault.mockImplementation(() => resolve()));
  await start();
  for (const token of ['customer-1', 'customer-2']) {
    const reported = fault();
    await signIn(token);
    await reported;
    expect(state()).toMatchObject({ status: 'customer', token });
  }
  expect(onFault).toHaveBeenCalledTimes(2);
});
