import type { CallResult } from '@shop/contract';
import { api, withEndpoints, type CallArgs, type CallError, type RootState } from '@shop/platform';
import { useSyncExternalStore } from 'react';

/** How often an open payment is asked for, in ms. */
const pollEvery = 3000;

type Result = CallResult<'pollingData'>;
type Outcome = { data: Result; error?: undefined } | { data?: undefined; error: CallError };
type MaybePromise<T> = T | PromiseLike<T>;

const knownResult = (orderId: string, state: RootState): Result | undefined =>
  paymentResultApi.endpoints.paymentResult.select(orderId)(state).data;

/** Reads an order’s payment (CHK-012); it places no order. */
export const paymentResultApi = withEndpoints(api, (build) => ({
  paymentResult: build.query<Result, string>({
    queryFn: (order_id, { getState }, _options, send) => {
      // A person waits for the first answer; once there is one the page asks by itself, and heeds Retry-After.
      const isFirst = knownResult(order_id, getState() as RootState) === undefined;
      const call: CallArgs = { call: 'pollingData', body: { order_id }, background: !isFirst, inPlace: isFirst };
      return send(call) as MaybePromise<Outcome>; // what the contract says of the call
    },
    keepUnusedDataFor: 0,
  }),
}));

const watchVisibility = (changed: () => void): (() => void) => {
  document.addEventListener('visibilitychange', changed);
  return () => document.removeEventListener('visibilitychange', changed);
};
const isVisible = (): boolean => document.visibilityState === 'visible';
const isAnywhere = (): boolean => true;

/** Asks every three seconds while the payment is open and its tab in view, and stops when it is decided. */
export const usePaymentResult = (orderId: string) => {
  const known = paymentResultApi.endpoints.paymentResult.useQueryState(orderId);
  const open = known.data?.payment === 'pending';
  const inView = useSyncExternalStore(watchVisibility, isVisible, isAnywhere);
  return paymentResultApi.usePaymentResultQuery(orderId, { pollingInterval: open && inView ? pollEvery : 0 });
};
