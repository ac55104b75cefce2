import type { CallBody, CallResult } from '@shop/contract';
import { api } from '@shop/platform';

/** In the background: how the undo ended is said once, in the end. */
export const visitMergeApi = api.injectEndpoints({
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
    unwish: build.mutation<CallResult<'deleteWishlistItem'>, CallBody<'deleteWishlistItem'>>({
      query: (body) => ({ call: 'deleteWishlistItem', body, background: true }),
    }),
    forget: build.mutation<CallResult<'forgetViewed'>, number[]>({
      query: (product_ids) => ({ call: 'forgetViewed', body: { product_ids }, background: true }),
    }),
  }),
});
