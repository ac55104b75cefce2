import type { CallResult, Customer } from '@shop/contract';
import type { CallOutcome } from '@shop/request';
import { eventChannel, type EventChannel } from 'redux-saga';
import { call, delay, fork, put, select, takeEvery, takeLatest, takeLeading } from 'redux-saga/effects';
import { askCustomer, cachedAnswer, followCustomer } from './customer-flows.ts';
import type { GuestLogin, GuestToken } from './guest-login.ts';
import type { Memory } from './memory.ts';
import type { SessionPorts } from './ports.ts';
import { sessionEvents, sessionSlice, type SessionState } from './slice.ts';
import { surviving } from './surviving.ts';
import { identifyVisitor } from './visitor.ts';
import type { TokenChannel } from './token-channel.ts';

/** Keeps cookies and storage as the session’s events say. */
const persistSession = function* (memory: Memory, broadcast: TokenChannel) {
  yield takeEvery(sessionEvents.guestTokenReceived, function* keepGuest({ payload: { token, from } }) {
    const session: SessionState = yield select(sessionSlice.selectors.selectSession);
    // A guest login that answered after a sign-in is ignored.
    if (session.status === 'customer') {
      memory.dropGuestToken();
      return;
    }
    if (session.status === 'ended') return;
    if (from !== 'login') memory.keepGuestToken(token);
    if (from === 'login') broadcast.announce(token);
  });
  yield takeEvery(sessionEvents.signedIn, ({ payload }) => {
    memory.keepCustomerToken(payload.token);
    memory.dropGuestToken();
  });
  yield takeEvery(sessionEvents.indentReceived, ({ payload }) => memory.keepIndent(payload));
  yield takeEvery(sessionEvents.paySignInCompleted, () => memory.keepPayLogin());
  yield takeEvery(sessionEvents.loggedOut, () => memory.forgetEverything());
  yield takeEvery(sessionEvents.sessionExpired, () => memory.forgetCustomer());
  yield takeEvery(sessionEvents.sessionEnded, () => memory.dropPayLogin());
  yield takeEvery(sessionEvents.guestSessionCleared, () => memory.dropGuestToken());
};

const { selectSession } = sessionSlice.selectors;

/** Milliseconds until a guest login that failed, all its retries included, is tried again. */
const guestLoginPause = 15_000;

