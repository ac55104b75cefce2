import type { CallResult } from '@shop/contract';
import { api } from '@shop/platform';

/** How often an open payment is asked for, in ms. */
const pollEvery = 3000;

/** What became of an order's payment (CHK-012). The call only reads; it places no order. */
export const paymentResultApi = api.injectEndpoints({
  endpoints: (build) => ({
    paymentResult: build.query<CallResult<'pollingData'>, string>({
      query: (order_id) => ({ call: 'pollingData', body: { order_id }, background: true }),
      keepUnusedDataFor: 0,
    }),
  }),
});

/** Asks every three seconds while the payment is open, and stops when it is decided. */
export const usePaymentResult = (orderId: string) => {
  const known = paymentResultApi.endpoints.paymentResult.useQueryState(orderId);
  const open = known.data?.payment === 'pending';
  return paymentResultApi.usePaymentResultQuery(orderId, {
    pollingInterval: open ? pollEvery : 0,
    skipPollingIfUnfocused: true,
  });
};
