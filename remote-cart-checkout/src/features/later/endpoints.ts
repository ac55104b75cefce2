import type { CallInput, CallResult } from '@shop/contract';
import { api } from '@shop/platform';

/** The list for later (document 2 §7). Moving an item answers both lists. */
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
