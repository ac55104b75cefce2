import { put } from 'redux-saga/effects';

type Thunk<R> = (dispatch: never, getState: never, extra: never) => R;

/**
 * Runs an endpoint's thunk from a saga and waits for its outcome, typed:
 * `const { data, error } = yield* ask(sendCode.initiate(…))`. A failed call does not throw: the error is in the outcome.
 */
export const ask = function* <R>(thunk: Thunk<R>): Generator<unknown, Awaited<R>, unknown> {
  // A saga's yields are untyped; dispatching a thunk answers what it returns, and yielding a promise what it comes to.
  const started = yield put(thunk as never);
  return (yield started) as Awaited<R>;
};
