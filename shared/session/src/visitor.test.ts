import { fakeBrowser } from './fake-browser.ts';
import { selectIsSignedIn, sessionEvents, sessionSlice } from './index.ts';
import type { SessionPorts } from './index.ts';
import { createTestApi, trackingValues } from './test-api.ts';
import { startSession } from './test-session.ts';

const api = createTestApi();
const running: (() => void)[] = [];
beforeAll(() => api.server.listen({ onUnhandledFrame: 'error' }));
afterEach(() => {
  api.reset();
  running.splice(0).forEach((stop) => stop());
});
afterAll(() => api.server.close());

const yes: Partial<SessionPorts> = { mayMeasure: () => true };

const visit = async (effects: Partial<SessionPorts>, browser = fakeBrowser()) => {
  const session = startSession(browser, effects);
  running.push(session.stop);
  const known = session.next(sessionEvents.guestTokenReceived);
  const seen = effects.mayMeasure?.() ? session.next(sessionEvents.clientIpSeen) : known;
  session.store.dispatch(sessionEvents.sessionStarted());
  await known;
  return { ...session, seen, state: () => session.store.getState().session };
};
const signIn = async ({ store, next }: Awaited<ReturnType<typeof visit>>) => {
  api.known.add('customer-1');
  const done = next(sessionEvents.trackingValuesLoaded);
  const result = { token: 'customer-1', verify_status: true, entity_id: 7 };
  store.dispatch(sessionEvents.signInAnswered({ ok: true, result }));
  await done;
};
const daysOf = (written: readonly string[], name: string): number => {
  const cookie = written.find((text) => text.startsWith(`${name}=`)) ?? '';
  return Math.round((Date.parse(/expires=([^;]+)/.exec(cookie)?.[1] ?? '') - Date.now()) / 86_400_000);
};

test('SESS-019 the visitor id is asked for once and kept for 7 days', async () => {
  const { browser, seen } = await visit(yes);
  await seen;
  expect(browser.document.cookie).toContain('visitorId=visitor-1');
  expect(daysOf(browser.document.written, 'visitorId')).toBe(7);
  const again = startSession(browser, yes);
  running.push(again.stop);
  const known = again.next(sessionEvents.guestTokenReceived);
  again.store.dispatch(sessionEvents.sessionStarted());
  await known;
  expect(api.calls.filter((call) => call.endsWith('visitor_id'))).toHaveLength(1);
});

test('SESS-021 the affiliate of the link is kept for 30 days', async () => {
  const query = () => new URLSearchParams('affiliate=north_home-7');
  const { browser, seen } = await visit({ ...yes, query });
  await seen;
  expect(browser.document.cookie).toContain('affiliate=north_home-7');
  expect(daysOf(browser.document.written, 'affiliate')).toBe(30);
});

test.each(['', 'a b', 'x;path=/', 'x'.repeat(65), '<script>'])('an affiliate %j is none', async (code) => {
  const { browser, seen } = await visit({ ...yes, query: () => new URLSearchParams({ affiliate: code }) });
  await seen;
  expect(browser.document.cookie).not.toContain('affiliate=');
});

test('without consent neither is kept, and nobody is asked', async () => {
  const query = () => new URLSearchParams('affiliate=north');
  const { browser } = await visit({ query });
  expect(browser.document.cookie).not.toMatch(/visitorId|affiliate/);
  expect(api.calls).toEqual(['GET /api/guest/login']);
});

test('SESS-010 after a login account init, notes, account info, the cart and tracking values are loaded', async () => {
  const reloaded: string[] = [];
  const session = await visit({
    reloadCart: () => reloaded.push('cart'),
    reloadNotes: () => reloaded.push('notes'),
  });
  api.calls.length = 0;
  await signIn(session);
  expect(api.calls).toEqual(['GET /api/account/init', 'GET /api/account/information', 'GET /api/tag_manager']);
  expect(reloaded).toEqual(['notes', 'cart']);
  expect(session.state().trackingValues).toEqual(trackingValues);
});

test('SESS-012 the session holds who it is, with which tokens, from where and in which language', async () => {
  const session = await visit({ ...yes, language: () => 'fr' });
  const { selectGuestToken } = sessionSlice.selectors;
  await session.seen;
  const { deviceId } = session.state();
  expect(deviceId).not.toBe('');
  expect(session.state()).toMatchObject({
    token: 'guest-1',
    clientIp: '203.0.113.7',
    lang: 'fr',
    subscribePopup: null,
  });
  expect(selectIsSignedIn(session.store.getState())).toBe(false);
  expect(selectGuestToken(session.store.getState())).toBe('guest-1');
  await signIn(session);
  expect(session.state()).toMatchObject({ token: 'customer-1', deviceId, lang: 'fr' });
  expect(selectIsSignedIn(session.store.getState())).toBe(true);
  expect(selectGuestToken(session.store.getState())).toBe('');
});

test('SESS-012 its language is English unless told', async () => {
  expect((await visit({})).state().lang).toBe('en');
});

test('SESS-013 the session holds what became of the subscribe pop-up, and the birthday wishes', async () => {
  const session = await visit({});
  const facts = () => {
    const { isShowSubscribe, subscribePopup, playBirthdayWishes } = session.state();
    return { isShowSubscribe, subscribePopup, playBirthdayWishes };
  };
  expect(facts()).toEqual({ isShowSubscribe: false, subscribePopup: null, playBirthdayWishes: null });
  session.store.dispatch(sessionEvents.subscribePopupMoved('shown'));
  expect(facts()).toMatchObject({ isShowSubscribe: true, subscribePopup: 'shown' });
  session.store.dispatch(sessionEvents.subscribePopupMoved('hidden'));
  expect(facts()).toMatchObject({ isShowSubscribe: false, subscribePopup: 'hidden' });
  await signIn(session);
  expect(facts().playBirthdayWishes).toBe(false);
});

test('TRK-009 the marketing login is marked under emarsysLogin, with consent, until the logout', async () => {
  const session = await visit(yes);
  await session.seen;
  expect(session.browser.local.getItem('emarsysLogin')).toBeNull();
  await signIn(session);
  expect(session.browser.local.getItem('emarsysLogin')).toBe('1');
  const gone = session.next(sessionEvents.loggedOut);
  session.store.dispatch(sessionEvents.logoutRequested());
  await gone;
  expect(session.browser.local.getItem('emarsysLogin')).toBeNull();
});

test('TRK-009 without consent nobody is marked', async () => {
  const session = await visit({});
  await signIn(session);
  expect(session.browser.local.getItem('emarsysLogin')).toBeNull();
});
