import type { CallResult } from '@shop/contract';
import { api } from '@shop/platform';

/** Free gifts of the cart (CART-029, CART-032). `item_id` is the gift's own. */
export const giftsApi = api.injectEndpoints({
  endpoints: (build) => ({
    addGift: build.mutation<CallResult<'addGift'>, { item_id: number }>({
      query: (body) => ({ call: 'addGift', body, background: true }),
    }),
    deleteGift: build.mutation<CallResult<'deleteGift'>, { item_id: number }>({
      query: (body) => ({ call: 'deleteGift', body, background: true }),
    }),
    confirmGift: build.mutation<CallResult<'freeGiftConfirm'>, { gift_id: number }>({
      query: (body) => ({ call: 'freeGiftConfirm', body, background: true }),
      // Also a refusal may mean that the gift is gone.
      invalidatesTags: ['Cart'],
    }),
  }),
});
