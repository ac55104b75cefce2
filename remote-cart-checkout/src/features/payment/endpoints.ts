import type { CallInput, CallResult, PlacedOrder } from '@shop/contract';
import { api } from '@shop/platform';

/** From a chosen method to a placed order (document 2 §7). */
export const paymentApi = api.injectEndpoints({
  endpoints: (build) => ({
    paymentMethods: build.query<CallResult<'cartPaymentMethods'>['list'], void>({
      query: () => ({ call: 'cartPaymentMethods' }),
      transformResponse: ({ list }: CallResult<'cartPaymentMethods'>) => list,
    }),
    cartPayment: build.mutation<CallResult<'cartPayment'>, CallInput<'cartPayment'>['body']>({
      query: (body) => ({ call: 'cartPayment', body }),
      invalidatesTags: ['Cart'],
    }),
    clientToken: build.query<CallResult<'braintreeClientToken'>, void>({
      query: () => ({ call: 'braintreeClientToken' }),
      keepUnusedDataFor: 0,
    }),
    creditCard: build.mutation<CallResult<'braintreeCreditCard'>, CallInput<'braintreeCreditCard'>['body']>({
      query: (body) => ({ call: 'braintreeCreditCard', body }),
    }),
    riskOfCard: build.query<CallResult<'braintreeUnderRiskified'>, CallInput<'braintreeUnderRiskified'>['query']>({
      query: (query) => ({ call: 'braintreeUnderRiskified', query }),
      keepUnusedDataFor: 0,
    }),
    createOrder: build.mutation<PlacedOrder, CallInput<'createOrder'>['body']>({
      query: (body) => ({ call: 'createOrder', body }),
      invalidatesTags: (placed) => (placed ? ['Cart', 'Order'] : []),
    }),
    orderByKey: build.query<PlacedOrder, CallInput<'orderByKey'>['query']>({
      query: (query) => ({ call: 'orderByKey', query }),
      keepUnusedDataFor: 0,
    }),
  }),
});
