import type { CallBody, CallResult } from '@shop/contract';
import { api } from '@shop/platform';

export const serviceApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** A request to the large-order programme. */
    requestLargeOrder: build.mutation<CallResult<'largeOrder'>, CallBody<'largeOrder'>>({
      query: (body) => ({ call: 'largeOrder', body }),
    }),
  }),
});

export const { useRequestLargeOrderMutation } = serviceApi;
