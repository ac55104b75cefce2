import type { CallBody, CallResult } from '@shop/contract';
import { api } from '@shop/platform';

export const magazineApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Orders the massage-chair magazine; the pop-up says itself what went wrong. */
    orderMagazine: build.mutation<CallResult<'massageChairNewsletter'>, CallBody<'massageChairNewsletter'>>({
      query: (body) => ({ call: 'massageChairNewsletter', body, background: true }),
    }),
  }),
});

export const { useOrderMagazineMutation } = magazineApi;
