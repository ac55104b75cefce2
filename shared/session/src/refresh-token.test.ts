import { intentTypes } from '@shop/contract';
import { http, HttpResponse } from 'msw';
import { fakeBrowser } from './fake-browser.ts';
import { sessionEvents } from './index.ts';
import type { SessionPorts } from './index.ts';
import { createTestApi } from './test-api.ts';
import { site, startSession } from './test-session.ts';

const api = createTestApi();
beforeAll(() => api.server.listen({ onUnhandledFrame: 'error' }));
afterEach(() => api.reset());
afterAll(() => api.server.close());

const signedIn = async (effects: Partial<SessionPorts> = {}, browser = fakeBrowser()) => {
  const session = startSession(browser, effects);
  api.known.add('customer-1');
  const loaded = session.next(sessionEvents.customerLoaded);
  session.store.dispatch(sessionEvents.signedIn({ token: 'customer-1', from: 'login' }));
  await loaded;
  api.known.clear();
  api.calls.length = 0;
  return { ...session, state: () => session.store.getState().session };
};

test('SESS-007 a refused customer becomes a guest, by one guest login, and the calls go on', async () => {
  const { client, state, browser, stop } = await signedIn();
  const outcomes = await Promise.all([client.call('configInit', {}), client.call('configInit', {})]);
  expect(outcomes.map(({ ok }) => ok)).toEqual([true, true]);
  expect(api.calls.filter((one) => one === 'GET /api/guest/login')).toHaveLength(1);
  expect(state()).toMatchObject({ status: 'guest', token: 'guest-1', customer: null });
  expect(browser.document.cookie).not.toContain('token=customer-1');
  expect(browser.local.getItem('userInfo')).toBeNull();
  stop();
});

test('SESS-008 a page for customers is reloaded after a 401, any other is not', async () => {
  const reloadPage = jest.fn();
  const open = await signedIn({ reloadPage, routeNeedsAuth: () => false });
  await open.client.call('configInit', {});
  expect(reloadPage).not.toHaveBeenCalled();
  open.stop();
  const closed = await signedIn({ reloadPage, routeNeedsAuth: () => true });
  await closed.client.call('configInit', {});
  expect(reloadPage).toHaveBeenCalledTimes(1);
  closed.stop();
});

test('SESS-009 without a new guest token the guest’s data is cleared', async () => {
  const { client, store, browser, next, stop } = startSession();
  const known = next(sessionEvents.guestTokenReceived);
  store.dispatch(sessionEvents.sessionStarted());
  await known;
  expect([browser.local.getItem('GuestToken'), browser.document.cookie]).toEqual([
    'guest-1',
    expect.stringContaining('GuestToken=guest-1'),
  ]);
  api.known.clear();
  api.server.use(http.get(`${site}/api/guest/login`, () => HttpResponse.error()));
  expect(await client.call('configInit', {})).toMatchObject({ ok: false, code: 401 });
  expect(store.getState().session).toMatchObject({ status: 'unknown', token: '' });
  expect(browser.local.getItem('GuestToken')).toBeNull();
  expect(browser.document.cookie).not.toContain('GuestToken');
  stop();
});

test('a token that another tab put in place is taken over, without a guest login', async () => {
  const { client, state, browser, stop } = await signedIn();
  const later = new Date(Date.now() + 1e6).toUTCString();
  browser.document.cookie = `token=customer-2; expires=${later}`;
  api.known.add('customer-2');
  expect(await client.call('configInit', {})).toMatchObject({ ok: true });
  expect(state()).toMatchObject({ status: 'customer', token: 'customer-2' });
  expect(api.calls).not.toContain('GET /api/guest/login');
  stop();
});

