import type { CallBody, CallResult } from '@shop/contract';
import { api } from '@shop/platform';

export const returnsApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Goods are sent back; the order says afterwards what else may be. Told of in the form alone: nothing typed is lost. */
    returnOrder: build.mutation<CallResult<'returnOrder'>, CallBody<'returnOrder'>>({
      query: (body) => ({ call: 'returnOrder', body, background: true }),
      invalidatesTags: ['Order'],
    }),
  }),
});

export const { useReturnOrderMutation } = returnsApi;