/** The flows of the session, for the browser; a server runs none of them. */
export const createSessionSaga = (ports: SessionPorts, memory: Memory, guestLogin: GuestLogin) => {
  const { client, broadcast, reloadCart, reloadNotes, reloadPage, routeNeedsAuth } = ports;

  const loadAccountInit = async () => client.call('accountInit', {});
  const loadTrackingValues = async () => client.call('tagManager', {}, { background: true });
  // The logout takes effect in this browser even if the call fails.
  const announceLogout = async () => client.call('logout', { body: {} }, { background: true, replay: false });

  const becomeGuest = function* () {
    const { deviceId }: SessionState = yield select(selectSession);
    const guest: GuestToken | undefined = yield call(guestLogin, deviceId, '');
    if (guest) yield put(sessionEvents.guestTokenReceived(guest));
    return guest !== undefined;
  };

  const start = function* () {
    const customerToken = memory.customerToken();
    // A form that was sent without this page's scripts has logged them out.
    if (customerToken === '' && memory.hasCustomer()) memory.forgetEverything();
    yield put(sessionEvents.sessionRestored({ ...memory.restore(), lang: ports.language?.() ?? 'en' }));
    if (customerToken !== '') {
      // The answer of the page's first view is newer than that of an earlier page.
      const brought: Customer | undefined = yield call(cachedAnswer);
      if (brought) memory.keepCustomer(brought);
      yield put(sessionEvents.signedIn({ token: customerToken, from: 'storage' }));
    }
    for (;;) {
      const { status }: SessionState = yield select(selectSession);
      if (status !== 'unknown') return;
      const isGuest: boolean = yield call(becomeGuest);
      if (!isGuest) yield delay(guestLoginPause);
    }
  };

  /** Only code 200 with a token makes a customer (SESS-002). */
  const judgeSignIn = function* ({ payload }: ReturnType<typeof sessionEvents.signInAnswered>) {
    if (!payload.ok || payload.result.token === null || payload.result.token === '') return;
    yield put(sessionEvents.signedIn({ token: payload.result.token, from: 'login' }));
  };

  const loadCustomer = function* ({ payload: { from } }: ReturnType<typeof sessionEvents.signedIn>) {
    const stored = from === 'storage' ? memory.storedCustomer() : undefined;
    if (stored) {
      yield put(sessionEvents.customerLoaded(stored));
      return;
    }
    if (from === 'login') {
      const init: CallOutcome<CallResult<'accountInit'>> = yield call(loadAccountInit);
      if (init.ok) {
        const { is_old_user: isOldUser, play_birthday_wishes: playBirthdayWishes } = init.result;
        yield put(sessionEvents.accountInitiated({ isOldUser, playBirthdayWishes }));
      }
    }
    yield call(askCustomer);
    if (from === 'login') yield call(loadTheirs);
  };

  /** Loads what belongs to the person besides the customer's own data (SESS-010). */
  const loadTheirs = function* () {
    if (reloadNotes) yield call(reloadNotes);
    if (reloadCart) yield call(reloadCart);
    const values: CallOutcome<CallResult<'tagManager'>> = yield call(loadTrackingValues);
    if (values.ok) yield put(sessionEvents.trackingValuesLoaded(values.result));
  };

  const identify = function* () {
    const clientIp: string = yield call(identifyVisitor, ports);
    const session: SessionState = yield select(selectSession);
    if (clientIp !== session.clientIp) yield put(sessionEvents.clientIpSeen(clientIp));
  };

  /** The e-mail marketing learns once who is here, with their consent, and forgets it without (TRK-009). */
  const notifyMarketing = function* () {
    const { customer }: SessionState = yield select(selectSession);
    if (!ports.mayMeasure?.()) memory.dropMarketingLogin();
    else if (customer && !memory.isMarketingLoginMarked()) {
      memory.markMarketingLogin();
      yield put(sessionEvents.marketingLoggedIn(customer.entityId));
    }
  };

  const logOut = function* () {
    yield call(announceLogout);
    yield put(sessionEvents.loggedOut());
    yield call(becomeGuest);
    if (reloadCart) yield call(reloadCart);
    if (reloadPage) yield call(reloadPage);
  };

  const goOnAsGuest = function* () {
    yield put(sessionEvents.sessionExpired());
    yield call(becomeGuest);
    if (reloadCart) yield call(reloadCart);
    if (reloadPage && routeNeedsAuth?.()) yield call(reloadPage);
  };

  const followOtherTabs = function* () {
    const tokens: EventChannel<string> = yield call(() => eventChannel<string>(broadcast.listen));
    yield takeEvery(tokens, function* adopt(token: string) {
      yield put(sessionEvents.guestTokenReceived({ token, from: 'tab' }));
    });
  };

  const safe = surviving(ports.onFault);

  return function* sessionSaga() {
    yield fork(persistSession, memory, broadcast);
    yield fork(followCustomer, memory, safe);
    yield fork(followOtherTabs);
    yield takeEvery(sessionEvents.signInAnswered, safe(judgeSignIn));
    yield takeLatest(sessionEvents.signedIn, safe(loadCustomer));
    yield takeLeading(sessionEvents.sessionStarted, safe(start));
    yield takeLatest([sessionEvents.sessionStarted, sessionEvents.consentChosen], safe(identify));
    yield takeEvery([sessionEvents.customerLoaded, sessionEvents.consentChosen], safe(notifyMarketing));
    yield takeLeading(sessionEvents.logoutRequested, safe(logOut));
    yield takeLeading(sessionEvents.guestWanted, safe(goOnAsGuest));
  };
};
