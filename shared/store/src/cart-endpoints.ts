import type { CallInput, CallResult } from '@shop/contract';
import { api } from './api.ts';

/** The cart itself is read by the header (count) and by the cart's own remote; it is fetched once for both. */
export const cartApi = api.injectEndpoints({
  endpoints: (build) => ({
    cart: build.query<CallResult<'carts'>, void>({
      query: () => ({ call: 'carts', background: true }),
      providesTags: ['Cart'],
    }),
    addCartItem: build.mutation<CallResult<'addCartItem'>, CallInput<'addCartItem'>['body']>({
      query: (body) => ({ call: 'addCartItem', body }),
      // A refused add changed nothing, and a refetch would overwrite the outcome.
      invalidatesTags: (cart) => (cart ? ['Cart'] : []),
    }),
  }),
});
