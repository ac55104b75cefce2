import type { CallInput, CallResult } from '@shop/contract';
import { api } from '@shop/platform';
import { cartChange } from '../../cart-change.ts';

/**
 * Buy now pay later (CHK-007), the wallet (CHK-008) and donations (CHK-011). All are made in place: the page shows
 * their outcome.
 */
export const otherPaymentsApi = api.injectEndpoints({
  endpoints: (build) => ({
    payLaterToken: build.query<CallResult<'klarnaClientToken'>, CallInput<'klarnaClientToken'>['query']>({
      query: (query) => ({ call: 'klarnaClientToken', query, inPlace: true }),
      keepUnusedDataFor: 0,
    }),
    payLaterInfo: build.query<CallResult<'klarnaInfo'>, number>({
      /** The argument is the total in cents: another total has other instalments. */
      query: () => ({ call: 'klarnaInfo', background: true }),
    }),
    payLater: build.mutation<CallResult<'klarnaPayment'>, CallInput<'klarnaPayment'>['body']>({
      query: (body) => ({ call: 'klarnaPayment', body }),
    }),
    walletToken: build.query<CallResult<'walletToken'>, CallInput<'walletToken'>['query']>({
      query: (query) => ({ call: 'walletToken', query, inPlace: true }),
      keepUnusedDataFor: 0,
    }),
    prePayRisk: build.mutation<CallResult<'prePayRisk'>, CallInput<'prePayRisk'>['body']>({
      query: (body) => ({ call: 'prePayRisk', body }),
    }),
    walletRisk: build.mutation<CallResult<'alipayUnderRiskified'>, { token: string }>({
      query: (body) => ({ call: 'alipayUnderRiskified', body }),
    }),
    walletCheck: build.mutation<CallResult<'alipayCheck'>, { token: string }>({
      query: (body) => ({ call: 'alipayCheck', body, background: true, inPlace: false }),
    }),
    walletCancel: build.mutation<CallResult<'alipayCancel'>, { token: string }>({
      query: (body) => ({ call: 'alipayCancel', body }),
      invalidatesTags: ['Cart', 'Order'],
    }),
    /** The cart's tip in cents; `tip_id` is that of the one it has. */
    setTip: build.mutation(
      cartChange<CallResult<'createTipDonation'>, { tip_id: number | null; amount: number }>({
        call: ({ tip_id, amount }) =>
          tip_id === null
            ? { call: 'createTipDonation', body: { amount } }
            : { call: 'updateTipDonation', body: { tip_id, amount } },
        cartOf: null,
      }),
    ),
  }),
});
