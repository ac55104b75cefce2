import type { CallBody, CallInput, CallResult, Cart, PlacedOrder } from '@shop/contract';
import { api } from '@shop/platform';
import { cartChange, wholeCart } from '../../cart-change.ts';

/**
 * From a chosen method to a placed order (CHK-005, CHK-006, CHK-010). All are made in place: the page shows their
 * outcome, and none of them may lead away from it.
 */
export const paymentApi = api.injectEndpoints({
  endpoints: (build) => ({
    paymentMethods: build.query<CallResult<'cartPaymentMethods'>['list'], void>({
      query: () => ({ call: 'cartPaymentMethods', inPlace: true }),
      transformResponse: ({ list }: CallResult<'cartPaymentMethods'>) => list,
    }),
    cartPayment: build.mutation(
      cartChange<Cart, CallBody<'cartPayment'>>({
        call: (body) => ({ call: 'cartPayment', body }),
        cartOf: wholeCart,
        key: () => 'payment method',
      }),
    ),
    clientToken: build.query<CallResult<'braintreeClientToken'>, void>({
      query: () => ({ call: 'braintreeClientToken', inPlace: true }),
      keepUnusedDataFor: 0,
    }),
    creditCard: build.mutation<CallResult<'braintreeCreditCard'>, CallInput<'braintreeCreditCard'>['body']>({
      query: (body) => ({ call: 'braintreeCreditCard', body }),
    }),
    riskOfCard: build.query<CallResult<'braintreeUnderRiskified'>, CallInput<'braintreeUnderRiskified'>['query']>({
      query: (query) => ({ call: 'braintreeUnderRiskified', query, inPlace: true }),
      keepUnusedDataFor: 0,
    }),
    /** Each order has a token of its own (API-120). */
    orderToken: build.query<string, void>({
      query: () => ({ call: 'orderToken', background: true }),
      transformResponse: ({ order_token }: CallResult<'orderToken'>) => order_token,
      keepUnusedDataFor: 0,
    }),
    createOrder: build.mutation<PlacedOrder, CallInput<'createOrder'>['body']>({
      query: (body) => ({ call: 'createOrder', body }),
      invalidatesTags: (placed) => (placed ? ['Cart', 'Order', 'Points'] : []),
    }),
    /** Places the same order from the single-page pay (CHK-015). */
    placeDraft: build.mutation<PlacedOrder, CallInput<'placeOrder'>['body']>({
      query: (body) => ({ call: 'placeOrder', body }),
      invalidatesTags: (placed) => (placed ? ['Cart', 'Order', 'Points'] : []),
    }),
    orderByKey: build.query<PlacedOrder, CallInput<'orderByKey'>['query']>({
      query: (query) => ({ call: 'orderByKey', query, inPlace: true }),
      keepUnusedDataFor: 0,
    }),
  }),
});
