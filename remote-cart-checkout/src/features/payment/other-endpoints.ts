import type { CallInput, CallResult } from '@shop/contract';
import { api } from '@shop/platform';

/**
 * Buy now pay later (CHK-007), the wallet (CHK-008) and donations (CHK-011). All are background calls: the page shows
 * their outcome.
 */
export const otherPaymentsApi = api.injectEndpoints({
  endpoints: (build) => ({
    payLaterToken: build.query<CallResult<'klarnaClientToken'>, void>({
      query: () => ({ call: 'klarnaClientToken', background: true }),
      keepUnusedDataFor: 0,
    }),
    payLaterInfo: build.query<CallResult<'klarnaInfo'>, number>({
      /** The argument is the total in cents: another total has other instalments. */
      query: () => ({ call: 'klarnaInfo', background: true }),
    }),
    payLater: build.mutation<CallResult<'klarnaPayment'>, CallInput<'klarnaPayment'>['body']>({
      query: (body) => ({ call: 'klarnaPayment', body, background: true }),
    }),
    walletToken: build.query<CallResult<'walletToken'>, void>({
      query: () => ({ call: 'walletToken', background: true }),
      keepUnusedDataFor: 0,
    }),
    prePayRisk: build.mutation<CallResult<'prePayRisk'>, CallInput<'prePayRisk'>['body']>({
      query: (body) => ({ call: 'prePayRisk', body, background: true }),
    }),
    walletRisk: build.mutation<CallResult<'alipayUnderRiskified'>, { token: string }>({
      query: (body) => ({ call: 'alipayUnderRiskified', body, background: true }),
    }),
    walletCheck: build.mutation<CallResult<'alipayCheck'>, { token: string }>({
      query: (body) => ({ call: 'alipayCheck', body, background: true }),
    }),
    walletCancel: build.mutation<CallResult<'alipayCancel'>, { token: string }>({
      query: (body) => ({ call: 'alipayCancel', body, background: true }),
      invalidatesTags: ['Cart', 'Order'],
    }),
    createTip: build.mutation<CallResult<'createTipDonation'>, { amount: number }>({
      query: (body) => ({ call: 'createTipDonation', body, background: true }),
      invalidatesTags: ['Cart'],
    }),
    updateTip: build.mutation<CallResult<'updateTipDonation'>, { tip_id: number; amount: number }>({
      query: (body) => ({ call: 'updateTipDonation', body, background: true }),
      invalidatesTags: ['Cart'],
    }),
  }),
});
