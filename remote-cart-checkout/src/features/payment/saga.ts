import { paths, type CallBody, type CallResult } from '@shop/contract';
import { cleaned } from '@shop/format';
import { isDefinite, problemOf, type Problem, type ProblemKind } from '@shop/kit';
import { ask, call, isAnswer, put, select, survive, takeEvery, takeLatest, takeLeading } from '@shop/platform';
import { expectPurchase } from '../../expected-purchases.ts';
import { paymentApi } from './endpoints.ts';
import { keepIntention, newIntention, readIntention } from './intention.ts';
import { leaveFor } from './leave.ts';
import { declined, riskDeclined } from './declined.ts';
import { paymentEvents, paymentSelectors, type OrderDetails, type PaymentState } from './slice.ts';

type PlacedOrder = CallResult<'createOrder'>;

const { cartPayment, createOrder, orderByKey, orderToken, placeDraft, riskOfCard } = paymentApi.endpoints;
const fresh = { subscribe: false, forceRefetch: true } as const;
const untracked = { track: false } as const;

/** No order was placed. After a conflict the order is looked up, because the first sending of it may have succeeded. */
const isNotPlaced = (problem: Problem): boolean => isDefinite(problem) && problem.code !== 409;

const lost: ReadonlySet<ProblemKind> = new Set(['network', 'other']);

/** It got lost with a server that was ended: the connection broke, or somebody between answered that there is none. */
const isLost = ({ kind, code }: Problem): boolean => lost.has(kind) || code === 500;

const known = function* <T>(selector: (state: PaymentState) => T): Generator<unknown, T, T> {
  return yield select(selector);
};

const refuse = function* (problem: Problem): Generator {
  yield call(keepIntention, null);
  yield put(paymentEvents.paymentRefused(problem));
};

/**
 * A total, coupon or stock that changed may be why the shop says no: the page shows the cart as it is now. Whose session
 * has ended has none to show until they have signed in.
 */
const showCart = function* ({ payload }: ReturnType<typeof paymentEvents.paymentRefused>): Generator {
  if (payload.code !== undefined && payload.kind !== 'signedOut') yield put(paymentApi.util.invalidateTags(['Cart']));
};

/** The wallet's own page is where its order is paid. Whoever comes back undecided finds what became of it. */
const goToWallet = function* ({ order_id, status }: PlacedOrder, redirectUrl: string | undefined): Generator {
  if (redirectUrl !== undefined && status === 'pending_payment') {
    yield call(leaveFor, redirectUrl, paths.payResult(order_id));
  }
};

/**
 * Asks by its key what became of an order; true when none was placed with it. One that still has to be paid in the
 * wallet goes on there. One that is cancelled was placed, and undone because its money could not be had.
 */
const isNeverPlaced = function* (key: string, redirectUrl?: string): Generator<unknown, boolean> {
  const { data, error } = yield* ask(orderByKey.initiate({ idempotency_key: key }, fresh));
  if (data?.status === 'cancelled') {
    yield* refuse(declined);
  } else if (data) {
    yield call(keepIntention, null);
    yield put(paymentEvents.orderPlaced(data));
    yield put(paymentApi.util.invalidateTags(['Cart', 'Order', 'Points']));
    yield* goToWallet(data, redirectUrl);
  } else if (isAnswer(error, 404, 10404)) {
    return true;
  } else {
    yield put(paymentEvents.orderUnconfirmed(problemOf(error)));
  }
  return false;
};

interface Answer {
  data?: PlacedOrder | undefined;
  error?: unknown;
}

/** Has the cart's order placed. A token that is no longer good is asked for anew, once: the payment still is (API-120). */
const placeCart = function* (body: Omit<CallBody<'createOrder'>, 'order_token'>): Generator<unknown, Answer> {
  const send = function* () {
    const token = yield* ask(orderToken.initiate(undefined, fresh));
    if (token.data === undefined) return { error: token.error };
    return yield* ask(createOrder.initiate({ ...body, order_token: token.data }, untracked));
  };
  const first = yield* send();
  return problemOf(first.error).field === 'order_token' ? yield* send() : first;
};

/**
 * Sends the order (CHK-010). Repeats with the same key make one order, so one that got lost is looked up and, where there
 * is none, sent once more by itself.
 */
