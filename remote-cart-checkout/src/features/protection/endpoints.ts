import type { CallResult } from '@shop/contract';
import { api, withEndpoints } from '@shop/platform';
import { wholeCartChange } from '../../cart-change.ts';

/** Protection of the shipment (API-114, API-117). Its price depends on the cart. */
export const protectionApi = withEndpoints(api, (build) => ({
  /** The argument is the subtotal in cents: another cart has another price. */
  shippingPlans: build.query<CallResult<'seelPlans'>['plans'], number>({
    query: () => ({ call: 'seelPlans', body: {}, background: true }),
    transformResponse: ({ plans }: CallResult<'seelPlans'>) => plans,
    keepUnusedDataFor: 30,
  }),
  /** The plan that protects the shipment; null takes it off, which pays it back. */
  setProtection: build.mutation(
    wholeCartChange((plan: { planId: string } | null) =>
      plan === null
        ? { call: 'refundShippingProtection', body: {} }
        : { call: 'extendShipping', body: { is_add: 1, ...plan } },
    ),
  ),
}));
