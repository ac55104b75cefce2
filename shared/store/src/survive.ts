import { call } from 'redux-saga/effects';
import type { SagaIterator } from 'redux-saga';

/**
 * Wraps a worker so that what it throws is reported and the watcher that forked it lives on:
 * `takeLatest(couponApplied, survive(applyCoupon))`.
 */
export const survive = <A extends unknown[]>(
  worker: (...args: A) => Generator,
  onError: (error: unknown) => void = (error) => reportError(error),
): ((...args: A) => SagaIterator<void>) =>
  function* survivor(...args: A): SagaIterator<void> {
    try {
      yield call(worker, ...args);
    } catch (error) {
      onError(error);
    }
  };
