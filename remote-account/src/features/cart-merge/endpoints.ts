import type { CallBody, CallResult } from '@shop/contract';
import { api } from '@shop/platform';

/** In the background: how the undo ended is said once, in the end. */
export const cartMergeApi = api.injectEndpoints({
  endpoints: (build) => ({
    takeBack: build.mutation<CallResult<'deleteCartItem'>, number>({
      query: (item_id) => ({ call: 'deleteCartItem', body: { item_id }, background: true }),
    }),
    setBack: build.mutation<CallResult<'editCartItem'>, CallBody<'editCartItem'>>({
      query: (body) => ({ call: 'editCartItem', body, background: true }),
    }),
    withdrawCoupon: build.mutation<CallResult<'removeCoupon'>, void>({
      query: () => ({ call: 'removeCoupon', body: {}, background: true }),
    }),
  }),
});