const sendOrder = function* (key: string, details: OrderDetails, isRepeat = false): Generator {
  const { nonce, method, grandTotal, email, draftId, redirectUrl } = details;
  const note = cleaned(yield* known(paymentSelectors.selectNote));
  const body = {
    idempotency_key: key,
    payment_method: method,
    ...(nonce !== undefined && { payment_nonce: nonce }),
    grand_total: grandTotal,
    ...(email === null ? {} : { email }),
    ...(note !== '' && { note }),
  };
  const { data, error } =
    draftId === undefined
      ? yield* placeCart(body)
      : yield* ask(placeDraft.initiate({ ...body, draft_id: draftId }, untracked));
  if (data) {
    yield call(keepIntention, null);
    // The order stands before anybody leaves for the wallet: coming back, or not, never places a second one.
    yield put(paymentEvents.orderPlaced(data));
    yield* goToWallet(data, redirectUrl);
    return;
  }
  const problem = problemOf(error);
  if (isNotPlaced(problem)) {
    yield* refuse(problem);
    return;
  }
  yield put(paymentEvents.answerLost());
  if (!(yield* isNeverPlaced(key, redirectUrl))) return;
  if (isDefinite(problem)) yield* refuse(problem);
  else if (isRepeat || !isLost(problem)) yield put(paymentEvents.orderUnconfirmed(problem));
  else {
    yield put(paymentEvents.orderSent(key));
    yield* sendOrder(key, details, true);
  }
};

const rememberPurchase = function* ({ payload }: ReturnType<typeof paymentEvents.orderPlaced>): Generator {
  yield call(expectPurchase, payload.order_id);
};

/** The payment is good: risk of a card, method, order. Nothing before the order itself can leave anything behind. */
const placeOrder = function* ({ payload }: ReturnType<typeof paymentEvents.paymentAccepted>): Generator {
  if (payload.method === 'card' && payload.nonce !== undefined) {
    const risk = yield* ask(riskOfCard.initiate({ nonce: payload.nonce }, fresh));
    if (!risk.data) return yield* refuse(problemOf(risk.error));
    if (risk.data.status === 'declined') return yield* refuse(riskDeclined);
  }
  if (payload.draftId === undefined && payload.method !== 'none' && payload.cartMethod !== payload.method) {
    const { error } = yield* ask(cartPayment.initiate({ payment_method: payload.method }, untracked));
    if (error) return yield* refuse(problemOf(error));
  }
  // A key whose order never arrived is used again: should that order turn up late, it is still only one.
  const key = (yield* known(paymentSelectors.selectKey)) ?? readIntention() ?? newIntention();
  yield call(keepIntention, key);
  yield put(paymentEvents.orderSent(key));
  yield* sendOrder(key, payload);
};

/** First what became of the order, then, if there is none, the same one again. */
const retryOrder = function* (): Generator {
  const key = yield* known(paymentSelectors.selectKey);
  const details = yield* known(paymentSelectors.selectDetails);
  if (key === null) return;
  if (!(yield* isNeverPlaced(key, details?.redirectUrl))) return;
  if (details === null) {
    yield put(paymentEvents.intentionUnused());
    return;
  }
  yield put(paymentEvents.orderSent(key));
  yield* sendOrder(key, details);
};

/** After a reload: an order may have been placed whose answer nobody saw. */
const resume = function* (): Generator {
  const status = yield* known(paymentSelectors.selectStatus);
  const key: string | null = readIntention();
  if (status !== 'idle' || key === null) return;
  yield put(paymentEvents.intentionFound(key));
  if (yield* isNeverPlaced(key)) yield put(paymentEvents.intentionUnused());
};

const sendMethod = function* ({ payload }: ReturnType<typeof paymentEvents.methodChosen>): Generator {
  const { error } = yield* ask(cartPayment.initiate({ payment_method: payload }, untracked));
  // An order that is on its way says its method itself, and whether that is refused.
  if (error && !(yield* known(paymentSelectors.selectIsLocked))) {
    yield put(paymentEvents.methodRefused(problemOf(error)));
  }
};

export const paymentSaga = function* (): Generator {
  yield takeLeading(paymentEvents.paymentOpened, survive(resume));
  yield takeLeading(paymentEvents.paymentAccepted, survive(placeOrder));
  yield takeLeading(paymentEvents.retryRequested, survive(retryOrder));
  yield takeLatest(paymentEvents.methodChosen, survive(sendMethod));
  yield takeEvery(paymentEvents.orderPlaced, survive(rememberPurchase));
  yield takeEvery(paymentEvents.paymentRefused, survive(showCart));
};
