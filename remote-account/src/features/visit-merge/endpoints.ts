import type { CallBody, CallResult } from '@shop/contract';
import { api } from '@shop/platform';

/** In the background: how the undo ended is said once, in the end. */
export const visitMergeApi = api.injectEndpoints({
  endpoints: (build) => ({
    unwish: build.mutation<CallResult<'deleteWishlistItem'>, CallBody<'deleteWishlistItem'>>({
      query: (body) => ({ call: 'deleteWishlistItem', body, background: true }),
    }),
    forget: build.mutation<CallResult<'forgetViewed'>, number[]>({
      query: (product_ids) => ({ call: 'forgetViewed', body: { product_ids }, background: true }),
    }),
  }),
});
