import type { CallBody, CallResult } from '@shop/contract';
import { api } from '@shop/platform';

export const returnsApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Sends goods back and reloads the order. Errors are shown in the form, which keeps what was typed. */
    returnOrder: build.mutation<CallResult<'returnOrder'>, CallBody<'returnOrder'>>({
      query: (body) => ({ call: 'returnOrder', body, background: true }),
      invalidatesTags: ['Order'],
    }),
  }),
});

export const { useReturnOrderMutation } = returnsApi;