describe('SESS-007 a session that ends while somebody pays or writes', () => {
  const ended = async (keepsWork: () => boolean = () => true, ports: Partial<SessionPorts> = {}) => {
    const browser = fakeBrowser();
    /** As whom the cart was loaded anew. */
    const carts: string[] = [];
    const reloadCart = () => carts.push(session.state().token);
    const session = await signedIn({ keepsWork, reloadCart, ...ports }, browser);
    session.store.dispatch(sessionEvents.paySignInCompleted());
    const requestedSignIn = session.next({ type: intentTypes.signInRequested });
    const outcome = await session.client.call('configInit', {});
    return { ...session, browser, requestedSignIn, outcome, carts };
  };

  test('stops: no guest takes their place, and they are asked to sign in once, for all calls', async () => {
    const { client, state, browser, outcome, requestedSignIn, requested, stop } = await ended();
    await requestedSignIn;
    expect(outcome).toMatchObject({ ok: false, code: 401 });
    expect(await client.call('configInit', {})).toMatchObject({ ok: false, code: 401 });
    expect(api.calls).not.toContain('GET /api/guest/login');
    expect(state()).toMatchObject({ status: 'ended', payLogin: '0', customer: { email: 'anna@home.ca' } });
    expect(browser.local.getItem('payLogin')).toBe('0');
    expect(requested).toEqual([{ mode: 2, email: 'anna@home.ca', reason: 'sessionEnded' }]);
    stop();
  });

  test('goes on as the same customer after a sign-in', async () => {
    const { client, state, store, carts, next, stop } = await ended();
    api.known.add('customer-2');
    const loaded = next(sessionEvents.trackingValuesLoaded);
    store.dispatch(sessionEvents.signInAnswered({ ok: true, result: { token: 'customer-2' } }));
    await loaded;
    expect(state()).toMatchObject({ status: 'customer', token: 'customer-2' });
    expect(carts.filter((token) => token === 'customer-2')).toHaveLength(1);
    expect(await client.call('configInit', {})).toMatchObject({ ok: true });
    expect(api.calls).not.toContain('GET /api/guest/login');
    stop();
  });

  test('goes on as a guest only when that is wanted', async () => {
    const { state, store, browser, carts, next, stop } = await ended();
    browser.fromOtherTab('guest-of-another-tab');
    expect(state().status).toBe('ended');
    const known = next(sessionEvents.guestTokenReceived);
    store.dispatch(sessionEvents.guestWanted());
    await known;
    expect(state()).toMatchObject({ status: 'guest', token: 'guest-1', customer: null });
    expect(browser.document.cookie).not.toContain('token=customer-1');
    expect(browser.local.getItem('userInfo')).toBeNull();
    expect(carts.filter((token) => token === 'guest-1')).toHaveLength(1);
    stop();
  });

  test('a page for customers stays until they go on as a guest, and is loaded anew then (SESS-008)', async () => {
    const reloadPage = jest.fn();
    const { store, next, stop } = await ended(undefined, { reloadPage, routeNeedsAuth: () => true });
    expect(reloadPage).not.toHaveBeenCalled();
    const known = next(sessionEvents.guestTokenReceived);
    store.dispatch(sessionEvents.guestWanted());
    await known;
    expect(reloadPage).toHaveBeenCalledTimes(1);
    stop();
  });

  test('on any other page the visit goes on as a guest’s at once', async () => {
    const { state, outcome, requested, stop } = await ended(() => false);
    expect(outcome).toMatchObject({ ok: true });
    expect(state()).toMatchObject({ status: 'guest', payLogin: '0' });
    expect(requested).toEqual([]);
    stop();
  });
});

/** One after the other, as the browser's locks do. */
const takingTurns = () => {
  let last: Promise<unknown> = Promise.resolve();
  return async <T>(run: () => Promise<T>): Promise<T> => {
    const turn = last.then(run, run);
    last = turn;
    return turn;
  };
};

test('SESS-007 two tabs whose token is refused make one guest login, and are the same guest', async () => {
  const browser = fakeBrowser();
  const exclusive = takingTurns();
  const [here, there] = [await signedIn({ exclusive }, browser), await signedIn({ exclusive }, browser)];
  const outcomes = await Promise.all([here, there].map(async ({ client }) => client.call('configInit', {})));
  expect(outcomes.map(({ ok }) => ok)).toEqual([true, true]);
  expect(api.calls.filter((one) => one === 'GET /api/guest/login')).toHaveLength(1);
  expect([here.state().token, there.state().token]).toEqual(['guest-1', 'guest-1']);
  here.stop();
  there.stop();
});

test('a call that is refused before the session has started gets a token too', async () => {
  const { client, store, browser, stop } = startSession();
  expect(await client.call('configInit', {})).toMatchObject({ ok: true });
  const { status, token, deviceId } = store.getState().session;
  expect({ status, token }).toEqual({ status: 'guest', token: 'guest-1' });
  expect(browser.document.cookie).toContain(`deviceId=${deviceId}`);
  expect(deviceId).not.toBe('');
  stop();
});
