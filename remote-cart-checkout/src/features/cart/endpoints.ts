import type { CallInput, CallResult } from '@shop/contract';
import { api } from '@shop/platform';

type Body<N extends 'editCartItem' | 'deleteCartItem' | 'applyCoupon'> = CallInput<N>['body'];

/** Changes of the cart (document 2 §7). Each answers the whole cart, which the sagas put into the cache. */
export const cartChangesApi = api.injectEndpoints({
  endpoints: (build) => ({
    editCartItem: build.mutation<CallResult<'editCartItem'>, Body<'editCartItem'>>({
      query: (body) => ({ call: 'editCartItem', body }),
    }),
    deleteCartItem: build.mutation<CallResult<'deleteCartItem'>, Body<'deleteCartItem'>>({
      query: (body) => ({ call: 'deleteCartItem', body }),
    }),
    applyCoupon: build.mutation<CallResult<'applyCoupon'>, Body<'applyCoupon'>>({
      query: (body) => ({ call: 'applyCoupon', body }),
    }),
    removeCoupon: build.mutation<CallResult<'removeCoupon'>, void>({
      query: () => ({ call: 'removeCoupon', body: {} }),
    }),
  }),
});
