import type { Action } from '@reduxjs/toolkit';
import { intentTypes, type Customer, type Intent } from '@shop/contract';
import { ask } from '@shop/store';
import { put, select, take, takeEvery } from 'redux-saga/effects';
import { customerApi } from './customer-endpoint.ts';
import { toCustomer } from './customer.ts';
import type { Memory } from './memory.ts';
import { sessionEvents, sessionSlice } from './slice.ts';
import type { SessionState } from './slice.ts';
import type { surviving } from './surviving.ts';

const { matchPending, matchFulfilled, matchRejected, initiate, select: selectAnswer } = customerApi.endpoints.customer;
const { selectSession } = sessionSlice.selectors;

type Asked = Action & { meta: { requestId: string } };

/** The customer as the cache holds them; none until the API has answered somebody. */
export const cachedAnswer = function* (): Generator<unknown, Customer | undefined, unknown> {
  return ((yield select(selectAnswer())) as ReturnType<ReturnType<typeof selectAnswer>>).data;
};

/** An answer that is on its way may be of before a change, or of another customer: it is let arrive first. */
const noneOnItsWay = function* (): Generator {
  yield yield put(customerApi.util.getRunningQueryThunk('customer', undefined) as never);
};

export const askCustomer = function* (): Generator {
  yield* noneOnItsWay();
  yield* ask(initiate(undefined, { subscribe: false, forceRefetch: true }));
};

/** The session goes by what the API answers of the customer, whoever asked, and this browser keeps it (SESS-011). */
export const followCustomer = function* (memory: Memory, safe: ReturnType<typeof surviving>): Generator {
  const onCustomer = function* ({ meta: { requestId } }: Asked): Generator<unknown, void, never> {
    const before: SessionState = yield select(selectSession);
    const settled: Action = yield take(
      (action: Action) => (matchFulfilled(action) || matchRejected(action)) && action.meta.requestId === requestId,
    );
    const { status, token }: SessionState = yield select(selectSession);
    // Another customer may have signed in, or this one out, while the answer was on its way.
    const isTheirs = status === 'customer' && (before.status === 'unknown' || before.token === token);
    if (!matchFulfilled(settled) || !isTheirs) return;
    const answer = yield* cachedAnswer();
    const customer = toCustomer(answer);
    if (!customer) return;
    memory.keepCustomer(answer);
    yield put(sessionEvents.customerLoaded(customer));
  };

  const learn = function* ({ payload: { customer } }: Intent<'customerChanged'>): Generator<unknown, void, never> {
    const { status }: SessionState = yield select(selectSession);
    if (status !== 'customer') return;
    if (!customer) {
      // Should the API not answer, the next page asks it.
      memory.dropCustomer();
      yield* askCustomer();
      return;
    }
    yield* noneOnItsWay();
    yield* ask(customerApi.util.upsertQueryData('customer', undefined, customer));
  };

  yield takeEvery(matchPending, safe(onCustomer));
  yield takeEvery(intentTypes.customerChanged, safe(learn));
};
