import type { CallInput, CallResult, PlacedOrder } from '@shop/contract';
import { api } from '@shop/platform';

/**
 * From a chosen method to a placed order (document 2 §7). All of them are background calls for the client: what comes
 * of them is said on the page, and none of them may lead away from it.
 */
export const paymentApi = api.injectEndpoints({
  endpoints: (build) => ({
    paymentMethods: build.query<CallResult<'cartPaymentMethods'>['list'], void>({
      query: () => ({ call: 'cartPaymentMethods', background: true }),
      transformResponse: ({ list }: CallResult<'cartPaymentMethods'>) => list,
    }),
    cartPayment: build.mutation<CallResult<'cartPayment'>, CallInput<'cartPayment'>['body']>({
      query: (body) => ({ call: 'cartPayment', body, background: true }),
      invalidatesTags: ['Cart'],
    }),
    clientToken: build.query<CallResult<'braintreeClientToken'>, void>({
      query: () => ({ call: 'braintreeClientToken', background: true }),
      keepUnusedDataFor: 0,
    }),
    creditCard: build.mutation<CallResult<'braintreeCreditCard'>, CallInput<'braintreeCreditCard'>['body']>({
      query: (body) => ({ call: 'braintreeCreditCard', body, background: true }),
    }),
    riskOfCard: build.query<CallResult<'braintreeUnderRiskified'>, CallInput<'braintreeUnderRiskified'>['query']>({
      query: (query) => ({ call: 'braintreeUnderRiskified', query, background: true }),
      keepUnusedDataFor: 0,
    }),
    createOrder: build.mutation<PlacedOrder, CallInput<'createOrder'>['body']>({
      query: (body) => ({ call: 'createOrder', body, background: true }),
      invalidatesTags: (placed) => (placed ? ['Cart', 'Order'] : []),
    }),
    /** The single-page pay's way to the same order (document 2 §7). */
    placeDraft: build.mutation<PlacedOrder, CallInput<'placeOrder'>['body']>({
      query: (body) => ({ call: 'placeOrder', body, background: true }),
      invalidatesTags: (placed) => (placed ? ['Cart', 'Order'] : []),
    }),
    orderByKey: build.query<PlacedOrder, CallInput<'orderByKey'>['query']>({
      query: (query) => ({ call: 'orderByKey', query, background: true }),
      keepUnusedDataFor: 0,
    }),
  }),
});
