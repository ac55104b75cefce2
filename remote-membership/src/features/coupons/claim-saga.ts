import { intents } from '@shop/contract';
import { problemText } from '@shop/kit';
import { call, createAction, put, survive, takeEvery } from '@shop/platform';
import { couponsApi } from './endpoints.ts';

/** A guest wants a coupon. Dispatched once they are signed in, so it carries the texts for the outcome. */
export const couponWanted = createAction<{ code: string; done: string; failed: string }>('membership/couponWanted');

/** Claims the coupon that was wanted before the sign-in, and shows the outcome; a refusal is a warning (ERR-011). */
const claim = function* ({ payload }: ReturnType<typeof couponWanted>) {
  const asked: Promise<{ error?: unknown }> = yield put(
    couponsApi.endpoints.claimCoupon.initiate(payload.code, { track: false }) as never, // a thunk, which redux takes
  );
  const { error }: { error?: unknown } = yield call(() => asked);
  if (!error) yield put(intents.noticeGiven({ text: payload.done, tone: 'ok' }));
  else yield put(intents.noticeGiven({ text: problemText(error, payload.failed), tone: 'neutral' }));
};

export const claimSaga = function* () {
  yield takeEvery(couponWanted, survive(claim));
};
