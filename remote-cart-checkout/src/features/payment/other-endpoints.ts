import type { CallResult } from '@shop/contract';
import { api, calling, withEndpoints } from '@shop/platform';
import { cartChange } from '../../cart-change.ts';

/**
 * Buy now pay later (CHK-007), the wallet (CHK-008) and donations (CHK-011). All are made in place: the page shows
 * their outcome.
 */
export const otherPaymentsApi = withEndpoints(api, (build) => ({
  payLaterToken: build.query({ ...calling('klarnaClientToken', 'query', { inPlace: true }), keepUnusedDataFor: 0 }),
  /** The argument is the total in cents: another total has other instalments. */
  payLaterInfo: build.query<CallResult<'klarnaInfo'>, number>({
    query: () => ({ call: 'klarnaInfo', background: true }),
  }),
  payLater: build.mutation(calling('klarnaPayment', 'body')),
  walletToken: build.query({ ...calling('walletToken', 'query', { inPlace: true }), keepUnusedDataFor: 0 }),
  prePayRisk: build.mutation(calling('prePayRisk', 'body')),
  walletRisk: build.mutation(calling('alipayUnderRiskified', (body: { token: string }) => ({ body }))),
  walletCheck: build.mutation(
    calling('alipayCheck', (body: { token: string }) => ({ body, background: true, inPlace: false })),
  ),
  walletCancel: build.mutation({
    ...calling('alipayCancel', (body: { token: string }) => ({ body })),
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
}));
