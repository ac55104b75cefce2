import type { CallResult, Cart } from '@shop/contract';
import { api } from '@shop/platform';
import { cartChange, wholeCart } from '../../cart-change.ts';

/** Protection of the shipment (API-114, API-117). Its price depends on the cart. */
export const protectionApi = api.injectEndpoints({
  endpoints: (build) => ({
    shippingPlans: build.query<CallResult<'seelPlans'>['plans'], number>({
      /** The argument is the subtotal in cents: another cart has another price. */
      query: () => ({ call: 'seelPlans', body: {}, background: true }),
      transformResponse: ({ plans }: CallResult<'seelPlans'>) => plans,
      keepUnusedDataFor: 30,
    }),
    /** The plan that protects the shipment; null takes it off, which pays it back. */
    setProtection: build.mutation(
      cartChange<Cart, { planId: string } | null>({
        call: (plan) =>
          plan === null
            ? { call: 'refundShippingProtection', body: {} }
            : { call: 'extendShipping', body: { is_add: 1, ...plan } },
        cartOf: wholeCart,
      }),
    ),
  }),
});
