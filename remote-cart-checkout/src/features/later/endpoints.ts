import type { CallInput, CallResult } from '@shop/contract';
import { api } from '@shop/platform';

/** The save-for-later list (CART-028). Moving an item answers both lists. */
export const laterApi = api.injectEndpoints({
  endpoints: (build) => ({
    later: build.query<CallResult<'laterCart'>, void>({
      query: () => ({ call: 'laterCart', background: true }),
      providesTags: ['Cart'],
    }),
    editLater: build.mutation<CallResult<'editLaterCart'>, CallInput<'editLaterCart'>['body']>({
      query: (body) => ({ call: 'editLaterCart', body, background: true }),
    }),
  }),
});
