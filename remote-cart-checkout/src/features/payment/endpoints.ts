import type { CallBody } from '@shop/contract';
import { api, calling, withEndpoints } from '@shop/platform';
import { wholeCartChange } from '../../cart-change.ts';

/**
 * From a chosen method to a placed order (CHK-005, CHK-006, CHK-010). All are made in place: the page shows their
 * outcome, and none of them may lead away from it.
 */
export const paymentApi = withEndpoints(api, (build) => ({
  paymentMethods: build.query(calling('cartPaymentMethods', { inPlace: true, answer: ({ list }) => list })),
  cartPayment: build.mutation(
    wholeCartChange(
      (body: CallBody<'cartPayment'>) => ({ call: 'cartPayment', body }),
      () => 'payment method',
    ),
  ),
  clientToken: build.query({ ...calling('braintreeClientToken', { inPlace: true }), keepUnusedDataFor: 0 }),
  creditCard: build.mutation(calling('braintreeCreditCard', 'body')),
  riskOfCard: build.query({ ...calling('braintreeUnderRiskified', 'query', { inPlace: true }), keepUnusedDataFor: 0 }),
  /** Each order has a token of its own (API-120). */
  orderToken: build.query({
    ...calling('orderToken', { background: true, answer: ({ order_token }) => order_token }),
    keepUnusedDataFor: 0,
  }),
  createOrder: build.mutation({
    ...calling('createOrder', 'body'),
    invalidatesTags: (placed) => (placed ? ['Cart', 'Order', 'Points'] : []),
  }),
  /** Places the same order from the single-page pay (CHK-015). */
  placeDraft: build.mutation({
    ...calling('placeOrder', 'body'),
    invalidatesTags: (placed) => (placed ? ['Cart', 'Order', 'Points'] : []),
  }),
  orderByKey: build.query({ ...calling('orderByKey', 'query', { inPlace: true }), keepUnusedDataFor: 0 }),
}));
