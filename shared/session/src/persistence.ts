import { select, takeEvery } from 'redux-saga/effects';
import type { Memory } from './memory.ts';
import { sessionEvents, sessionSlice } from './slice.ts';
import type { SessionState } from './slice.ts';
import type { TokenChannel } from './token-channel.ts';

/** Keeps cookies and storage as the session’s events say. */
export const persistSession = function* (memory: Memory, broadcast: TokenChannel) {
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
