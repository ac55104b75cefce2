import type { CallResult } from '@shop/contract';
import { api } from './api.ts';

/**
 * The cart itself is read by the header (count) and by the cart's own remote; it is fetched once for both. Only the
 * cart's remote changes it. The header does without it; a page that shows it says what went wrong.
 */
export const cartApi = api.injectEndpoints({
  endpoints: (build) => ({
    cart: build.query<CallResult<'carts'>, void>({
      query: () => ({ call: 'carts', background: true, inPlace: true }),
      providesTags: ['Cart'],
    }),
  }),
});
