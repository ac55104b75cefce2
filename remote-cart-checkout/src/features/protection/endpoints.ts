import type { CallInput, CallResult } from '@shop/contract';
import { api } from '@shop/platform';

/** Protection of the shipment (API-114, API-117). Its price depends on the cart. */
export const protectionApi = api.injectEndpoints({
  endpoints: (build) => ({
    shippingPlans: build.query<CallResult<'seelPlans'>['plans'], number>({
      /** The argument is the subtotal in cents: another cart has another price. */
      query: () => ({ call: 'seelPlans', body: {}, background: true }),
      transformResponse: ({ plans }: CallResult<'seelPlans'>) => plans,
      keepUnusedDataFor: 30,
    }),
    protectShipment: build.mutation<CallResult<'extendShipping'>, CallInput<'extendShipping'>['body']>({
      query: (body) => ({ call: 'extendShipping', body, background: true }),
    }),
    refundProtection: build.mutation<CallResult<'refundShippingProtection'>, void>({
      query: () => ({ call: 'refundShippingProtection', body: {}, background: true }),
    }),
  }),
});
